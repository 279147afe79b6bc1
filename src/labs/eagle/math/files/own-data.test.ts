import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine, type Sentences } from "../../../../platform/fields/problem";
import type { DenseMatrix } from "./matrix";
import { type BlockData, hashEagleData, parseEagleData, writeEagleData } from "./own-data";
import { ownDataSentences } from "./own-data-problems";
import { ownDataSentencesDe } from "./own-data-problems.de";
import { dense, finiteNumbers } from "./testing";

const matrix = (rows: number, columns: number): fc.Arbitrary<DenseMatrix> =>
  fc
    .array(finiteNumbers, { minLength: rows * columns, maxLength: rows * columns })
    .map((values) => ({ kind: "dense" as const, rows, columns, values: Float64Array.from(values) }));

const size = fc.integer({ min: 1, max: 4 });

const anyData: fc.Arbitrary<BlockData> = fc
  .tuple(size, size, size, fc.array(size, { minLength: 1, maxLength: 3 }), fc.boolean(), fc.boolean())
  .chain(([d, dPrime, nPrime, widths, known, sketched]) =>
    fc.record({
      kind: fc.constant("blocks" as const),
      machines: fc.tuple(...widths.map((n) => fc.record({ A: matrix(d, n), B: matrix(dPrime, n) }))),
      C: matrix(d, nPrime),
      D: known ? matrix(dPrime, nPrime) : fc.constant(null),
      sketches:
        sketched && widths.length === 1
          ? fc.array(
              fc.integer({ min: 1, max: widths[0] }).chain((r) => matrix(widths[0], r)),
              { minLength: 1, maxLength: 3 },
            )
          : fc.constant(null),
    }),
  );

const small = {
  format: "eagle-data",
  version: 1,
  A: [
    [1, 2, 3],
    [4, 5, 6],
  ],
  B: [[7, 8, 9]],
  C: [[1], [2]],
  D: [[3]],
};

function complaint(changes: Readonly<Record<string, unknown>>): string {
  const parsed = parseEagleData({ ...small, ...changes });
  return parsed.ok ? "accepted" : problemLine(parsed.problem);
}

describe("own data", () => {
  it("come back bit by bit, and with the same hash", () => {
    fc.assert(
      fc.property(anyData, (data) => {
        const parsed = parseEagleData(writeEagleData(data));
        expect(parsed).toEqual({ ok: true, data });
        expect(parsed.ok && hashEagleData(parsed.data)).toBe(hashEagleData(data));
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it("have another hash when a number or a shape changes", () => {
    const hashes = [
      {},
      { D: undefined },
      { D: [[4]] },
      {
        A: [
          [1, 2, 3],
          [4, 5, 7],
        ],
      },
      { S: [[[1], [0], [0]]] },
      {
        S: [
          [
            [1, 0],
            [0, 1],
            [0, 0],
          ],
        ],
      },
    ].map((changes) => {
      const parsed = parseEagleData({ ...small, ...changes });
      if (!parsed.ok) throw new Error(problemLine(parsed.problem));
      return hashEagleData(parsed.data);
    });
    expect(new Set(hashes).size).toBe(hashes.length);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it("may be distributed, unknown in D, and bring their sketches", () => {
    const { D: _, ...unknown } = small;
    expect(parseEagleData(unknown)).toMatchObject({
      ok: true,
      data: { machines: [{ A: dense([1, 2, 3], [4, 5, 6]) }], D: null, sketches: null },
    });
    const distributed = {
      ...small,
      A: [
        [
          [1, 2],
          [4, 5],
        ],
        [[3], [6]],
      ],
      B: [[[7, 8]], [[9]]],
    };
    expect(parseEagleData(distributed)).toMatchObject({
      ok: true,
      data: {
        machines: [
          { A: dense([1, 2], [4, 5]), B: dense([7, 8]) },
          { A: dense([3], [6]), B: dense([9]) },
        ],
      },
    });
    // A list of one machine is no matrix of lists.
    expect(parseEagleData({ ...small, A: [small.A], B: [small.B] })).toEqual(parseEagleData(small));
    expect(
      parseEagleData({
        ...small,
        S: [
          [[1], [0], [0]],
          [[0], [0], [1]],
        ],
      }),
    ).toMatchObject({
      ok: true,
      data: { sketches: [dense([1], [0], [0]), dense([0], [0], [1])] },
    });
  });

  it.each([
    ["text that is no JSON", "{", "the text is not valid JSON: line 1, column 2: unexpected end of the text"],
    ["a list", [], "the document must be an object, got []"],
  ])("are refused as %s", (_, input, expected) => {
    const parsed = parseEagleData(input);
    expect(parsed.ok ? "accepted" : problemLine(parsed.problem)).toBe(expected);
  });

  it.each([
    [{ format: "lion-data" }, 'format must be "eagle-data", got "lion-data"'],
    [{ format: undefined }, 'format must be "eagle-data", got undefined'],
    [{ version: 2 }, "version 2 is newer than this program, which reads version 1 (reload the page to update it)"],
    [{ version: "1" }, 'version must be 1, got "1"'],
    [{ a: [[1]] }, "a is not a known field (did you mean A?)"],
    [{ A: undefined }, "A is missing, expected rows of numbers"],
    [{ A: 3 }, "A must be a list, got 3"],
    [{ A: [] }, "A is empty, expected at least one entry"],
    [{ A: [[]] }, "A[0] is empty, expected at least one entry"],
    [
      {
        A: [
          [1, 2, 3],
          [4, 5],
        ],
      },
      "A[1] has length 2, expected 3 as in the first row",
    ],
    [
      {
        A: [
          [1, 2, 3],
          [4, "5", 6],
        ],
      },
      'A[1][1] is "5", expected a finite number',
    ],
    [{ C: [[1], [null]] }, "C[1][0] is null, expected a finite number"],
    [{ B: [[7, 8]] }, "B has a number of columns different from A: 2 instead of 3"],
    [{ C: [[1]] }, "C has a number of rows different from A: 1 instead of 2"],
    [{ D: [[1], [2]] }, "D has a number of rows different from B: 2 instead of 1"],
    [{ D: [[1, 2]] }, "D has a number of columns different from C: 2 instead of 1"],
    [
      {
        A: [
          [
            [1, 2],
            [3, 4],
          ],
          [[5], [6]],
        ],
      },
      "B has a number of machines different from A: 1 instead of 2 (give A and B one matrix per machine, or one matrix each)",
    ],
    [{ A: [[[1], [2]], [[3]]], B: [[[1]], [[1]]] }, "A[1] has a number of rows different from A[0]: 1 instead of 2"],
    [
      {
        A: [
          [[1], [2]],
          [[3], [4]],
        ],
        B: [[[1]], [[1], [2]]],
      },
      "B[1] has a number of rows different from B[0]: 2 instead of 1",
    ],
    [
      {
        A: [
          [[1], [2]],
          [[3], [4]],
        ],
        B: [[[1]], [[1]]],
        S: [[[1], [2]]],
      },
      "S cannot be combined with columns on several machines (remove S, or join the machines)",
    ],
    [{ S: [[[1], [2]]] }, "S[0] must have one row per column of A: 2 instead of 3"],
    [
      {
        S: [
          [
            [1, 0, 0, 0],
            [0, 1, 0, 0],
            [0, 0, 1, 0],
          ],
        ],
      },
      "S[0] must have at most as many columns as A: 4 instead of at most 3",
    ],
    [{ S: [[1]] }, "S[0][0] must be a list, got 1"],
  ])("with %j are refused by the field at fault", (changes, expected) => {
    expect(complaint(changes)).toBe(expected);
  });

  it("are refused in German with the same places", () => {
    const placesIn = ({ message, hint = "" }: Sentences[string]) =>
      [...`${message} ${hint}`.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
    for (const [code, english] of Object.entries(ownDataSentences as Sentences)) {
      const german: Sentences[string] = (ownDataSentencesDe as Sentences)[code];
      expect(placesIn(german), code).toEqual(placesIn(english));
      expect(german.hint !== undefined, code).toBe(english.hint !== undefined);
    }
  });
});
