# The terminal table, in English.

welcome = { $game }. Type a number, an action in words, or h for help.
goodbye = Your game is kept in { $file }. To go on:
record-kept = The record of this game is in { $file }.
before-chance = Enter: go on, chance decides   u: take back >
before-chance-help = Press Enter to go on, u to take your choice back, h for help.
only-choice = (the only choice: { $action })
your-choice = Your choice >
menu-help = a number or words   ? odds   u undo   h help   q save and leave
menu-help-plain = a number or words   i hint   u undo   h help   q save and leave
help =
    1, 2, ...       choose from the list; or type the action, for example: { $action }
    ?  odds         exact odds of each choice
    u  undo         take back your last choice, until chance or somebody else acts
    i  hint         what the bot opposite would do in your place
    b  board        draw the table again
    m  menu         list all choices in full
    l  log          what happened lately; l why: with the rule behind each event
    r  rules ID     a numbered rule, for example: r { $rule }
    s  save NAME    save a copy under a name or in a file (without one: this game's own save)
    q  quit         save and leave
words-help = h help
words-odds = ? odds
words-undo = u undo
words-log = l log
words-rules = r rules rule
words-hint = i hint
words-board = b board
words-save = s save
words-quit = q quit exit
no-odds = There are no odds to show right now.
no-such-number = The choices are numbered 1 to { $last }.
odds-number = No.
undone = Taken back.
rules-how = Which rule? For example: r { $example }
hint = A hint: { $action }
saved = Saved in { $file }.
not-saved = Could not save in { $file }: { $reason }.
replace = { $file } exists already. Replace it? (y/n)
not-replaced = { $file } is left as it was.
words-yes = y yes
more = Enter: more   q: enough >
more-board = … (b shows the whole table)
more-choices = … up to { $last }) (m lists all choices)
more-odds = … and { $hidden ->
    [one] 1 less likely one
   *[other] { $hidden } less likely ones
} (? all shows them)
words-menu = m menu
bot-replaced = { $name } cannot go on: { $bot } plays in that seat from now on.
