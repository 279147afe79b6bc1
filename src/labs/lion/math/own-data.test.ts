import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Sentences } from "../../../platform/fields/problem";
import { type DecayData, hashLionData, type LionData, parseLionData, writeLionData } from "./own-data";
import { ownDataSentences } from "./own-data-problems";
import { ownDataSentencesDe } from "./own-data-problems.de";

const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const lambda = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0);
const array = (of: fc.Arbitrary<number>, count: number) =>
  fc.array(of, { minLength: count, maxLength: count }).map((values) => Float64Array.from(values));

const arbitraryData: fc.Arbitrary<LionData> = fc
  .record({
    length: fc.integer({ min: 1, max: 5 }),
    d: fc.integer({ min: 1, max: 3 }),
    dv: fc.integer({ min: 1, max: 3 }),
    listed: fc.boolean(),
  })
  .chain(({ length, d, dv, listed }) => {
    const decay: fc.Arbitrary<DecayData | null> = fc.oneof(
      fc.constant(null),
      fc.record({ kind: fc.constant("fixed" as const), lambda }),
      fc.record({ kind: fc.constant("tokens" as const), lambdas: array(lambda, length) }),
      fc.record({ kind: fc.constant("coordinates" as const), lambdas: array(lambda, length * d) }),
    );
    const padding = array(fc.constantFrom(0, 1), length - 1).map((marks) => Uint8Array.of(0, ...marks));
    const sequence = fc.record({
      length: fc.constant(length),
      d: fc.constant(d),
      dv: fc.constant(dv),
      q: array(number, length * d),
      k: array(number, length * d),
      v: array(number, length * dv),
      padding: fc.option(padding, { nil: null }),
    });
    const heads = fc.array(fc.record({ sequence, decay }), { minLength: 1, maxLength: listed ? 3 : 1 });
    return heads.map((each) => ({ heads: each, listed }));
  });

const good = {
  format: "lion-data",
  version: 1,
  q: [
    [1, 2],
    [3, 4],
  ],
  k: [
    [1, 0],
    [0, 1],
  ],
  v: [[5], [6]],
};

describe("own data", () => {
  it("are the same after they were written and read again, with the same fingerprint", () => {
    fc.assert(
      fc.property(arbitraryData, (data) => {
        const read = parseLionData(writeLionData(data));
        expect(read).toEqual({ ok: true, data });
        if (read.ok) expect(hashLionData(read.data)).toBe(hashLionData(data));
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it.each([
    [[1], "", "must be an object"],
    [{ ...good, format: "eagle-data" }, "format", '"lion-data"'],
    [{ ...good, version: 2 }, "version", "newer"],
    [{ ...good, values: [] }, "values", "not a known field"],
    [{ ...good, k: undefined }, "k", "is missing"],
    [{ ...good, v: [[1]] }, "v", "q has"],
    [{ ...good, k: [[1], [2]] }, "k", "q has"],
    [{ ...good, q: [[1, 2], [3]] }, "q[1]", "length 1, expected 2"],
    [
      {
        ...good,
        q: [
          [1, 2],
          [3, "4"],
        ],
      },
      "q[1][1]",
      "finite number",
    ],
    [{ ...good, decay: 1.5 }, "decay", "from 0 to 1"],
    [{ ...good, decay: "0.5" }, "decay", "must be a number"],
    [{ ...good, decay: [0.5] }, "decay", "q has"],
    [{ ...good, decay: [0.5, -1] }, "decay[1]", "from 0 to 1"],
    [
      {
        ...good,
        decay: [
          [0.5, 2],
          [1, 1],
        ],
      },
      "decay[0][1]",
      "from 0 to 1",
    ],
    [{ ...good, decay: [[0.5], [1]] }, "decay", "q has"],
    [{ ...good, padding: [0, 2] }, "padding[1]", "must be 1"],
    [{ ...good, padding: [1, 1] }, "padding", "every token"],
    [{ ...good, heads: [] }, "heads", "combined with q"],
    [
      { format: "lion-data", version: 1, heads: [{ ...good, format: undefined, version: undefined }] },
      "heads[0].format",
      "not a known field",
    ],
    [
      {
        format: "lion-data",
        version: 1,
        heads: [
          { q: [[1]], k: [[1]], v: [[1]] },
          { q: [[1, 2]], k: [[1, 2]], v: [[1]] },
        ],
      },
      "heads[1]",
      "shape of the first",
    ],
  ])("that are wrong are refused with the place: %j", (value, field, message) => {
    expect(parseLionData(value)).toMatchObject({
      ok: false,
      problem: expect.problemSaying({ field, message: expect.stringContaining(message) }),
    });
  });

  it("that are no JSON are refused with the place", () => {
    expect(parseLionData('{"format": "lion-data",')).toMatchObject({ ok: false });
  });

  it("have every problem in German too, with the same places", () => {
    const places = (words = "") => [...words.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
    for (const [code, english] of Object.entries(ownDataSentences as Sentences)) {
      const german = (ownDataSentencesDe as Sentences)[code];
      expect(places(german.message)).toEqual(places(english.message));
      expect(german.hint === undefined).toBe(english.hint === undefined);
    }
  });
});
