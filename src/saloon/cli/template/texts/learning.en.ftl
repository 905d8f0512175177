# The lesson: a title, one or two short sentences, and the last one in bold.
lesson-lead = You send your cards onto the trail. What is slow carries the most dollars.
    .title = The trail
    .do = Send the mule.
lesson-pass = Bill overtook you with the stagecoach. Keep your fast cards, and draw.
    .title = Overtaken!
    .do = Pass.
lesson-overtake = Your mustang is faster than the raft.
    .title = Your turn
    .do = Overtake.
lesson-paid = Nobody overtook you: you are paid what the trail carries, and lead again.
    .title = Pay
    .do = Look at your dollars.
lesson-fast = Nothing overtakes it. It carries nothing, but keeps the lead.
    .title = The locomotive
    .do = Send it.
lesson-last = Who has no cards left ends the match; the others pay $1 for each of theirs.
    .title = Last card
    .do = Send the wagon.
lesson-end = The most dollars win.
    .title = You win!
    .do = You know how to play.

# Rules when they matter: each is told once, in a first match; the anchor is its chapter of the rules.
tip-lead = On an empty trail any card may go.
    .anchor = on-your-turn
tip-send = You overtake by sending a faster card than the last.
    .anchor = on-your-turn
tip-pass = To pass makes you draw a card.
    .anchor = on-your-turn
tip-paid = Whoever is not overtaken is paid what the trail carries.
    .anchor = pay
tip-end = The match ends when a hand is empty; each card left in hand costs $1.
    .anchor = end-of-the-match
