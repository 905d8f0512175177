### Les mots de la table dessinée de FarWest 1849.

race-of = course { $race } sur { $races } · donne { $deal }
race-short = course { $race }/{ $races }
mine = La mine
trail = La piste
dynamite = prochain pas : 1
star = prochain pas doublé
leads = mène la donne
your-turn = à vous
go = Avancer { $rider }
cowboy = Cow-boy
cowgirl = Cow-girl
card-steps = { $card } : { $count } pas.
card-doubled = { $card }, doublé par l'étoile : { $count } pas.
card-blown = { $card }, freiné par la dynamite : 1 pas.
which-pawn = { $card } : quel pion avance ?
which-half = Sur quelle moitié arrive-t-on ?
null = Sans effet
give-to = Donnez une carte à { $name }.
give = Donner { $card }
choose = { $colour }
deck = Pioche { $count }
