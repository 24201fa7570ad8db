// Check the dice of a record, as docs/fairness.md explains it. It uses nothing of the browser's cryptography, which pages
// without TLS do not have, and nothing of the hall's own code.

const ROW = 32;
const KEYS = 1024;
const utf8 = new TextEncoder();

/** The first bits of the fractional parts of roots of the first 64 primes, which SHA-256 is made of. */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
});
const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** SHA-256 of some bytes. */
function sha256(data) {
  const padded = new DataView(new ArrayBuffer(Math.ceil((data.length + 9) / 64) * 64));
  new Uint8Array(padded.buffer).set(data);
  padded.setUint8(data.length, 128);
  padded.setUint32(padded.byteLength - 8, Math.floor(data.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, data.length << 3);
  const state = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    let [a, b, c, d, e, f, g, h] = state;
    for (let at = 0; at < 64; at++) {
      if (at < 16) words[at] = padded.getInt32(block + 4 * at);
      else {
        const [early, late] = [words[at - 15], words[at - 2]];
        const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
        words[at] = (words[at - 16] + first + words[at - 7] + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))) | 0;
      }
      const mixed = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at] + words[at];
      const other = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + mixed) | 0, c, b, a, (mixed + other) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, at) => (state[at] += value));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((value, at) => digest.setInt32(4 * at, value));
  return new Uint8Array(digest.buffer);
}

const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** HMAC-SHA-256 with a key of 32 bytes. */
function hmac(key, message) {
  const pad = (mask) => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ mask);
  return sha256(joined([pad(0x5c), sha256(joined([pad(0x36), message]))]));
}

const joined = (parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Draw a number below each limit from the stream of one draw. */
function numbers(key, index, entropy, limits) {
  const stream = [];
  let at = 0;
  return limits.map((limit) => {
    const bits = limit.toString(2).length;
    const size = Math.ceil(bits / 8);
    let number = limit;
    while (number >= limit) {
      while (stream.length < at + size)
        stream.push(...hmac(key, utf8.encode(`${index}/${stream.length / 32}/${entropy}`)));
      const value = stream.slice(at, at + size).reduce((sum, byte) => sum * 256 + byte, 0);
      number = Math.floor(value / 2 ** (8 * size - bits));
      at += size;
    }
    return [limit, number];
  });
}

/**
 * @typedef {{ commitment?: string | undefined, seat?: number | null | undefined, entropy?: string | undefined }} Kept
 *   what this device was shown and sent when it sat down
 * @typedef {{ proved: number, draws: number, over: boolean }} Found
 */

export class Unfair extends Error {
  /**
   * @param {"changed" | "missing" | "by-hand" | "commitment" | "entropy" | "keys" | "draw"} code
   * @param {number} line
   */
  constructor(code, line) {
    super(`${code} in line ${line}`);
    this.code = code;
    this.line = line;
  }
}

/**
 * Check a record, and count the draws that are proved. Throws `Unfair`.
 * @param {string} record
 * @param {Kept} kept
 * @returns {Found}
 */
export function checkDice(record, kept = {}) {
  const lines = unchained(record);
  const [header, closing] = [lines[0], lines.at(-1)];
  const last = lines.length;
  if (last < 2 || closing.entries !== last - 2) throw new Unfair("missing", last);
  const { scheme, commitment, entropy } = header.dice;
  if (scheme !== "keys-hmac-sha256") throw new Unfair("by-hand", 1);
  if (kept.commitment && kept.commitment !== commitment) throw new Unfair("commitment", 1);
  if (kept.entropy && entropy[kept.seat ?? -1] !== kept.entropy) throw new Unfair("entropy", 1);
  const draws = lines.slice(1, -1).filter((line) => line.seat === -1);
  if (closing.proof === null) return { proved: 0, draws: draws.length, over: closing.end };
  const { keys, leaves, rows } = closing.proof;
  const promised = leaves.map(unhex);
  const sums = [];
  for (let at = 0; at < promised.length; at += ROW) sums.push(sha256(joined(promised.slice(at, at + ROW))));
  sums.push(...rows.map(unhex));
  const complete = sums.length === KEYS / ROW && keys.length === Math.min(draws.length, KEYS);
  if (!complete || hex(sha256(joined(sums))) !== commitment) throw new Unfair("keys", last);
  let proved = 0;
  draws.forEach((line, index) => {
    const key = keys[index % KEYS];
    if (key === null) return;
    if (hex(sha256(unhex(key))) !== leaves[index % KEYS]) throw new Unfair("keys", line.n + 1);
    const limits = line.draws.map((draw) => draw[0]);
    const mixed = entropy.map((sent) => sent ?? "").join(",");
    const drawn = numbers(unhex(key), index, mixed, limits);
    if (String(drawn) !== String(line.draws)) throw new Unfair("draw", line.n + 1);
    proved++;
  });
  return { proved, draws: draws.length, over: closing.end };
}

/** The lines of a record as data; each ends with a hash over itself and the hash before it. */
function unchained(record) {
  let chain = "";
  return record
    .trimEnd()
    .split("\n")
    .map((line, at) => {
      const end = line.lastIndexOf(',"chain":"');
      const body = line.slice(0, Math.max(end, 0));
      chain = hex(sha256(utf8.encode(chain + body))).slice(0, 32);
      if (line.slice(end) !== `,"chain":"${chain}"}`) throw new Unfair("changed", at + 1);
      return JSON.parse(`${body}}`);
    });
}
