import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hex, sha2, Stream, verify } from "./luck";

test.each(["", "saloon/5/0", "x".repeat(55), "x".repeat(64), "x".repeat(111), "x".repeat(300)])("the hashes are those of everybody: %s", (text) => {
  expect(hex(sha2(32, text))).toBe(createHash("sha256").update(text).digest("hex"));
  expect(hex(sha2(64, text))).toBe(createHash("sha512").update(text).digest("hex"));
});

test("a draw takes one byte, two above 256, and skips what is not fair", () => {
  const bytes = [...createHash("sha512").update("saloon/seed/0").digest()];

  const stream = new Stream("seed");

  expect(stream.below(256)).toBe(bytes[0]);
  expect(stream.below(65536)).toBe(bytes[1] * 256 + bytes[2]);
  expect(stream.below(200)).toBe(bytes.slice(3).find((byte) => byte < 200)! % 200);
});

test("luck that was changed is found out", () => {
  const stream = new Stream("seed");
  const draws = [54, 6, 6].map((below): [number, number] => [below, stream.below(below)]);
  const hash = hex(sha2(32, "seed"));
  const luck = {
    seed: "seed",
    seed_hash: hash,
    entries: [
      { seq: 0, seat: null, action: null, draws: draws.slice(0, 2), back_to: null },
      { seq: 4, seat: 1, action: "roll", draws: draws.slice(2), back_to: null },
    ],
  };

  expect(verify(luck, hash)).toEqual({ sealed: true, draws: 3, blocks: 1, wrong: null });

  luck.entries[1].draws[0][1] = (luck.entries[1].draws[0][1] + 1) % 6;
  expect(verify(luck, "other")).toMatchObject({ sealed: false, wrong: 4 });
});

test("what is drawn again after a move was taken back is the same", () => {
  const stream = new Stream("seed");
  const [first, second] = [stream.below(6), stream.below(6)];
  const roll = (seq: number, drawn: number) => ({ seq, seat: 0, action: "roll", draws: [[6, drawn]] as [number, number][], back_to: null });
  const entries = [{ ...roll(0, first), seat: null, action: null }, roll(3, second), { seq: 4, seat: 0, action: null, draws: [], back_to: 2 }, roll(5, second)];
  const luck = { seed: "seed", seed_hash: "", entries };

  expect(verify(luck, "").wrong).toBeNull();
  expect(verify({ ...luck, entries: [...entries.slice(0, 3), roll(5, (second + 1) % 6)] }, "").wrong).toBe(5);
});
