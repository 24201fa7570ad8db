// One load generator for both servers: TABLES tables of tic-tac-toe, two players each on sockets of their own, who play
// the same nine moves. A table begins a new game when all have finished; only the moves are timed.
//   node load.mjs warhall|boardgame.io PORT TABLES MOVES RATE PID,...  (RATE 0: as fast as the answers come)
//
// It has to cost less than the servers it drives, or it would measure itself. So it reads frames as they come from the
// network and looks in the answers only for the version and the number of moves made, the same way for both; what it
// cost itself is part of the result.
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";

const [kind, port, tables, wanted, rate] = [process.argv[2], ...process.argv.slice(3, 7).map(Number)];
const servers = process.argv[7].split(",");
const CELLS = [0, 1, 2, 4, 3, 5, 7, 6, 8]; // nobody ever has three in a row
const latencies = [];
let timed = 0;
let worked = 0;
let own = 0;

function processorTime() {
  // What all threads of the server have used so far, in microseconds. On a busy machine this says more than the clock.
  const threads = servers.flatMap((pid) => readdirSync(`/proc/${pid}/task`).map((id) => `/proc/${pid}/task/${id}`));
  const nanoseconds = threads.map((thread) => Number(readFileSync(`${thread}/schedstat`, "utf8").split(" ")[0]));
  return nanoseconds.reduce((sum, some) => sum + some, 0) / 1000;
}

function ownTime() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

class Line {
  // A WebSocket with as little as there can be between the network and the player.
  constructor(path, headers, onText) {
    this.onText = onText;
    this.rest = null;
    this.open = false;
    this.socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.socket.on("data", (data) => this.read(data));
    this.socket.on("error", (error) => this.closed || fail(error));
    this.socket.on("close", () => this.closed || fail(new Error("the server closed a connection")));
    const key = randomBytes(16).toString("base64");
    const lines = [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, "Connection: Upgrade", "Upgrade: websocket"];
    lines.push("Sec-WebSocket-Version: 13", `Sec-WebSocket-Key: ${key}`, ...headers);
    this.socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  }
  read(data) {
    if (this.rest !== null) data = Buffer.concat([this.rest, data]);
    let at = 0;
    if (!this.open) {
      at = data.indexOf("\r\n\r\n") + 4;
      if (at < 4) return void (this.rest = data);
      if (!data.latin1Slice(0, at).startsWith("HTTP/1.1 101")) fail(new Error(data.latin1Slice(0, at)));
      this.open = true;
      this.onText("");
    }
    while (data.length - at >= 2) {
      let start = at + 2;
      let length = data[at + 1];
      if (length === 126) length = data.length < (start += 2) ? Infinity : data.readUInt16BE(at + 2);
      else if (length === 127) length = data.length < (start += 8) ? Infinity : Number(data.readBigUInt64BE(at + 2));
      if (data.length < start + length) break;
      if ((data[at] & 15) === 1) this.onText(data.latin1Slice(start, start + length));
      else if ((data[at] & 15) === 8) fail(new Error(`closed: ${data.toString("latin1", start, start + length)}`));
      at = start + length;
    }
    this.rest = at < data.length ? data.subarray(at) : null;
  }
  send(text) {
    // All texts are ASCII. The key of the mask is zero, which is as good as any other between programs of our own.
    const length = text.length;
    const head = length < 126 ? 6 : 8;
    const frame = Buffer.allocUnsafe(head + length);
    frame[0] = 0x81;
    if (length < 126) frame[1] = 0x80 | length;
    else {
      frame[1] = 0x80 | 126;
      frame.writeUInt16BE(length, 2);
    }
    frame.fill(0, head - 4, head);
    frame.latin1Write(text, head);
    this.socket.write(frame);
  }
  close() {
    this.closed = true;
    this.socket.destroy();
  }
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

function numberAfter(text, words) {
  const at = text.indexOf(words);
  return at < 0 ? -1 : parseInt(text.slice(at + words.length, at + words.length + 9), 10);
}

class Peer {
  constructor(table, seat) {
    this.match = table;
    this.seat = String(seat);
  }
  open(onState) {
    return new Promise((resolve) => {
      const hear = (text) => {
        if (text.startsWith('42/tic-tac-toe,["update"')) return onState(this.moves(text));
        if (text === "2") return this.line.send("3");
        if (text[0] === "0") return this.line.send("40/tic-tac-toe,");
        if (text.startsWith("40/")) return this.emit("sync", this.match, this.seat, null, 2);
        if (text.startsWith('42/tic-tac-toe,["sync"')) resolve(this.moves(text));
      };
      const origin = `Origin: http://localhost:${port}`;
      this.line = new Line("/socket.io/?EIO=4&transport=websocket", [origin], hear);
    });
  }
  moves(text) {
    this.version = numberAfter(text, '"_stateID":');
    const at = text.indexOf('"cells":[') + 9;
    return text.slice(at, text.indexOf("]", at)).split('"').length >> 1;
  }
  emit(...args) {
    this.line.send(`42/tic-tac-toe,${JSON.stringify(args)}`);
  }
  move(cell) {
    const payload = `{"type":"clickCell","args":[${cell}],"playerID":"${this.seat}","credentials":null}`;
    const action = `{"type":"MAKE_MOVE","payload":${payload}}`;
    this.line.send(`42/tic-tac-toe,["update",${action},${this.version},"${this.match}","${this.seat}"]`);
  }
}

class Ours {
  constructor(table, seat) {
    this.path = `/api/tables/${table.id}/socket`;
    this.token = table.tokens[seat];
  }
  open(onState) {
    return new Promise((resolve) => {
      const hear = (text) => {
        if (text === "") return this.line.send(`{"t":"hello","id":"hello","d":{"token":"${this.token}","words":false}}`);
        if (text.includes('"t":"error"')) return fail(new Error(text));
        if (!text.includes('"t":"state"')) return;
        this.version = numberAfter(text, '"v":');
        onState(numberAfter(text, '"n":'));
        resolve();
      };
      this.line = new Line(this.path, [], hear);
    });
  }
  move(cell) {
    this.line.send(`{"v":${this.version},"t":"act","id":"m${this.version}","d":{"action":"mark ${cell}"}}`);
  }
}

async function post(path, body, token) {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function openOurs() {
  const first = await post("/api/tables", { game: "tic-tac-toe", name: "X" });
  const second = await post(`/api/tables/${first.table.id}/join`, { name: "O" });
  await post(`/api/tables/${first.table.id}/start`, {}, first.token);
  return { id: first.table.id, tokens: [first.token, second.token] };
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function openTable(number) {
  const table = kind === "warhall" ? await openOurs() : `match-${process.pid}-${Date.now()}-${number}`;
  const seats = [0, 1].map((seat) => (kind === "warhall" ? new Ours(table, seat) : new Peer(table, seat)));
  return { seats };
}

function play(table, gap) {
  // The players take turns. A move goes out when its player has heard of the one before and its moment has come; the
  // answer to its sender is the acknowledgement.
  return new Promise((finish) => {
    const begin = performance.now() + Math.random() * gap;
    const sent = [];
    let asked = -1;
    const send = (seat, n) => {
      sent[n] = { seat, at: performance.now() };
      table.seats[seat].move(CELLS[n]);
    };
    table.onState = (seat, n) => {
      const last = sent[n - 1];
      if (last && last.seat === seat && !last.acknowledged) {
        last.acknowledged = true;
        latencies.push(performance.now() - last.at);
        if (n === CELLS.length) return finish();
      }
      if (n % 2 === seat && n > asked && n < CELLS.length) {
        asked = n;
        const wait = begin + n * gap - performance.now();
        if (gap && wait > 1) setTimeout(() => send(seat, n), wait);
        else send(seat, n);
      }
    };
    table.onState(0, 0);
  });
}

async function round() {
  const opened = [];
  for (let at = 0; at < tables; at += 20) {
    const some = await Promise.all(Array.from({ length: Math.min(20, tables - at) }, (_, k) => openTable(at + k)));
    for (const at of [0, 1]) // one after the other: the peer makes a match when its first player comes
      await Promise.all(some.map((table) => table.seats[at].open((n) => table.onState && table.onState(at, n))));
    opened.push(...some);
  }
  await sleep(200);
  const gap = rate ? (1000 * tables) / rate : 0;
  const [start, before, ownBefore] = [performance.now(), processorTime(), ownTime()];
  await Promise.all(opened.map((table) => play(table, gap)));
  timed += performance.now() - start;
  worked += processorTime() - before;
  own += ownTime() - ownBefore;
  for (const table of opened) for (const seat of table.seats) seat.line.close();
}

while (latencies.length < wanted) await round();
latencies.sort((a, b) => a - b);
const quantile = (q) => latencies[Math.min(latencies.length - 1, Math.floor(q * latencies.length))];
const moves = latencies.length;
const result = { kind, tables, moves, seconds: timed / 1000, rate: moves / (timed / 1000), cpu: worked / moves };
const times = { p50: quantile(0.5), p99: quantile(0.99), within50: latencies.filter((ms) => ms <= 50).length / moves };
console.log(JSON.stringify({ ...result, generator: own / moves, ...times }));
process.exit(0);
