### Les mots de la table dessinée d'Abilene, en plus de ceux du jeu.

hand-of = donne { $hand } sur { $hands }
hand-only = donne { $hand }
turn-of = tour { $turn } sur { $turns }
pot = Le pot
chips = { $count ->
    [one] jeton
   *[other] jetons
  }
heads = { $count ->
    [one] tête
   *[other] têtes
  }
your-herd = Votre troupeau
herd-of = Troupeau de { $name }
no-herd = pas de troupeau
deck = Pioche { $count }
discard = Écart { $count }
stood = servi
folded = couché
out = passe
leads = meneur
deals = donneur
attacks = attaque
standing = en garde
waits = { $card } de { $name } : au début de son tour.
threatened = { $name } guette votre troupeau. { $guards ->
    [0] Rien en main ne l'arrête.
   *[other] { $cards } l'arrête.
  }
buy = Acheter · { $price }
stand = Servi
fold = Se coucher
buy-sentence = Achetez une carte pour { $price ->
    [one] { $price } jeton
   *[other] { $price } jetons
  }, restez servi ou couchez-vous.
cannot-buy = Il vous manque des jetons pour acheter. Restez servi ou couchez-vous.
join = Participer · 2
sit-out = Passer
lay = Poser { $the_card }
drop = Écarter { $the_card }
face-down = Face cachée
onto = Sur { $name }
at = Chez { $name }
against = Contre { $name }
only-down = { $card } ne peut agir maintenant. Posez-la face cachée.
needs-chips = Il vous faut 2 jetons. Posez-la face cachée.
no-target = Personne à viser. Posez-la face cachée.
decline = Laisser venir
steal = { $card }
how-to = Double-clic ou Entrée pour poser. Survolez une carte pour la lire en grand.
hand-short = donne { $hand }/{ $hands }
turn-short = tour { $turn }/{ $turns }
lay-short = Poser
enter-key = Entrée
stops = { $name } guette votre troupeau. { $card ->
    [9] { $the_card } l'arrête ; sinon il vous prend un bétail à son tour.
    [10] { $the_card } l'arrête ; sinon il le disperse à son tour.
   *[other] { $effect }
  }
stops-whom = { $effect } Qui arrêtez-vous ?
others = Les autres joueurs
