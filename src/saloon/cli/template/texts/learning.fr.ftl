# La leçon : un titre, une ou deux phrases courtes, et la dernière en gras.
lesson-lead = On envoie ses cartes sur la piste. Ce qui est lent transporte le plus de dollars.
    .title = La piste
    .do = Envoyez la mule.
lesson-pass = Bill vous a doublé avec la diligence. Gardez vos cartes rapides, et piochez.
    .title = Doublé !
    .do = Passez.
lesson-overtake = Votre mustang est plus rapide que le radeau.
    .title = À vous
    .do = Doublez.
lesson-paid = Personne n'a doublé : vous touchez tout ce que la piste transporte, et vous repartez en tête.
    .title = La paie
    .do = Regardez vos dollars.
lesson-fast = Rien ne la double. Elle ne transporte rien, mais garde la tête.
    .title = La locomotive
    .do = Envoyez-la.
lesson-last = Qui n'a plus de cartes finit la partie ; celles des autres leur coûtent 1 $ chacune.
    .title = Dernière carte
    .do = Envoyez le chariot.
lesson-end = Le plus de dollars gagne.
    .title = Gagné !
    .do = Vous savez jouer.

# Les règles au bon moment : chacune une fois, dans une première partie ; l'ancre est son chapitre de la règle.
tip-lead = Sur une piste vide, n'importe quelle carte peut partir.
    .anchor = a-votre-tour
tip-send = On double en envoyant une carte plus rapide que la dernière.
    .anchor = a-votre-tour
tip-pass = Passer fait piocher une carte.
    .anchor = a-votre-tour
tip-paid = Qui n'est plus doublé touche tout ce que la piste transporte.
    .anchor = la-paie
tip-end = La partie finit quand une main est vide ; chaque carte restée en main coûte 1 $.
    .anchor = fin-de-la-partie
