### Les mots de la table dessinée d'Abilene, en plus de ceux du jeu.

## La table

hand-of = donne { $hand } sur { $hands }
hand-only = donne { $hand }
hand-extra = donne { $hand }, en plus
hand-short = donne { $hand }/{ $hands }
lap-of = tour { $lap } sur { $laps }
lap-short = tour { $lap }/{ $laps }
hand-over = fin de la donne
hand-over-short = fin
others = Les autres joueurs
pot = Le pot
chips = { $count ->
    [one] jeton
   *[other] jetons
  }
heads = { $count ->
    [one] tête
   *[other] têtes
  }
cards = { $count ->
    [one] carte
   *[other] cartes
  }
cards-each = { $count ->
    [one] carte chacun
   *[other] cartes chacun
  }
your-herd = Votre troupeau
herd-of = Troupeau de { $name }
herd-here = Votre bétail se posera ici.
staked = 2 jetons au pot
undecided = décidera ensuite
deciding = décide
purses-now = Les bourses pendant la donne { $hand }
no-herd = pas de troupeau
deck = Pioche
discard = Écart
discard-list = Écart, face visible : { $cards }
buried = Vos cartes cachées
buried-card = { $card }, face cachée, vue de vous seul
face-down-of = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
  }
hidden = Cartes cachées de la dernière donne
hidden-now = Cachées
next-card = Votre prochaine carte
ladder = Le prix de vos cartes
doubled-by = { $name } a doublé les prix
since-start = Depuis le début
you = Vous
you-too = vous

## L'état d'un joueur, en un mot

stood = « servi »
folded = se couche
out = passe
joins = participe
leads = mène
deals = distribue
owes = { $count ->
    [one] tour dû
   *[other] tours dus
  }
attacks = attaque
standing = { $card }, en garde

## Une attaque

waits = { $card } de { $name } : { $when ->
    [end] à la fin de la donne.
   *[turn] au début de son tour.
  }
waits-short = { $name } : { $when ->
    [end] à la fin.
   *[turn] à son tour.
  }
threatened = { $count ->
    [one] { $names } guette votre troupeau.
   *[other] { $names } guettent votre troupeau.
  }
threat-stopped = { $what ->
    [4] { $cards } l'arrête ; sinon, un bétail vous est volé { $when ->
        [end] à la fin.
       *[turn] à son tour.
      }
    [5] { $cards } l'arrête ; sinon, tout est dispersé { $when ->
        [end] à la fin.
       *[turn] à son tour.
      }
   *[several] { $cards } arrête une attaque.
  }
threat-open = { $what ->
    [4] Rien en main ne l'arrête : un bétail vous sera volé { $when ->
        [end] à la fin.
       *[turn] à son tour.
      }
    [5] Rien en main ne l'arrête : tout sera dispersé { $when ->
        [end] à la fin.
       *[turn] à son tour.
      }
   *[several] Rien en main ne les arrête.
  }
threat-goes-on = { $count ->
    [one] L'attaque de { $names } continue.
   *[other] Les attaques de { $names } continuent.
  }
or = { $one } ou { $other }
and = { $one } et { $other }

## Participer, acheter

join-head = Participer ?
join-price = 2
join-sentence = 2 sur vos { $chips } jetons, pour trois cartes.
join-pot = { $pot ->
    [one] Le pot contient déjà { $pot } jeton.
   *[other] Le pot contient déjà { $pot } jetons.
  }
join-cards = Trois cartes pour vous ; les suivantes se paient.
join = Participer · 2
sit-out = Passer
buy-head = Acheter une carte ?
buy-price = { $price }
buy-sentence = { $price } sur vos { $chips } jetons{ $doubled ->
    [no] .
   *[yes] , prix doublé.
  }
buy-doubled = { $price } sur vos { $chips } jetons : { $name } a doublé les prix.
buy = Acheter · { $price }
stand = Servi
stand-head = Dire « servi » ?
stand-poor = Une carte coûte { $price } jetons, vous en avez { $chips }.
stand-empty = La pioche est vide : on n'achète plus.
stand-first = tous jouent { $cards } cartes
stand-same = vous jouez { $cards } cartes
stand-drop = { $extra ->
    [one] vous écartez une carte
   *[other] vous écartez { $extra } cartes
  }
stand-row = « Servi » : { $note }.
stand-leads = « Servi » : { $note }, les prix doublent.
fold = Se coucher
fold-note = vous reprenez 1 jeton
fold-row = Se coucher : vous reprenez 1 jeton.

## Écarter

discard-sentence = On joue { $size } cartes, vous en avez { $cards } : écartez-en { $extra ->
    [one] une, face cachée.
   *[other] { $extra }, face cachée.
  }
drop-sentence = À l'écart, face cachée : { $card }. { $left ->
    [0] Il vous restera { $size } cartes à jouer.
    [one] Encore une à écarter ensuite.
   *[other] Encore { $left } à écarter ensuite.
  }
drop = Écarter { $the_card }

## Poser une carte

play-sentence = Posez une carte : face visible elle agit, face cachée elle est perdue.
lay = Poser { $the_card }
lay-short = Poser
lay-paid = Poser { $the_card } · 2
lay-short-paid = Poser · 2
face-down = Face cachée
only-down = Poser face cachée
cattle-sentence = Votre troupeau passe de { $from } à { $to } { $to ->
    [one] tête.
   *[other] têtes.
  }
raid-whom = { $card ->
    [4] 2 sur vos { $chips } jetons. Chez qui voler un bétail, { $when ->
        [end] à la fin ?
       *[turn] à votre prochain tour ?
      }
    [5] Quel troupeau disperser, { $when ->
        [end] à la fin ?
       *[turn] à votre prochain tour ?
      }
   *[12] Chez qui la dernière carte du troupeau s'égare-t-elle ?
  }
raid-on = { $card ->
    [4] { $name }, { $heads } : un bétail volé { $when ->
        [end] à la fin. { "" }
       *[turn] à votre prochain tour. { "" }
      }2 sur vos { $chips } jetons.
    [5] { $name }, { $heads } : tout dispersé { $when ->
        [end] à la fin.
       *[turn] à votre prochain tour.
      }
   *[12] { $name } perd { $the_newest } : reste { $heads }.
  }
raid-guarded = { $the_guard } veille chez { $name } : l'attaque serait arrêtée aussitôt.
heads-of = { $count ->
    [one] { $count } tête
   *[other] { $count } têtes
  }
raid = { $card ->
    [4] Lancer sur { $name } · 2
    [5] Lancer sur { $name }
   *[12] Envoyer chez { $name }
  }
target = { $card ->
    [12] Chez { $name }
   *[other] Sur { $name }
  }
stops-whom = { $the_card } arrête une attaque. Laquelle ?
stops = { $what ->
    [loot] { $the_card } arrête les Desperados de { $name }, qui prend { $chips ->
        [one] { $chips } jeton au pot.
       *[other] { $chips } jetons au pot.
      }
    [sheriff] { $the_card } arrête les Desperados de { $name }, sans butin.
    [paid] { $the_card } arrête les Tribus indiennes de { $name } : 2 sur vos { $chips } jetons.
   *[tribes] { $the_card } arrête les Tribus indiennes de { $name }.
  }
costs-a-turn = Vous passerez un tour.
against = Contre { $name }
guards = { $what ->
    [4] { $the_card } veille { $when ->
        [end] jusqu'à la fin de la donne
       *[turn] jusqu'à votre prochain tour
      } contre des Desperados.
    [5] { $the_card } veille { $when ->
        [end] jusqu'à la fin de la donne
       *[turn] jusqu'à votre prochain tour
      } contre des Tribus indiennes.
    [paid] { $the_card } veille { $when ->
        [end] jusqu'à la fin de la donne
       *[turn] jusqu'à votre prochain tour
      } : 2 sur vos { $chips } jetons.
   *[later] { $the_card } veille { $when ->
        [end] jusqu'à la fin de la donne
       *[turn] jusqu'à votre prochain tour
      } : 2 jetons si elle sert.
  }
rush-sentence = La donne s'arrête sans vainqueur ; { $pot ->
    [one] { $pot } jeton attend la suivante.
   *[other] { $pot } jetons attendent la suivante.
  }
welcome-you = La donne s'arrête : le plus gros troupeau est le vôtre, le pot de { $pot } est à vous.
welcome-other = La donne s'arrête : { $names } a le plus gros troupeau et prend le pot de { $pot }.
welcome-several = La donne s'arrête : le pot de { $pot } se partage entre { $names }.
welcome-all = La donne s'arrête : tous les troupeaux sont vides, chacun a sa part du pot.
needs-chips = Il faut 2 jetons, vous en avez { $chips }. Face cachée, c'est permis.
needs-target = Aucun autre troupeau à viser. Face cachée, c'est permis.
needs-herd = Il faut un troupeau sur la table. Face cachée, c'est permis.

## Répondre, voler

decline = Laisser venir
steal-sentence = Vos Desperados sont passés chez { $name } : quel bétail emportez-vous ?
steal = Emporter { $the_card }

## La donne est finie

next-hand = Donne suivante
see-again = Relire la donne
see-again-short = Relire
end-won = Gagné
end-shared = Partagé
end-lost = Fin
end-rush = Ruée
end-void = Nulle
end-head-you = La donne est à vous
end-head-other = La donne est à { $name }
end-head-shared = Pot partagé
end-head-nobody = Personne ne gagne
end-head-void = Donne nulle
end-you = { $heads } { $second ->
    [none] et personne d'autre : { "" }
   *[other] contre { $others } pour { $second } : { "" }
  }le pot est à vous, { $chips }.
end-other = { $name } arrive avec { $heads } et prend { $chips }.{ $mine ->
    [none] { "" }
   *[other] { " " }Vous aviez { $mine } ({ $place }).
  }
lost-to = { $how ->
    [herd_lost] { $name } a dispersé votre troupeau.
    [strayed] { $name } a fait fuir { $the_card }.
   *[stole] { $name } vous a pris { $the_card }.
  }
end-several = { $heads } pour { $names } : { $chips } chacun.{ $left ->
    [0] { "" }
    [one] { " " }Un jeton reste au pot.
   *[other] { " " }{ $left } jetons restent au pot.
  }
end-empty = Aucun bétail arrivé : le pot se partage entre { $names }, { $chips } chacun.
end-unplayed-you = Tous les autres se sont couchés : le pot est à vous, { $chips }.
end-unplayed-other = Tous les autres se sont couchés : { $name } prend { $chips }.
end-rushed-you = Vous criez à la Ruée vers l'or : personne ne gagne, { $chips } au pot suivant.
end-rushed-other = { $name } crie à la Ruée vers l'or : personne ne gagne, { $chips } au pot suivant.
end-voided = Moins de deux participants : la donne est nulle. { $pot ->
    [0] Le pot est vide.
    [one] Le pot garde { $pot } jeton.
   *[other] Le pot garde { $pot } jetons.
  }
chips-of = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
place = { $place }ᵉ
place-first = le pot
stamp-you = Le pot est à vous
stamp-other = Le pot est à { $name }
stamp-shared = Pot partagé
stamp-nobody = Personne ne gagne
stamp-void = Donne nulle
nobody-title = Le pot attend
nobody-text = { $chips ->
    [one] { $chips } jeton reste pour la donne suivante.
   *[other] { $chips } jetons restent pour la donne suivante.
  }
unplayed-title = Sans poser une carte
unplayed-text = Tous les autres se sont couchés.
takes-all = Le plus gros troupeau prend tout le pot.
equals-share = Des troupeaux égaux se partagent le pot.
purses = Les bourses après { $hand } { $hand ->
    [one] donne
   *[other] donnes
  }
purses-of = Les bourses après { $hand } { $hand ->
    [one] donne
   *[other] donnes
  } sur { $hands }
tale-scattered = tout dispersé
tale-lost = perd { $card }
tale-missed = vise et rate
tale-near = à { $heads ->
    [one] une tête près
   *[other] { $heads } têtes près
  }

## La télévision

tv-turn = à son tour
tv-leads = mène la donne
tv-note = mise 2
tv-doubled = mise 2 · les prix ont doublé
tv-follows = { $card ->
    [5] Elles frappent à son tour. La Cavalerie ou l'Eau de feu les arrête.
   *[other] Ils frappent à son tour. Le Shérif ou un convoi les arrête.
  }
tv-end = Donne { $hand }
tv-next = { $name } distribue la suivante.

## Comment faire

how-to = Double-clic ou Entrée pour poser. Survolez une carte pour la lire en grand.
enter-key = Entrée
