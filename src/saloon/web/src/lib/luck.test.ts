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
  const luck = { seed: "seed", seed_hash: hash, entries: [{ seq: 0, seat: null, action: null, draws: draws.slice(0, 2) }, { seq: 4, seat: 1, action: "roll", draws: draws.slice(2) }] };

  expect(verify(luck, hash)).toEqual({ sealed: true, draws: 3, blocks: 1, wrong: null });

  luck.entries[1].draws[0][1] = (luck.entries[1].draws[0][1] + 1) % 6;
  expect(verify(luck, "other")).toMatchObject({ sealed: false, wrong: 4 });
});
