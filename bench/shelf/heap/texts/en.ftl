title = Heap
pitch = Take from the heap.
action-take = { $count }
event-took = { $seat } { $count }
