# The server, in English.

guest = Guest
bot-random = any legal action, all equally likely
no-client = The hall is open, but the pages of the browser client are not built. Bots and programs can play.

error-bad-database = { $field }: this is not a database we can use; give sqlite:///FILE or postgresql://USER@HOST/NAME.
error-bad-broker = { $field }: this is not a broker we can use; give redis://HOST:PORT.
error-cannot-start = The hall cannot open: the broker or the database does not answer.
error-cannot-listen = Port { $port } cannot be used: { $reason }.

error-bad-request = This request cannot be read.{ $field ->
    [none] {""}
   *[other] { " " }Look at "{ $field }".
}
error-not-found = There is nothing here.
error-bad-method = This address does not take that kind of request.
error-too-large = This is too large.
error-too-fast = That is too many at once; wait a moment.
error-internal = Something went wrong on our side; nothing was changed.
error-store-unavailable = The hall cannot write anything down just now; nothing was changed. Try again in a moment.
error-busy = Somebody else changed this at the same moment. Try again.
error-foreign-origin = Pages of other sites may not do this.

error-unknown-table = There is no such table, or it was cleared away.
error-table-damaged = The log of this table does not fit together, so it cannot be shown.
error-unknown-token = This token is not good here.
error-token-missing = A token is needed for this.
error-wrong-password = The name or the password is wrong.
error-bad-password = { $field }: at least { $least } characters.
error-bad-name = { $field }: a name of 1 to 24 characters is needed.
error-name-taken = This name is taken.
error-bad-chat = A message has 1 to { $limit } characters.
error-not-host = Only the host of the table may do this.
error-not-seated = You do not play at this table.
error-not-member = Join the table to write there.
error-not-yours = This game has secrets: you may see it from your own seat or as a spectator.
error-bad-seats = seats: { $players } are needed, and at most one of them is yours.
error-bad-seat = There is no such seat; the last one is { $last }.
error-seat-taken = This seat is taken.
error-table-full = There is no free seat.
error-already-seated = You already play at this table.
error-not-open = The game has already started.
error-seats-open = There are still open seats.
error-not-playing = The game has not started yet.
error-game-running = Others are playing here.
error-game-over-leave = The game is over; there is nothing to leave.
error-no-stand-in = Nobody is playing in your place.
error-no-choice = You have nothing to choose now.
error-stale = The game has gone on since; look again.
error-no-pause = No dice are waiting for you.
error-hello-first = Say hello first.
error-bad-message = This message cannot be read.
error-unknown-type = There is no such message.

