### Western, la valse du pognon : noms, actions, événements, options et refus.
### `$who` dit à qui l'on parle : `you` à celui qui agit, `target` à celui qui est visé, sinon `other`.
### `$pognon` est une somme entière, non un nombre de billets.

title = Western, la valse du pognon
pitch = Le premier qui réunit 400 000 gagne, et peu importe à qui était l'argent. Attaquez, contrez, appelez le train et raflez le pactole.
score-1 = Argent

## Ce qu'on demande au joueur

phase-main = Jouez une carte, ou plusieurs qui vont ensemble.
phase-respond_joker = Une carte vous vise. Un Joker l'arrête, ou laissez faire.
phase-respond_attack = On vous attaque. Contrez, ou laissez rouler le dé.
phase-respond_cake = Votre attaque est contrée. Un Gâteau la relance, sinon vous payez.
phase-respond_hat = On vous réclame l'argent pris depuis votre dernier tour. Rendez-le, ou gardez-le avec le Chapeau.
phase-pactole = Le pactole est en jeu. Posez plus fort, ou passez.
phase-draw = Piochez, puis c'est au suivant.
phase-over = La partie est finie.

## Ce que les autres décident

waits-main = { $names } choisit une carte à jouer.
waits-respond_joker = { $names } peut sortir un Joker, ou laisser faire.
waits-respond_attack = { $names } peut contrer, ou laisser rouler le dé.
waits-respond_cake = { $names } peut offrir un Gâteau, ou payer.
waits-respond_hat = { $names } peut sortir le Chapeau, ou rendre l'argent.
waits-pactole =
    { $count ->
        [one] { $names } pose plus fort, ou passe.
       *[other] { $names } posent plus fort, ou passent.
    }
waits-draw = { $names } pioche.

## Les cartes

card-0 = Attaque 1 fusil
    .the = l'Attaque 1 fusil
    .effect = Au dé contre le joueur de votre choix : vous prenez 10 000 par point, ou vous les perdez.
card-1 = Attaque 2 fusils
    .the = l'Attaque 2 fusils
    .effect = Comme une attaque à 1 fusil, au double (sauf à trois joueurs).
card-2 = Attaque 3 fusils
    .the = l'Attaque 3 fusils
    .effect = Comme une attaque à 2 fusils, et plus forte au pactole.
card-3 = Danseuse
    .the = la Danseuse
    .effect = Réponse à une attaque : elle est annulée, l'attaquant verse 20 000 à la banque.
card-4 = Chien
    .the = le Chien
    .effect = Réponse à une attaque : elle est annulée, l'attaquant vous verse 10 000.
card-5 = Gâteau
    .the = le Gâteau
    .effect = Réponse au Chien ou à la Danseuse : votre attaque reprend, sans rien payer.
card-6 = Train du pactole
    .the = le Train du pactole
    .effect = Avec une attaque, ouvre le pactole : la plus forte combinaison prend toute la banque.
card-7 = Paye-moi 50 000
    .the = Paye-moi 50 000
    .effect = Le joueur suivant vous paie 50 000. Un Joker l'arrête.
card-8 = Renvoie le pognon
    .the = Renvoie le pognon
    .effect = Un joueur vous rend ce qu'il vous a pris depuis son dernier tour. Seul le Chapeau l'arrête.
card-9 = Cowboy
    .the = le Cowboy
    .effect = Seul, prend 20 000 au joueur suivant ; à deux 50 000, à trois 80 000, à qui vous voulez. Un Joker l'arrête.
card-10 = Shériff
    .the = le Shériff
    .effect = Devant vous jusqu'à votre prochain tour : ni attaque, ni Indiens, ni Saloon.
card-11 = Tous donnent gentiment
    .the = Tous donnent gentiment
    .effect = Chacun vous paie 10 000.
card-12 = Donne gentiment à tous
    .the = Donne gentiment à tous
    .effect = Le joueur de votre choix paie 10 000 à chacun des autres. Un Joker l'arrête.
card-13 = Indiens
    .the = les Indiens
    .effect = Tout l'argent du joueur suivant va à la banque. Un Joker ou un Shériff l'en protège.
card-14 = Prélèvement
    .the = le Prélèvement
    .effect = Prenez 30 000 à la banque, ou ce qui s'y trouve.
card-15 = Abus de whisky
    .the = l'Abus de whisky
    .effect = On tourne dans l'autre sens ; à plus de trois, une autre carte peut suivre aussitôt.
card-16 = Saloon
    .the = le Saloon
    .effect = Toute votre fortune contre toute la sienne : la main la plus variée gagne. Un Joker l'arrête.
card-17 = Haut les mains
    .the = Haut les mains
    .effect = Les autres montrent leur main et paient à la banque 20 000 sans Cheval, 10 000 sans Chapeau.
card-18 = Cheval
    .the = le Cheval
    .effect = Le joueur suivant perd son tour. Renforce aussi une combinaison du pactole.
card-19 = Joker
    .the = le Joker
    .effect = Arrête une carte qui vous vise ; ou, à votre tour, retire le Shériff d'un autre.
card-20 = Chapeau
    .the = le Chapeau
    .effect = Au pactole, l'emporte à égalité ; sinon répond à Renvoie le pognon et prend une carte au hasard.

## Les combinaisons du pactole

combination-1 = Attaque 1 fusil
    .the = l'Attaque 1 fusil
combination-2 = Attaque 2 fusils
    .the = l'Attaque 2 fusils
combination-3 = Attaque 3 fusils
    .the = l'Attaque 3 fusils
combination-4 = Attaque 1 fusil + Cheval
    .the = l'Attaque 1 fusil + Cheval
combination-5 = Attaque 2 fusils + Cheval
    .the = l'Attaque 2 fusils + Cheval
combination-6 = Attaque 3 fusils + Cheval
    .the = l'Attaque 3 fusils + Cheval
combination-7 = Attaque 1 fusil + 2 Chevaux
    .the = l'Attaque 1 fusil + 2 Chevaux
combination-8 = Attaque 2 fusils + 2 Chevaux
    .the = l'Attaque 2 fusils + 2 Chevaux
combination-9 = Attaque 3 fusils + 2 Chevaux
    .the = l'Attaque 3 fusils + 2 Chevaux
combination-10 = Attaque 1 fusil + 3 Chevaux
    .the = l'Attaque 1 fusil + 3 Chevaux
combination-11 = Attaque 2 fusils + 3 Chevaux
    .the = l'Attaque 2 fusils + 3 Chevaux
combination-12 = Attaque 3 fusils + 3 Chevaux
    .the = l'Attaque 3 fusils + 3 Chevaux
combination-13 = Attaques 1, 2 et 3 fusils
    .the = les Attaques 1, 2 et 3 fusils
combination-14 = Attaques 1, 2 et 3 fusils + Cheval
    .the = les Attaques 1, 2 et 3 fusils + Cheval

## Les actions

action-lift = Retirer d'un Joker le Shériff de { $target }
action-attack =
    Attaquer { $target } : { $guns ->
        [one] { $guns } fusil
       *[other] { $guns } fusils
    }
action-pay_me = Paye-moi 50 000, au joueur suivant
action-horse = Cheval : le joueur suivant passe son tour
action-cowboy = Cowboy : 20 000 au joueur suivant
action-indians = Lancer les Indiens sur le joueur suivant
action-chip_in = Tous donnent gentiment
action-hands_up = Haut les mains
action-withdrawal = Prélèvement : 30 000 à la banque
action-sheriff = Poser le Shériff devant soi
action-share = Donne gentiment à tous, à { $target }
action-saloon = Saloon contre { $target }
action-give_back = Renvoie le pognon, à { $target }
action-cowboys =
    { $count ->
        [2] 2 Cowboys chez { $target } : 50 000
       *[other] { $count } Cowboys chez { $target } : 80 000
    }
action-whisky = Abus de whisky, rien de plus
action-whisky-lift = Abus de whisky, puis retirer d'un Joker le Shériff de { $target }
action-whisky-attack =
    Abus de whisky, puis attaquer { $target } : { $guns ->
        [one] { $guns } fusil
       *[other] { $guns } fusils
    }
action-whisky-pay_me = Abus de whisky, puis Paye-moi 50 000 au nouveau suivant
action-whisky-horse = Abus de whisky, puis Cheval : le nouveau suivant passe son tour
action-whisky-cowboy = Abus de whisky, puis Cowboy : 20 000 au nouveau suivant
action-whisky-indians = Abus de whisky, puis les Indiens sur le nouveau suivant
action-whisky-chip_in = Abus de whisky, puis Tous donnent gentiment
action-whisky-hands_up = Abus de whisky, puis Haut les mains
action-whisky-withdrawal = Abus de whisky, puis Prélèvement
action-whisky-sheriff = Abus de whisky, puis poser le Shériff devant soi
action-whisky-share = Abus de whisky, puis Donne gentiment à tous, à { $target }
action-whisky-saloon = Abus de whisky, puis Saloon contre { $target }
action-whisky-give_back = Abus de whisky, puis Renvoie le pognon, à { $target }
action-train = Appeler le Train du pactole avec { $the_rank }
action-discard = Défausser { $the_card }
action-joker = Sortir un Joker
action-dancer = Contrer avec la Danseuse : 20 000 de l'attaquant à la banque
action-dog = Contrer avec le Chien : 10 000 de l'attaquant pour soi
action-cake = Offrir un Gâteau et attaquer quand même
action-hat = Sortir le Chapeau, garder l'argent et prendre une carte
action-accept = Laisser faire
action-lay = Poser { $the_rank }
action-lay_with_hat = Poser { $the_rank } avec le Chapeau
action-pass = Passer
action-draw =
    { $count ->
        [0] Ne pas piocher
        [one] Piocher { $count } carte
       *[other] Piocher { $count } cartes
    }

## Les événements : le tour

event-began =
    { $throws ->
        [one] Au plus haut dé
       *[other] Après { $throws } lancers
    }, { $who ->
        [you] vous faites { $die } et vous commencez.
       *[other] { $seat } fait { $die } et commence.
    }
event-sheriff_left =
    { $who ->
        [you] Votre tour revient : votre Shériff s'en va.
       *[other] { $seat } reprend la main : son Shériff s'en va.
    }
event-skipped =
    { $who ->
        [you] Le Cheval vous fait passer votre tour.
       *[other] Le Cheval fait passer son tour à { $seat }.
    }
event-drew =
    { $who ->
        [you] Vous piochez : { $cards }.
       *[other] { $seat } pioche : { $cards }.
    }
event-drew-public =
    { $seat } pioche { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
event-drew_nothing =
    { $who ->
        [you] Vous ne piochez pas.
       *[other] { $seat } ne pioche pas.
    }
event-reshuffled =
    La pioche est vide. La défausse, { $count ->
        [one] { $count } carte, est mélangée.
       *[other] { $count } cartes, est mélangée.
    }
event-discarded =
    { $who ->
        [you] Rien à jouer : vous défaussez { $the_card }.
       *[other] Rien à jouer : { $seat } défausse { $the_card }.
    }

## Les événements : les cartes jouées

event-lifted =
    { $who ->
        [you] D'un Joker, vous retirez le Shériff de { $target }.
        [target] D'un Joker, { $seat } retire votre Shériff.
       *[other] D'un Joker, { $seat } retire le Shériff de { $target }.
    }
event-played =
    { $who ->
        [you] Vous jouez { $the_card }.
       *[other] { $seat } joue { $the_card }.
    }
event-played_on =
    { $who ->
        [you] Vous jouez { $the_card } contre { $target }.
        [target] { $seat } joue { $the_card } contre vous.
       *[other] { $seat } joue { $the_card } contre { $target }.
    }
event-attacked =
    { $who ->
        [you] Vous visez { $target }
        [target] { $seat } vous vise
       *[other] { $seat } vise { $target }
    } avec { $guns ->
        [one] { $guns } fusil.
       *[other] { $guns } fusils.
    }
event-sent_cowboys =
    { $who ->
        [you] Vous envoyez { $count ->
            [one] un Cowboy
           *[other] { $count } Cowboys
        } chez { $target }.
        [target] { $seat } envoie { $count ->
            [one] un Cowboy
           *[other] { $count } Cowboys
        } chez vous.
       *[other] { $seat } envoie { $count ->
            [one] un Cowboy
           *[other] { $count } Cowboys
        } chez { $target }.
    }
event-turned =
    { $who ->
        [you] Vous abusez du whisky
       *[other] { $seat } abuse du whisky
    } : { $direction ->
        [1] on tourne de nouveau dans le sens horaire.
       *[other] on tourne dans le sens inverse.
    }

## Les événements : l'argent

event-paid =
    { $who ->
        [you] Vous payez { $pognon } à { $target }.
        [target] { $seat } vous paie { $pognon }.
       *[other] { $seat } paie { $pognon } à { $target }.
    }
event-paid_bank =
    { $who ->
        [you] Vous versez { $pognon } à la banque.
       *[other] { $seat } verse { $pognon } à la banque.
    }
event-had_nothing =
    { $who ->
        [you] Vous n'avez rien : on ne peut rien vous prendre.
       *[other] { $seat } n'a rien : on ne peut rien lui prendre.
    }
event-withdrew =
    { $pognon ->
        [0] La banque est vide : le Prélèvement ne donne rien.
       *[other] { $who ->
            [you] Vous prélevez { $pognon } à la banque.
           *[other] { $seat } prélève { $pognon } à la banque.
        }
    }
event-chipped_in =
    { $who ->
        [you] { $target } vous donne { $pognon }.
        [target] Vous donnez { $pognon } à { $seat }.
       *[other] { $target } donne { $pognon } à { $seat }.
    }
event-collected =
    { $count ->
        [0] { $who ->
            [you] Personne n'a rien : on ne vous donne rien.
           *[other] Personne n'a rien : on ne donne rien à { $seat }.
        }
       *[other] { $who ->
            [you] Vous recevez en tout { $pognon }.
           *[other] { $seat } reçoit en tout { $pognon }.
        }
    }
event-shared =
    { $count ->
        [one] { $who ->
            [you] Vous n'avez que 10 000, et les donnez.
           *[other] { $seat } n'a que 10 000, et les donne.
        }
       *[other] { $who ->
            [you] Vous payez 10 000 à { $count } joueurs : { $pognon }.
           *[other] { $seat } paie 10 000 à { $count } joueurs : { $pognon }.
        }
    }

## Les événements : les réponses

event-stopped =
    { $who ->
        [you] Vous sortez un Joker
       *[other] { $seat } sort un Joker
    } : { $count ->
        [one] { $the_card } sans effet.
       *[other] les { $count } Cowboys sans effet.
    }
event-countered =
    { $who ->
        [you] Vous opposez { $the_card } à { $target }.
        [target] { $seat } vous oppose { $the_card }.
       *[other] { $seat } oppose { $the_card } à { $target }.
    }
event-caked =
    { $who ->
        [you] Vous offrez un Gâteau : { $the_card } sans effet, l'attaque reprend.
       *[other] { $seat } offre un Gâteau : { $the_card } sans effet, l'attaque reprend.
    }
event-hit =
    { $reply ->
        [0] Dé { $die }
       *[other] Dé { $die } contre { $reply }
    } ({ $die } × 10 000{ $times ->
        [1] { "" }
        [2] , doublé par les fusils
       *[other] , triplé par les fusils
    }{ $short ->
        [0] { "" }
       *[other] , mais l'argent manque
    }) : { $pognon ->
        [0] { $who ->
            [you] { $target } n'a rien à vous payer.
            [target] vous n'avez rien à payer.
           *[other] { $target } n'a rien à payer.
        }
       *[other] { $who ->
            [you] { $target } vous paie { $pognon }.
            [target] vous payez { $pognon } à { $seat }.
           *[other] { $target } paie { $pognon } à { $seat }.
        }
    }
event-backfired =
    Dé { $die } contre { $reply } ({ $reply } × 10 000{ $times ->
        [1] { "" }
        [2] , doublé par les fusils
       *[other] , triplé par les fusils
    }{ $short ->
        [0] { "" }
       *[other] , mais l'argent manque
    }) : { $pognon ->
        [0] { $who ->
            [you] vous perdez, et n'avez rien à payer.
            [target] { $seat } perd, et n'a rien à vous payer.
           *[other] { $seat } perd, et n'a rien à payer.
        }
       *[other] { $who ->
            [you] vous perdez et payez { $pognon } à { $target }.
            [target] { $seat } perd et vous paie { $pognon }.
           *[other] { $seat } perd et paie { $pognon } à { $target }.
        }
    }
event-searched =
    { $count ->
        [0] { $who ->
            [you] Vous n'avez pas de carte
           *[other] { $seat } n'a pas de carte
        }
       *[other] { $who ->
            [you] Vous montrez : { $cards },
           *[other] { $seat } montre : { $cards },
        }
    } { $pognon ->
        [0] et rien à payer.
       *[other] et { $pognon } à la banque.
    }
event-held_up =
    { $pognon ->
        [0] Personne n'a rien à payer à la banque.
       *[other] Les mains se baissent : { $pognon } de plus à la banque.
    }
event-showed =
    { $count ->
        [0] { $who ->
            [you] Vous n'avez rien à montrer.
           *[other] { $seat } n'a rien à montrer.
        }
       *[other] { $who ->
            [you] Vous montrez : { $cards }.
           *[other] { $seat } montre : { $cards }.
        }
    }
event-tied =
    { $count ->
        [one] Égalité, { $count } sorte chacun. Le dé décide.
       *[other] Égalité, { $count } sortes chacun. Le dé décide.
    }
event-rolled =
    { $who ->
        [you] Vous lancez le dé : { $die }.
       *[other] { $seat } lance le dé : { $die }.
    }
event-won_saloon =
    { $who ->
        [you] Vous gagnez le Saloon, { $kinds } sortes contre { $fewer }
       *[other] { $seat } gagne le Saloon, { $kinds } sortes contre { $fewer }
    } : { $pognon ->
        [0] il n'y avait rien à prendre.
       *[other] { $who ->
            [you] { $target } vous paie { $pognon }.
            [target] vous payez { $pognon }.
           *[other] { $target } paie { $pognon }.
        }
    }
event-gave_back =
    { $who ->
        [you] Vous rendez { $pognon } à { $target }.
        [target] { $seat } vous rend { $pognon }.
       *[other] { $seat } rend { $pognon } à { $target }.
    }
event-could_not_give_back =
    { $who ->
        [you] Vous n'avez plus la somme : vous ne rendez rien.
       *[other] { $seat } n'a plus la somme et ne rend rien.
    }
event-kept =
    { $who ->
        [you] Vous sortez le Chapeau et gardez l'argent.
       *[other] { $seat } sort le Chapeau et garde l'argent.
    }
event-stole =
    { $who ->
        [you] Vous prenez à { $target }, au hasard, { $the_card }.
        [target] { $seat } vous prend, au hasard, { $the_card }.
       *[other] { $seat } prend à { $target }, au hasard, { $the_card }.
    }
event-stole-public = { $seat } prend une carte au hasard à { $target }.

## Les événements : le pactole

event-train_came =
    { $who ->
        [you] Vous appelez
       *[other] { $seat } appelle
    } le Train du pactole avec { $the_rank }. En jeu : { $pognon }.
event-laid =
    { $who ->
        [you] Vous posez { $the_rank }.
       *[other] { $seat } pose { $the_rank }.
    }
event-laid_with_hat =
    { $who ->
        [you] Vous posez { $the_rank } avec le Chapeau.
       *[other] { $seat } pose { $the_rank } avec le Chapeau.
    }
event-passed =
    { $who ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }
event-won_pactole =
    { $who ->
        [you] Vous raflez le pactole
       *[other] { $seat } rafle le pactole
    } avec { $the_rank } : { $pognon }.

## Les événements : la fin

event-won =
    { $who ->
        [you] Vous gagnez la partie avec { $pognon }.
       *[other] { $seat } gagne la partie avec { $pognon }.
    }
event-limit_reached =
    { $turns ->
        [one] { $turns } tour est joué : le plus riche gagne.
       *[other] { $turns } tours sont joués : le plus riche gagne.
    }

## Ce qui vient d'arriver, en une ligne : qui, quoi, à qui, combien ; vide si ce n'est pas une nouvelle

news-began =
    { $who ->
        [you] Vous faites { $die } et vous commencez.
       *[other] { $seat } fait { $die } et commence.
    }
news-sheriff_left = { "" }
news-drew = { "" }
news-drew_nothing = { "" }
news-reshuffled = { "" }
news-played_on =
    { $who ->
        [you] Vous jouez { $the_card } contre { $target }.
        [target] { "" }
       *[other] { $seat } joue { $the_card } contre { $target }.
    }
news-attacked =
    { $who ->
        [you] Vous visez { $target } avec { $guns ->
            [one] { $guns } fusil.
           *[other] { $guns } fusils.
        }
        [target] { "" }
       *[other] { $seat } vise { $target } avec { $guns ->
            [one] { $guns } fusil.
           *[other] { $guns } fusils.
        }
    }
news-sent_cowboys =
    { $who ->
        [target] { "" }
        [you] Vous envoyez { $count ->
            [one] un Cowboy
           *[other] { $count } Cowboys
        } chez { $target }.
       *[other] { $seat } envoie { $count ->
            [one] un Cowboy
           *[other] { $count } Cowboys
        } chez { $target }.
    }
news-countered =
    { $who ->
        [you] Vous opposez { $the_card } à { $target }.
        [target] { "" }
       *[other] { $seat } oppose { $the_card } à { $target }.
    }
news-turned =
    { $who ->
        [you] Vous abusez du whisky : on tourne dans l'autre sens.
       *[other] { $seat } abuse du whisky : on tourne dans l'autre sens.
    }
news-paid =
    { $who ->
        [you] Vous payez { $target } : −{ $pognon }.
        [target] { $seat } vous paie : +{ $pognon }.
       *[other] { $seat } paie { $target } : −{ $pognon }.
    }
news-paid_bank =
    { $who ->
        [you] Vous payez la banque : −{ $pognon }.
       *[other] { $seat } paie la banque : −{ $pognon }.
    }
news-withdrew =
    { $pognon ->
        [0] La banque est vide : le Prélèvement ne donne rien.
       *[other] { $who ->
            [you] Vous prélevez à la banque : +{ $pognon }.
           *[other] { $seat } prélève à la banque : +{ $pognon }.
        }
    }
news-chipped_in =
    { $who ->
        [target] Vous donnez 10 000 à { $seat } : −{ $pognon }.
       *[other] { "" }
    }
news-collected =
    { $count ->
        [0] Personne n'a rien à donner.
       *[other] { $who ->
            [you] Tous vous donnent 10 000 : +{ $pognon }.
           *[other] Tous donnent 10 000 à { $seat } : +{ $pognon }.
        }
    }
news-shared =
    { $who ->
        [you] Vous donnez 10 000 à chacun : −{ $pognon }.
       *[other] { $seat } donne 10 000 à chacun : −{ $pognon }.
    }
news-hit =
    { $who ->
        [you] Vous visez { $target }
        [target] { $seat } vous vise
       *[other] { $seat } vise { $target }
    }, dé { $die }{ $reply ->
        [0] { "" }
       *[other] { " " }contre { $reply }
    } : −{ $pognon } { $who ->
        [target] pour vous.
       *[other] pour { $target }.
    }
news-backfired =
    { $who ->
        [you] Vous perdez contre { $target }, dé { $die } contre { $reply } : −{ $pognon }.
        [target] { $seat } perd contre vous, dé { $die } contre { $reply } : +{ $pognon } pour vous.
       *[other] { $seat } perd contre { $target }, dé { $die } contre { $reply } : −{ $pognon }.
    }
news-searched = { "" }
news-held_up =
    { $who ->
        [you] Vous criez haut les mains : +{ $pognon } à la banque.
       *[other] { $seat } crie haut les mains : +{ $pognon } à la banque.
    }
news-showed = { "" }
news-tied = { "" }
news-rolled = { "" }
news-won_saloon =
    { $who ->
        [you] Le Saloon est à vous, { $kinds } sortes contre { $fewer } : +{ $pognon }.
        [target] { $seat } gagne le Saloon, { $kinds } sortes contre { $fewer } : −{ $pognon }.
       *[other] { $seat } gagne le Saloon contre { $target } : +{ $pognon }.
    }
news-gave_back =
    { $who ->
        [you] Vous rendez l'argent à { $target } : −{ $pognon }.
        [target] { $seat } vous rend l'argent : +{ $pognon }.
       *[other] { $seat } rend l'argent à { $target } : −{ $pognon }.
    }
news-won_pactole =
    { $who ->
        [you] Le pactole est à vous : +{ $pognon }.
       *[other] { $seat } rafle le pactole : +{ $pognon }.
    }

## Le dessin de la table

draw-goal = But
draw-sum = { $sum }
draw-bank = Banque
draw-piles = Pioche { $deck }, défausse { $discards }, tour { $turn }
draw-direction =
    { $direction ->
        [1] ↓ On tourne dans le sens horaire.
       *[other] ↑ On tourne dans le sens inverse.
    }
draw-next = Ensuite : { $next } ; après un whisky : { $other }.
draw-hidden = caché
draw-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
draw-sheriff = ★ Shériff
draw-took = vous a pris { $sum }
draw-passed = passe
draw-die = dé { $die }
draw-known = en main, vu : { $cards }
draw-asked-card = { $seat } joue { $card } contre { $target }.
draw-asked-cowboys =
    { $count ->
        [one] { $seat } envoie un Cowboy chez { $target }.
       *[other] { $seat } envoie { $count } Cowboys chez { $target }.
    }
draw-countered = { $target } oppose { $card }.
draw-asks = En jeu : { $sum }.
draw-stakes = Dé impair : { $target } paie { $sums }. Pair : { $target } lance aussi, et paie à moins.
draw-fee-dancer = Sans Gâteau, { $seat } paie { $sum } à la banque.
draw-fee-dog = Sans Gâteau, { $seat } paie { $sum } à { $target }.
draw-standing = Au pactole, { $owner } tient avec { $rank }.
draw-standing-with-hat = Au pactole, { $owner } tient avec { $rank } et le Chapeau.
draw-skip = Le prochain joueur perd son tour.
draw-dice = Dés : { $dice }
draw-hand = Votre main
draw-legend = ▼ attaque  ◆ garde  ● argent  ◇ table  › tour

## Les options

preset-box = Comme dans la boîte
    .about = Chacun son tour au pactole, argent visible, les sommes de la règle.
preset-short = Partie courte
    .about = On gagne dès 300 000.
preset-balanced = Paquet équilibré
    .about = Deux Saloons de moins, deux Trains de plus : la partie se joue davantage au pactole.
preset-regulars = Pour habitués
    .about = Le pactole est à qui pose le premier, on contre après un Gâteau, et l'argent est caché.

option-goal_units = But à atteindre
    .about = La somme qui gagne ; la règle dit 400 000, et 500 000 à partir de neuf joueurs.
    .choice-0 = Celui de la règle
    .range = plus que l'argent au départ, au plus celui de toute la table (à 4 joueurs, de 150 000 à 610 000)
option-deck = Le paquet
    .about = Les cartes de la boîte, ou un paquet avec moins de Saloons et plus de Trains.
    .choice-classic = De la boîte
    .choice-balanced = Équilibré
option-pactole_order = Au pactole
    .about = Chacun pose à son tour, ou le plus rapide.
    .choice-turns = Chacun son tour
    .choice-free = Le plus rapide
option-open_money = L'argent
    .about = Tout le monde voit celui de chacun, ou seulement le sien.
    .choice-false = Caché
    .choice-true = Visible
option-counter_chain = Après un Gâteau
    .about = L'attaque passe, ou sa cible peut la contrer encore.
    .choice-false = L'attaque passe
    .choice-true = On contre encore
option-start_money = Argent au départ
    .about = Ce que chacun reçoit ; la règle dit moins quand on est plus nombreux.
    .choice-0 = Celui de la règle
    .range = davantage, tant que la boîte y suffit (à 4 joueurs, de 140 000 à 520 000)
option-start_bank = Banque au départ
    .about = Ce que la banque contient avant le premier tour.
    .choice-0 = Celui de la règle
    .range = davantage, tant que la boîte y suffit (à 4 joueurs, de 50 000 à 1 600 000)
option-triple_three_guns = Attaque à trois fusils
    .about = Elle double la mise ; à partir de neuf joueurs, elle peut la tripler.
    .choice-false = Double
    .choice-true = Triple
option-keep_extra_attacks = Attaques à un fusil
    .about = On en retire six, comme la règle le conseille, ou l'on joue avec toutes.
    .choice-false = Douze
    .choice-true = Dix-huit
option-pactole_ladder = Échelle du pactole
    .about = Douze combinaisons, d'une attaque et de Chevaux ; ou quatorze, avec les trois attaques ensemble.
    .choice-ladder_12 = Douze échelons
    .choice-ladder_14 = Quatorze échelons
option-pass_is_final_in_pactole = Passer au pactole
    .about = Qui passe peut revenir, ou ne pose plus rien.
    .choice-false = On peut revenir
    .choice-true = Définitif
option-min_hand_on_reactions = Dernière carte
    .about = La dernière carte de la main reste, ou peut servir de réponse.
    .choice-false = Peut répondre
    .choice-true = Reste en main
option-turn_limit = Limite de tours
    .about = Après autant de tours, la plus grosse somme gagne.
    .value = { $number } tours

## Les refus

error-western-triple = L'attaque à trois fusils ne triple la mise qu'à partir de { $low } joueurs, pas à { $seats }.
error-western-bills = À { $seats } joueurs il faudrait { $total } billets de 10 000 ; la boîte en a { $high }.
error-western-sum = { $option } : ici de { $low } à { $high }, pas { $value }.
error-western-deck-form = Un paquet est un objet JSON : des sortes de cartes et leur nombre. Sortes : { $kinds }.
error-western-deck-kind = Aucune carte ne s'appelle « { $kind } ». Sortes : { $kinds }.
error-western-deck-copies = Le nombre de « { $kind } » doit être un nombre entier, 0 ou plus.
error-western-deck-missing = Le paquet ne dit rien de « { $kind } ». Donnez un nombre, même 0.
error-western-deck-few = Il faut au moins { $count } cartes « { $kind } » dans le paquet.
error-western-deck-exact =
    { $count ->
        [one] Il faut exactement { $count } carte « { $kind } » dans le paquet.
       *[other] Il faut exactement { $count } cartes « { $kind } » dans le paquet.
    }
error-western-deck-sum = Le paquet compte { $count } cartes ; il en faut { $size }.

## Pourquoi un coup est bon

why-gain = Il y a plus à y gagner, ou moins à y perdre.
why-answer = Les autres ont moins de quoi répondre.
why-cards = Les cartes qu'il coûte vous manqueront moins.
why-now = C'est votre situation avant ce choix.
why-draw = Plus de cartes, plus de choix.

## Pourquoi une carte ne se joue pas

not-in-hand = { $card } n'est pas dans votre main.
not-while-drawing = Votre carte est jouée : il reste à piocher.
not-past-sheriffs = Tous les autres ont un Shériff : personne ne peut être attaqué.
not-past-sheriff = { $target } a un Shériff : les Indiens ne passent pas.
not-before-attack = { $card } ne répond qu'à une attaque contre vous.
not-before-counter = { $card } ne répond qu'au Chien ou à la Danseuse qui pare votre attaque.
not-before-claim = { $card } ne répond qu'à qui réclame l'argent pris, ou renforce une combinaison au pactole.
not-with-empty-bank = La banque est vide : aucun pactole à prendre.
not-without-combination = Le Train part avec une combinaison d'attaques, et il doit vous rester une carte.
not-without-claim = Personne ne vous a pris d'argent depuis son dernier tour, ou ne peut plus le rendre.
not-in-saloon = Il faut quelqu'un sans Shériff, dont la main a au plus { $gap } cartes d'écart avec la vôtre.
not-without-sheriff = À votre tour, le Joker enlève un Shériff : personne n'en a.
not-twice = Un Joker a déjà enlevé un Shériff à ce tour.
not-in-pactole = Au pactole ne comptent que les attaques, les Chevaux et le Chapeau : pas { $the_card }.
not-higher = Aucune combinaison avec cette carte ne bat { $the_rank }.
not-the-last-card = Votre dernière carte se garde : elle ne sert pas à répondre.
not-against-attack = Seuls le Chien et la Danseuse répondent à une attaque.
not-against-counter = Seul le Gâteau répond : { $the_card } pare votre attaque.
not-against-card = Seul le Joker arrête { $the_card }.
not-against-claim = Seul le Chapeau répond à qui réclame son argent.

## Endroits de la table

spot-pot = la banque
