// One table over one socket. A lost connection is opened again by itself, and what was not answered is sent again
// with the same id: the server never applies it twice.

import type { ChatMessage, GameState, Refusal, ServerMessage, Step, Table, Why } from "./protocol";
import { tokenOf } from "./purse";
import { paced } from "./pace.svelte";
import { settings } from "./settings.svelte";

export type Link = "connecting" | "open" | "lost" | "gone";

export interface Shown extends GameState {
  v: number;
}

interface Pending {
  message: Record<string, unknown>;
  done: (answer: ServerMessage) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const PING_EVERY = 30_000;
const GONE = 4404;
const UNKNOWN_TOKEN = 4401;

// How long a position of others stays on screen at a normal pace, where the board does not say.
const USUAL = 850;
const MOST_WAITING = 40; // after a long absence the past is skipped, not played

export class TableConnection {
  link = $state<Link>("connecting");
  table = $state.raw<Table | null>(null);
  state = $state.raw<Shown | null>(null);
  log = $state.raw<Step[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** How many positions wait to be shown. */
  behind = $state(0);
  /** The difference of this device's clock to the server's, in milliseconds. */
  skew = $state(0);

  /** How long steps of others stay on screen; the board knows best. */
  timeOf: (steps: Step[]) => number = () => USUAL;
  readonly id: string;
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #waiting: Shown[] = [];
  #newest = -1;
  #wait = FIRST_WAIT;
  #count = 0;
  #session = Math.random().toString(36).slice(2, 10);
  #closed = false;
  #reopening: ReturnType<typeof setTimeout> | undefined;
  #showing: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #isWatcher = false;

  constructor(id: string) {
    this.id = id;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#reopening);
    clearTimeout(this.#showing);
    clearInterval(this.#pinging);
    this.#socket?.close();
  }

  /** A new token (one sat down, say): speak with it from now on. */
  renew(): void {
    this.#isWatcher = false;
    this.#newest = -1;
    this.#waiting = [];
    this.#socket?.close();
    this.#hurry();
  }

  // -- what a person does ------------------------------------------------------------------------------------------

  async act(action: string): Promise<boolean> {
    return this.#play("act", { action, roll: settings.stored.rollAtOnce });
  }

  async roll(): Promise<boolean> {
    return this.#play("roll", {});
  }

  async undo(): Promise<boolean> {
    return this.#play("undo", {});
  }

  async why(action: string): Promise<Why | null> {
    const answer = await this.#ask("why", { action });
    return answer.t === "why" ? (answer.d as Why) : null;
  }

  async say(text: string): Promise<boolean> {
    return this.#settled(await this.#ask("chat", { text }));
  }

  speak(language: string): void {
    if (this.link === "open") void this.#ask("lang", { lang: language });
  }

  /** Show the present at once. */
  catchUp(): void {
    const last = this.#waiting.at(-1);
    if (!last) return;
    clearTimeout(this.#showing);
    this.#showing = undefined;
    for (const state of this.#waiting) this.#keepLog(state);
    this.#waiting = [];
    this.#put(last);
    this.#breathe();
  }

  /** What is shown has been seen. */
  goOn(): void {
    if (this.#showing === undefined) return;
    clearTimeout(this.#showing);
    this.#showNext();
  }

  // -- messages ----------------------------------------------------------------------------------------------------

  async #play(type: string, data: Record<string, unknown>): Promise<boolean> {
    this.catchUp();
    return this.#settled(await this.#ask(type, data, this.state?.v ?? 0));
  }

  #settled(answer: ServerMessage): boolean {
    this.refusal = answer.t === "error" ? (answer.d as Refusal) : null;
    return answer.t !== "error";
  }

  #ask(type: string, data: Record<string, unknown>, version?: number): Promise<ServerMessage> {
    const id = `${this.#session}-${++this.#count}`;
    const message = { t: type, id, d: data, ...(version === undefined ? {} : { v: version }) };
    return new Promise((done) => {
      this.#pending.set(id, { message, done });
      if (this.link === "open") this.#socket?.send(JSON.stringify(message));
    });
  }

  #read(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === "state") this.#receive({ ...(message.d as GameState), v: message.v }, message.re);
    else if (message.t === "table") this.table = message.d as Table;
    else if (message.t === "chat") this.#hear(message.d as ChatMessage);
    else if (message.t === "gone") this.#end();
    else if (message.t === "error") this.#refused(message);
    const asked = message.re === undefined ? undefined : this.#pending.get(message.re);
    if (asked && message.re !== undefined) {
      this.#pending.delete(message.re);
      asked.done(message);
    }
  }

  #refused(message: ServerMessage): void {
    const late = (message.d as { state?: GameState }).state;
    if (late) this.#receive({ ...late, v: message.v }, message.re);
  }

  #hear(message: ChatMessage): void {
    if (!this.chat.some((known) => known.id === message.id)) this.chat = [...this.chat, message];
  }

  // -- positions: one after the other, at a pace one can follow ------------------------------------------------------

  #receive(state: Shown, answers: string | undefined): void {
    if (state.v < this.#newest) return;
    const isHello = answers !== undefined && answers === this.#hello;
    this.#newest = state.v;
    if (state.clock) this.skew = state.clock.now - Date.now();
    if (state.table) this.table = state.table;
    if (state.chat) this.chat = state.chat;
    const isSame = this.state !== null && state.v === this.state.v && this.#waiting.length === 0;
    const quick = paced(1) === 0 || document.hidden;
    if (answers !== undefined || isHello || isSame || quick || this.#waiting.length >= MOST_WAITING) {
      this.#waiting.push(state);
      this.catchUp();
      return;
    }
    this.#waiting.push(state);
    this.behind = this.#waiting.length;
    if (this.#showing === undefined) this.#showNext();
  }

  #showNext(): void {
    const next = this.#waiting.shift();
    if (!next) {
      this.#showing = undefined;
      return;
    }
    this.#keepLog(next);
    this.#put(next);
    this.#breathe();
  }

  /** What comes next waits until this has been seen. */
  #breathe(): void {
    this.#showing = setTimeout(() => this.#showNext(), paced(this.timeOf(this.state?.log?.steps ?? [])));
  }

  #put(state: Shown): void {
    this.state = state;
    this.behind = this.#waiting.length;
  }

  #keepLog(state: Shown): void {
    if (!state.log) {
      this.log = [];
      return;
    }
    const { from, steps } = state.log;
    const last = this.log.at(-1)?.n ?? 0;
    if (from > last + 1) {
      void this.#ask("sync", {});
      return;
    }
    this.log = [...this.log.filter((step) => step.n < from), ...steps];
  }

  // -- the line ------------------------------------------------------------------------------------------------------

  #hello = "";

  #open(): void {
    clearTimeout(this.#reopening);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event) => {
      this.#wait = FIRST_WAIT;
      this.#read(String(event.data));
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#dropped(event.code);
    };
  }

  #greet(socket: WebSocket): void {
    this.#hello = `${this.#session}-hello-${++this.#count}`;
    const token = this.#isWatcher ? null : tokenOf(this.id);
    const last = this.state && this.#newest === this.state.v ? this.log.at(-1)?.n : undefined;
    const known = last === undefined ? {} : { v: this.#newest, n: last };
    const data = { token, lang: settings.language, words: true, ...known };
    this.#pending.set(this.#hello, {
      message: {},
      done: (answer) => {
        if (answer.t !== "error") this.#resume(socket);
      },
    });
    socket.send(JSON.stringify({ t: "hello", id: this.#hello, d: data }));
  }

  #resume(socket: WebSocket): void {
    this.link = "open";
    for (const { message } of this.#pending.values()) {
      if ("t" in message) socket.send(JSON.stringify(message));
    }
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => void this.#ask("ping", {}), PING_EVERY);
  }

  #dropped(code: number): void {
    clearInterval(this.#pinging);
    this.#pending.delete(this.#hello);
    if (this.#closed || this.link === "gone") return;
    if (code === GONE) return this.#end();
    if (code === UNKNOWN_TOKEN) this.#isWatcher = true; // the seat was taken over on another device: watch from here
    this.link = this.state || this.table ? "lost" : "connecting";
    this.#reopening = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  #end(): void {
    this.link = "gone";
    clearInterval(this.#pinging);
  }

  #hurry = (): void => {
    if (this.#closed || this.link === "gone" || document.hidden) return;
    const isUp = this.#socket?.readyState === WebSocket.OPEN || this.#socket?.readyState === WebSocket.CONNECTING;
    if (isUp) return;
    this.#wait = FIRST_WAIT;
    this.#open();
  };
}
