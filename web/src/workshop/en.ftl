title = Workshop
no-decks-here = This hall has no game with decks to build.
gallery = Cards
find = Search the cards
find-how = A name, words of the text, or conditions: { $examples }. Join them with “and”, “or”, “not” and parentheses.
find-help = How to search
filters = Filters
filters-more = More filters
filters-fewer = Fewer filters
filters-clear = Clear
shown = { $count ->
    [one] One card
   *[other] { $count } cards
}
nothing-found = No card is like that.
add = Add { $card }
in-deck = { $count ->
    [0] not in the deck
    [one] one in the deck
   *[other] { $count } in the deck
}
take-out = Take out one { $card }
put-in = Put in one more { $card }
added = { $card }: { $count } in the deck.
keys-how = Arrow keys go from card to card; Enter adds one, Delete takes one out. Rest on a card to read it.

deck = Deck
deck-name = Name of the deck
which-deck = Which deck
unnamed = New deck
mine = My decks
ready-made = Decks of the game
kept-here = Kept in this browser.
kept-account = Kept with your account, { $name }.
keep-account = Keep it with my account
new = New
copy = Copy
copied-name = { $name } (copy)
delete = Delete
delete-sure = Really delete?
import = Import…
export = Export
print = Print…
drop-here = Drag cards here, or click them.
empty-part = None yet
legal = Legal: ready to play
checking = Checking…
faults = { $count ->
    [one] One thing to put right:
   *[other] { $count } things to put right:
}
range = { $least }–{ $most }
at-least = at least { $least }
play = Play against a bot
play-friends = With friends…
show-cards = Cards
show-deck = Deck

tab-list = List
tab-figures = Figures
tab-hands = Sample hands
tab-rating = Rating

draw-again = Draw again
hands-how = What this deck might bring at the start of a game.

rate-how = Bots play this deck against each deck of the game, then look for the swap of one card that helps most. It takes a minute or two.
rate = Rate this deck
rate-again = Rate it again
rate-stop = Stop
rate-waiting = Others are being rated first…
rate-progress = { $done } of { $total } games
rate-not-legal = Only a legal deck can be rated.
rate-changed = The deck has been changed since.
rated = Wins { $share } of { $games } games
rated-range = Between { $low } and { $high } in the long run. Both sides are played by the same bot.
rated-cut = It took too long, so this is what the games played by then tell.
rivals = Against each deck
weaknesses = Weaknesses
sound = No weakness shows.
best-swap = The best swap
swap-in = in
swap-out = out
swap-gain-sure = Gains { $gain } points of wins in 100 (between { $low } and { $high }).
swap-gain-unsure = May gain { $gain } points of wins in 100, but { $games } games are too few to be sure (between { $low } and { $high }).
swap-gain-none = None of the { $screened } swaps that were looked at helped in { $games } games.
swap = Make this swap

import-title = Import a deck
import-how = Paste a deck file, or a list with a card on each line, like “3 Thak”. Names may be English or French.
import-file = Or choose a file
import-do = Import
print-title = Print the deck
print-how = Nine cards on a page at their true size, with marks to cut along.
paper = Paper
paper-a4 = A4
paper-letter = Letter
with-backs = With backs, for printing on both sides
print-do = Make the PDF
printing = Drawing the cards…
