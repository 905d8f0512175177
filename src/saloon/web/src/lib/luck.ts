/** Recomputes the luck of a match from its seed, with nothing but arithmetic: a house at home has no secure context. */
import type { Luck } from "./wire";

const MASKS: Record<number, bigint> = { 32: 0xffffffffn, 64: 0xffffffffffffffffn };
const TURNS: Record<number, { schedule: number[]; big: number[]; rounds: number }> = {
  32: { schedule: [7, 18, 3, 17, 19, 10], big: [6, 11, 25, 2, 13, 22], rounds: 64 },
  64: { schedule: [1, 8, 7, 19, 61, 6], big: [14, 18, 41, 28, 34, 39], rounds: 80 },
};

function primes(count: number): bigint[] {
  const found: bigint[] = [];
  for (let n = 2n; found.length < count; n++) if (found.every((prime) => n % prime !== 0n)) found.push(n);
  return found;
}

/** The first bits after the point of a root: where the constants of SHA-2 come from. */
function fraction(n: bigint, root: bigint, bits: bigint): bigint {
  const target = n << (bits * root);
  let low = 0n;
  let high = 1n << (bits + 10n);
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** root <= target) low = middle;
    else high = middle;
  }
  return low & ((1n << bits) - 1n);
}

const constants = new Map<number, { start: bigint[]; keys: bigint[] }>();

function constantsOf(word: number) {
  const known = constants.get(word);
  if (known) return known;
  const bits = BigInt(word);
  const all = primes(TURNS[word].rounds);
  const made = { start: all.slice(0, 8).map((prime) => fraction(prime, 2n, bits)), keys: all.map((prime) => fraction(prime, 3n, bits)) };
  constants.set(word, made);
  return made;
}

/** SHA-256 (words of 32 bits) or SHA-512 (words of 64). */
export function sha2(word: 32 | 64, text: string): Uint8Array {
  const { start, keys } = constantsOf(word);
  const { schedule, big, rounds } = TURNS[word];
  const mask = MASKS[word];
  const bits = BigInt(word);
  const turn = (x: bigint, by: number) => ((x >> BigInt(by)) | (x << (bits - BigInt(by)))) & mask;
  let hash = [...start];
  for (const block of blocks(word, new TextEncoder().encode(text))) {
    const w = [...block];
    for (let i = 16; i < rounds; i++) {
      const [a, b] = [w[i - 15], w[i - 2]];
      const low = turn(a, schedule[0]) ^ turn(a, schedule[1]) ^ (a >> BigInt(schedule[2]));
      const high = turn(b, schedule[3]) ^ turn(b, schedule[4]) ^ (b >> BigInt(schedule[5]));
      w.push((w[i - 16] + low + w[i - 7] + high) & mask);
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < rounds; i++) {
      const first = h + (turn(e, big[0]) ^ turn(e, big[1]) ^ turn(e, big[2])) + ((e & f) ^ (~e & mask & g)) + keys[i] + w[i];
      const second = (turn(a, big[3]) ^ turn(a, big[4]) ^ turn(a, big[5])) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(first + second) & mask, a, b, c, (d + first) & mask, e, f, g];
    }
    hash = [a, b, c, d, e, f, g, h].map((value, i) => (value + hash[i]) & mask);
  }
  return Uint8Array.from(hash.flatMap((value) => Array.from({ length: word / 8 }, (_, i) => Number((value >> BigInt(word - 8 - 8 * i)) & 255n))));
}

function blocks(word: 32 | 64, bytes: Uint8Array): bigint[][] {
  const size = word * 2; // bytes of a block
  const room = word / 4; // bytes for the length
  const padded = new Uint8Array(Math.ceil((bytes.length + 1 + room) / size) * size);
  padded.set(bytes);
  padded[bytes.length] = 128;
  new DataView(padded.buffer).setUint32(padded.length - 4, bytes.length * 8);
  const words = Array.from({ length: padded.length / (word / 8) }, (_, i) =>
    padded.slice((i * word) / 8, ((i + 1) * word) / 8).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n),
  );
  return Array.from({ length: words.length / 16 }, (_, i) => words.slice(16 * i, 16 * i + 16));
}

export const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The stream of luck: block i is SHA-512("saloon/<seed>/<i>"); what would favour low numbers is skipped. */
export class Stream {
  #bytes: Uint8Array = new Uint8Array();
  #block = 0;
  #next = 0;

  constructor(readonly seed: string) {}

  /** A stream that goes on as this one would. */
  clone(): Stream {
    const copy = new Stream(this.seed);
    [copy.#bytes, copy.#block, copy.#next] = [this.#bytes, this.#block, this.#next];
    return copy;
  }

  get blocks(): number {
    return this.#block;
  }

  below(n: number): number {
    for (;;) {
      const range = n <= 256 ? 256 : 65536;
      const value = n <= 256 ? this.#byte() : this.#byte() * 256 + this.#byte();
      if (value < range - (range % n)) return value % n;
    }
  }

  #byte(): number {
    if (this.#next === this.#bytes.length) {
      this.#bytes = sha2(64, `saloon/${this.seed}/${this.#block++}`);
      this.#next = 0;
    }
    return this.#bytes[this.#next++];
  }
}

export interface Verdict {
  sealed: boolean; // the seed is the one whose hash was published
  draws: number;
  blocks: number;
  wrong: number | null; // the entry whose draws are not those of the seed
}

/** Draws everything again and compares. */
export function verify(luck: Luck, published: string): Verdict {
  let stream = new Stream(luck.seed);
  const after: { seq: number; stream: Stream }[] = [];
  const agrees = (entry: Luck["entries"][number]) => {
    if (entry.back_to !== null) stream = after.findLast(({ seq }) => seq <= entry.back_to!)!.stream.clone();
    const good = entry.draws.every(([below, drawn]) => stream.below(below) === drawn);
    after.push({ seq: entry.seq, stream: stream.clone() });
    return good;
  };
  const wrong = luck.entries.find((entry) => !agrees(entry));
  const draws = luck.entries.reduce((sum, entry) => sum + entry.draws.length, 0);
  const blocks = Math.max(...after.map((each) => each.stream.blocks));
  return { sealed: hex(sha2(32, luck.seed)) === published, draws, blocks, wrong: wrong?.seq ?? null };
}
