# Mises secrètes, en français.

option-players = Nombre de joueurs (2 à 4)

event-dealt = { $card ->
    [1] { $seat } tire un 1.
    [2] { $seat } tire un 2.
    [3] { $seat } tire un 3.
    [4] { $seat } tire un 4.
    [5] { $seat } tire un 5.
    [6] { $seat } tire un 6.
   *[hidden] { $seat } tire une carte.
}
event-bid-placed = { $seat } a misé.
event-bids-revealed = Les mises : { $bids }.
event-round-won = { $seat } remporte la manche.
event-round-void = Personne ne remporte la manche.
event-game-over = La partie est finie : { $winners } l'emportent avec { $scores }.

prompt-deal = Les cartes sont données.
prompt-bid = Doivent encore miser : { $seats }.
prompt-over = La partie est finie : { $winners } l'emportent.
label-bid = miser votre { $card }

error-bad-words = « { $given } » n'est ni bid CARTE ni deal PLACE CARTE.
error-not-dealt = Il faut d'abord donner les cartes.
error-wrong-deal = « { $given } » ne peut pas être donné maintenant.
error-not-held = Vous ne tenez pas de { $card }.
error-already-dealt = « { $given } » revient au hasard : à présent tous misent.
error-position-shape = { $field } : { $expected } est attendu.
error-position-unknown-field = Il n'y a pas de champ « { $field } ».
error-position-cards = { $field } : plus de cartes qu'il n'y en a dans le paquet.
error-position-counts = { $field } : les nombres de cartes ne s'accordent pas.
