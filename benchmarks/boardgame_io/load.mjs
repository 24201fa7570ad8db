// One load generator for both servers: TABLES tables of tic-tac-toe, two players each on sockets of their own, who play
// the same nine moves. A table begins a new game when all have finished; only the moves are timed.
//   node load.mjs warhall|boardgame.io PORT TABLES MOVES RATE PID      (RATE 0: as fast as the answers come)
import { readFileSync } from "node:fs";
import WebSocket from "ws";

const [kind, port, tables, wanted, rate, pid] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const CELLS = [0, 1, 2, 4, 3, 5, 7, 6, 8]; // nobody ever has three in a row
const latencies = [];
let timed = 0;
let worked = 0;

function processorTime() {
  // What the server has used so far, in seconds: on a busy machine this says more than the clock on the wall.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

class Peer {
  constructor(table, seat) {
    this.url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    this.match = table;
    this.seat = String(seat);
  }
  open(onState) {
    return new Promise((resolve, reject) => {
      this.socket = new WebSocket(this.url, { origin: `http://localhost:${port}`, perMessageDeflate: false });
      this.socket.on("error", reject);
      this.socket.on("message", (data) => {
        const text = data.toString();
        if (text === "2") return this.socket.send("3");
        if (text[0] === "0") return this.socket.send("40/tic-tac-toe,");
        if (text.startsWith("40/")) return this.emit("sync", this.match, this.seat, null, 2);
        if (!text.startsWith("42/")) return;
        const [type, , body] = JSON.parse(text.slice(text.indexOf(",") + 1));
        if (type === "sync") resolve();
        if (type === "sync" || type === "update") {
          const state = type === "sync" ? body.state : body;
          this.version = state._stateID;
          const n = state.G.cells.filter((cell) => cell !== null).length;
          onState(state.ctx.gameover === undefined && state.ctx.currentPlayer === this.seat, n);
        }
      });
    });
  }
  emit(...args) {
    this.socket.send(`42/tic-tac-toe,${JSON.stringify(args)}`);
  }
  move(cell) {
    const payload = { type: "clickCell", args: [cell], playerID: this.seat, credentials: null };
    this.emit("update", { type: "MAKE_MOVE", payload }, this.version, this.match, this.seat);
  }
}

class Ours {
  constructor(table, seat) {
    this.url = `ws://127.0.0.1:${port}/api/tables/${table.id}/socket`;
    this.token = table.tokens[seat];
  }
  open(onState) {
    return new Promise((resolve, reject) => {
      this.socket = new WebSocket(this.url, { perMessageDeflate: false });
      this.socket.on("error", reject);
      this.socket.on("open", () => this.send({ t: "hello", id: "hello", d: { token: this.token, words: false } }));
      this.socket.on("message", (data) => {
        const message = JSON.parse(data.toString());
        if (message.t === "error") throw new Error(data.toString());
        if (message.t !== "state") return;
        this.version = message.v;
        resolve();
        onState(message.d.legal.length > 0, message.d.n);
      });
    });
  }
  send(message) {
    this.socket.send(JSON.stringify(message));
  }
  move(cell) {
    this.send({ v: this.version, t: "act", id: `m${this.version}`, d: { action: `mark ${cell}` } });
  }
}

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function openOurs() {
  const first = await post("/api/tables", { game: "tic-tac-toe", name: "X" });
  const second = await post(`/api/tables/${first.table.id}/join`, { name: "O" });
  const headers = { "content-type": "application/json", authorization: `Bearer ${first.token}` };
  await fetch(`http://127.0.0.1:${port}/api/tables/${first.table.id}/start`, { method: "POST", headers, body: "{}" });
  return { id: first.table.id, tokens: [first.token, second.token] };
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function openTable(number) {
  const table = kind === "warhall" ? await openOurs() : `match-${process.pid}-${Date.now()}-${number}`;
  const seats = [0, 1].map((seat) => (kind === "warhall" ? new Ours(table, seat) : new Peer(table, seat)));
  return { seats };
}

function play(table, gap) {
  // A move goes out when its player may move and its moment has come; the answer to its sender is the acknowledgement.
  return new Promise((finish) => {
    const begin = performance.now() + Math.random() * gap;
    const sent = [];
    let asked = -1;
    const send = (seat, n) => {
      sent[n] = { seat, at: performance.now() };
      table.seats[seat].move(CELLS[n]);
    };
    table.onState = (seat, mine, n) => {
      const last = sent[n - 1];
      if (last && last.seat === seat && !last.acknowledged) {
        last.acknowledged = true;
        latencies.push(performance.now() - last.at);
        if (n === CELLS.length) return finish();
      }
      if (mine && n > asked) {
        asked = n;
        const wait = begin + n * gap - performance.now();
        if (gap && wait > 1) setTimeout(() => send(seat, n), wait);
        else send(seat, n);
      }
    };
    table.onState(0, true, 0);
  });
}

async function round() {
  const opened = [];
  for (let at = 0; at < tables; at += 20) {
    const some = await Promise.all(Array.from({ length: Math.min(20, tables - at) }, (_, k) => openTable(at + k)));
    for (const at of [0, 1]) // one after the other: the peer makes a match when its first player comes
      await Promise.all(
        some.map((table) => table.seats[at].open((mine, n) => table.onState && table.onState(at, mine, n))),
      );
    opened.push(...some);
  }
  await sleep(200);
  const gap = rate ? (1000 * tables) / rate : 0;
  const start = performance.now();
  const before = processorTime();
  await Promise.all(opened.map((table) => play(table, gap)));
  timed += performance.now() - start;
  worked += processorTime() - before;
  for (const table of opened) for (const seat of table.seats) seat.socket.terminate();
}

while (latencies.length < wanted) await round();
latencies.sort((a, b) => a - b);
const quantile = (q) => latencies[Math.min(latencies.length - 1, Math.floor(q * latencies.length))];
const moves = latencies.length;
const within = latencies.filter((latency) => latency <= 50).length / moves;
console.log(
  JSON.stringify({ kind, tables, moves, seconds: timed / 1000, rate: moves / (timed / 1000), cpu: (1e6 * worked) / moves, p50: quantile(0.5), p99: quantile(0.99), within50: within }),
);
process.exit(0);
