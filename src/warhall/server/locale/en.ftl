# The server, in English.

guest = Guest
bot-random = any legal action, all equally likely
no-client = The hall is open, but the pages of the browser client have not been built. Bots and programs can play.

error-bad-database = { $field }: we cannot use this database; give sqlite:///FILE or postgresql://USER@HOST/NAME.
error-bad-setting = These settings cannot be used: { $reason }
error-database-not-empty = { $field }: this database is not empty. Restore into a new one.
error-bad-backup = { $field }: this is no backup that we can read.
error-database-in-use = { $field }: another server uses this file already. Stop it first; for several processes take PostgreSQL and a broker.
error-bad-broker = { $field }: we cannot use this broker; give redis://HOST:PORT.
error-cannot-start = The hall cannot open: the broker or the database does not answer.
error-cannot-listen = Port { $port } cannot be used: { $reason }.
error-bad-public-url = { $field }: "{ $value }" is not an address that links can carry; give http://HOST or https://HOST, with a port if need be and nothing after it.
error-no-network = { $field }: this computer is on no network, so nobody else could come. Connect it, or leave out { $field }.

error-bad-request = This request cannot be read.{ $field ->
    [none] {""}
   *[other] { " " }Look at "{ $field }".
}
error-not-found = There is nothing here.
error-bad-method = This address does not take that kind of request.
error-too-large = This is too large.
error-too-fast = Too many requests at once; wait a moment.
error-internal = Something went wrong on our side; nothing has changed.
error-store-unavailable = The hall cannot write anything down right now; nothing has changed. Try again in a moment.
error-busy = Somebody else changed this at the same moment. Try again.
error-busy-hall = The hall has too much to do at the moment. Try again in a moment.
error-banned = You may not come in here.
error-muted = You may not write here.
error-table-closed = This table has been closed by those who look after the hall.
error-read-only = The hall is being looked after: nothing can be changed for a while.
error-foreign-origin = Pages of other sites may not do this.

error-unknown-table = This table does not exist, or it has been cleared away.
error-unknown-person = Nobody at this table has the number { $field }.
error-unknown-ban = There is no ban with the number { $field }.
error-unknown-report = There is no report with the number { $field }.
error-unknown-account = There is no account of this name.
error-table-damaged = The log of this table does not add up, so it cannot be shown.
error-unknown-token = This token is not valid here.
error-token-missing = You need a token for this.
error-wrong-password = The name or the password is wrong.
error-bad-password = { $field }: at least { $least } characters.
error-bad-entropy = { $field }: 16 to 32 random bytes are needed, in hexadecimal (small letters).
error-bad-name = { $field }: a name has 1 to 24 characters.
error-name-taken = This name is taken.
error-too-many-decks = Your account keeps { $most } decks already; remove one first.
error-bad-chat = A message has 1 to { $limit } characters.
error-not-host = Only the host of the table may do this.
error-not-seated = You are not playing at this table.
error-not-member = Join the table to write here.
error-not-yours = This game has secrets: you may see it from your own seat, or as a spectator.
error-bad-seats = seats: there are { $players }, and at most one of them is yours.
error-bad-seat = There is no such seat; the last one is { $last }.
error-seat-taken = This seat is taken.
error-seat-kept = This seat is kept for the player who left it.
error-no-help = This table plays without hints and odds.
error-game-too-long = This game has gone on for too long: no more moves are written down.
error-table-full = No seat is free.
error-already-seated = You are already playing at this table.
error-not-open = The game has already started.
error-seats-open = Some seats are still open.
error-not-playing = The game has not started yet.
error-game-running = Others are playing here.
error-game-over-leave = The game is over; there is nothing to leave.
error-no-stand-in = Nobody is playing in your place.
error-no-choice = You have nothing to choose right now.
error-stale = The game has moved on; look again.
error-no-pause = No dice are waiting for you.
error-hello-first = Say hello first.
error-bad-message = This message cannot be read.
error-unknown-type = There is no such message.

