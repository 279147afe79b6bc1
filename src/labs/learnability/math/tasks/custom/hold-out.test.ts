import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OwnData } from "../dataset";
import { hashOwnData } from "./hash";
import { heldOut, heldOutName, heldOutOf } from "./hold-out";
import { parseNpz, writeNpz } from "./npz";

/** The token of a sample identifies it. */
function numbered(count: number): OwnData {
  const train = Array.from({ length: count }, (_, i) => ({ n: 1, Z: Float64Array.of(i), y: Float64Array.of(-i) }));
  return { d: 1, outputs: 1, train, test: [] };
}

const names = ({ train, test }: OwnData) => ({ train: train.map(({ Z }) => Z[0]), test: test.map(({ Z }) => Z[0]) });
const increasing = (values: readonly number[]) => values.every((value, i) => i === 0 || value > values[i - 1]);

describe("samples that are held out", () => {
  const cases = fc.record({ count: fc.integer({ min: 2, max: 200 }), share: fc.double({ min: 0, max: 1, noNaN: true }), seed: fc.nat() });

  it("are in one of both parts each, in the order of the file, and leave something to learn from", () => {
    fc.assert(
      fc.property(cases, ({ count, share, seed }) => {
        const { train, test } = names(heldOut(numbered(count), share, seed));
        expect(test).toHaveLength(heldOutOf(count, share));
        expect(train.length).toBeGreaterThan(0);
        expect(increasing(train) && increasing(test)).toBe(true);
        expect([...train, ...test].toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
      }),
    );
  });

  it("are the same for the same seed, others for another, and more of the same for a larger share", () => {
    const data = numbered(100);
    const [few, again, other, more] = [heldOut(data, 0.2, 7), heldOut(data, 0.2, 7), heldOut(data, 0.2, 8), heldOut(data, 0.5, 7)].map(
      names,
    );
    expect(few).toEqual(again);
    expect(few.test).not.toEqual(other.test);
    expect(few.test.filter((name) => !more.test.includes(name))).toEqual([]);
    // Links name the split by its content: it must never be drawn in another way.
    expect(few.test).toEqual([1, 5, 8, 18, 22, 24, 25, 28, 30, 32, 36, 43, 59, 62, 63, 64, 74, 76, 86, 92]);
  });

  it("change the content, which a file keeps", () => {
    const data = numbered(10);
    const split = heldOut(data, 0.3, 1);
    expect(hashOwnData(split)).not.toBe(hashOwnData(data));
    const read = parseNpz(writeNpz(split));
    expect(read.ok && hashOwnData(read.data)).toBe(hashOwnData(split));
  });

  it("are told by the name of the data", () => {
    expect(heldOutName("lab.csv", 0.2, 7)).toBe("lab-held-out-20-seed-7.npz");
    expect(heldOutName(`${"a".repeat(300)}.json`, 0.1, 4_294_967_295).length).toBeLessThanOrEqual(200);
  });
});
