"""Tables where matches are played live; nothing here knows a network."""
