# Sealed Bids, in English.

option-players = Number of players (2 to 4)

event-dealt = { $card ->
    [1] { $seat } draws a 1.
    [2] { $seat } draws a 2.
    [3] { $seat } draws a 3.
    [4] { $seat } draws a 4.
    [5] { $seat } draws a 5.
    [6] { $seat } draws a 6.
   *[hidden] { $seat } draws a card.
}
event-bid-placed = { $seat } has bid.
event-bids-revealed = The bids: { $bids }.
event-round-won = { $seat } wins the round.
event-round-void = Nobody wins the round.
event-game-over = The game is over: { $winners } win with { $scores }.

prompt-deal = The cards are dealt.
prompt-bid = Still to bid: { $seats }.
prompt-over = The game is over: { $winners } win.
label-bid = bid your { $card }

error-bad-words = "{ $given }" is neither bid CARD nor deal SEAT CARD.
error-not-dealt = The cards have to be dealt first.
error-wrong-deal = "{ $given }" cannot be dealt now.
error-not-held = You do not hold a { $card }.
error-already-dealt = "{ $given }" is for chance: now everybody bids.
error-position-shape = { $field }: { $expected } is expected.
error-position-unknown-field = There is no field "{ $field }".
error-position-cards = { $field }: more cards than there are in the deck.
error-position-counts = { $field }: the numbers of cards do not fit together.
