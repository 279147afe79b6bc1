import { describe, expect, it } from "vitest";
import { begun, problemLine } from "../../../../../platform/fields/problem";
import { fileSizeProblem } from "../../../../../platform/files/fault";
import { parseOwnData } from "./data";
import { hashOwnData } from "./hash";

const sample = (
  Z: unknown = [
    [1, 2, 3],
    [4, 5, 6],
  ],
  y: unknown = [7],
) => ({ Z, y });
const document = (samples: unknown, rest: object = {}) => ({ format: "learnability-data", version: 1, samples, ...rest });

function complaint(input: unknown): string {
  const parsed = parseOwnData(input);
  return parsed.ok ? "accepted" : problemLine(parsed.problem);
}

function read(input: unknown) {
  const parsed = parseOwnData(input);
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.data;
}

describe("own data", () => {
  it("are read as row-major d x n matrices, each sample with its own length", () => {
    const data = read(
      document([sample(), sample([[1], [2]])], {
        test: [
          {
            Z: [
              [0, 1],
              [2, 3],
            ],
          },
        ],
      }),
    );
    expect(data).toMatchObject({ d: 2, outputs: 1 });
    expect(data.train.map(({ n }) => n)).toEqual([3, 1]);
    expect(data.train[0].Z).toEqual(Float64Array.of(1, 2, 3, 4, 5, 6));
    expect(data.train[0].y).toEqual(Float64Array.of(7));
    expect(data.test[0]).toEqual({ n: 2, Z: Float64Array.of(0, 1, 2, 3), y: null });
  });

  it("are read from text as from a value", () => {
    expect(parseOwnData(JSON.stringify(document([sample()])))).toEqual(parseOwnData(document([sample()])));
  });

  it("may call tokens X and labels Y, in some samples or in all", () => {
    const { Z, y } = sample();
    const usual = read(document([sample(), sample()], { test: [{ Z }] }));
    expect(
      read(
        document(
          [
            { X: Z, y },
            { Z, Y: y },
          ],
          { test: [{ X: Z }] },
        ),
      ),
    ).toEqual(usual);
    expect(hashOwnData(read(document([{ X: Z, Y: y }])))).toBe(hashOwnData(read(document([sample()]))));
  });

  it("may be lists without anything around them, under either name, labels as numbers or as lists", () => {
    const [{ Z }, short] = [sample(), sample([[1], [2]], [8])];
    const usual = read(document([sample(), short], { test: [{ Z: short.Z }] }));
    expect(read({ Z: [Z, short.Z], y: [7, [8]], Z_test: [short.Z] })).toEqual(usual);
    expect(read(JSON.stringify({ X: [Z, short.Z], Y: [[7], [8]], X_test: [short.Z] }))).toEqual(usual);
    expect(read({ X: [Z], y: [7], X_test: [Z], y_test: [9] }).test[0].y).toEqual(Float64Array.of(9));
  });

  it("may come without a test set", () => {
    expect(read(document([sample()])).test).toEqual([]);
  });
});

describe("data that cannot be read", () => {
  const wide = Array.from({ length: 129 }, () => [1]);
  const cases: readonly [string, unknown, string][] = [
    [
      "a ragged Z",
      document([
        sample(),
        sample([
          [1, 2, 3],
          [4, 5],
        ]),
      ]),
      "samples[1].Z[1] has 2 entries, expected 3 like Z[0]",
    ],
    [
      "tokens under both names",
      document([{ Z: [[1]], X: [[1]], y: [1] }]),
      "samples[0].X is another name for samples[0].Z, and the file has both (remove one of the two)",
    ],
    ["a ragged X", document([{ X: [[1, 2], [4]], y: [7] }]), "samples[0].X[1] has 1 entry, expected 2 like X[0]"],
    ["a Y of another length", document([sample(), { X: sample().Z, Y: [1, 2] }]), "samples[1].Y has 2 entries, expected 1 like the others"],
    ["a row of one entry", document([sample([[1, 2], [4]])]), "samples[0].Z[1] has 1 entry, expected 2 like Z[0]"],
    [
      "text in Z",
      document([
        sample(),
        sample(),
        sample([
          [1, "abc", 3],
          [4, 5, 6],
        ]),
      ]),
      'samples[2].Z[0][1] is "abc", expected a number',
    ],
    [
      "a hole in Z",
      document([
        sample([
          [1, null, 3],
          [4, 5, 6],
        ]),
      ]),
      "samples[0].Z[0][1] is null, expected a number",
    ],
    ["a number in words", document([sample([["1"]])]), 'samples[0].Z[0][0] is "1", expected a number'],
    [
      "an infinite number",
      '{"format":"learnability-data","version":1,"samples":[{"Z":[[1e999]],"y":[1]}]}',
      "samples[0].Z[0][0] is Infinity, expected a finite number",
    ],
    [
      "a flat Z",
      document([sample([1, 2])]),
      "samples[0].Z[0] must be a list, got 1 (a sample is a matrix of d rows, with a column for each token)",
    ],
    ["an empty Z", document([sample([])]), "samples[0].Z is empty, expected a list of d rows"],
    ["a Z without tokens", document([sample([[], []])]), "samples[0].Z[0] is empty, expected at least one token"],
    ["a Z that is too wide", document([sample(wide)]), "samples[0].Z has 129 rows, the dimension d must be between 1 and 128"],
    ["another dimension", document([sample(), sample([[1]])]), "samples[1].Z has 1 rows, expected 2 like the others"],
    ["no Z", document([{ y: [1] }]), "samples[0].Z is missing, expected a list"],
    ["a wrong length of y", document([sample(), sample(undefined, [1, 2])]), "samples[1].y has 2 entries, expected 1 like the others"],
    ["text in y", document([sample(undefined, ["a"])]), 'samples[0].y[0] is "a", expected a number'],
    ["a bare number as y", document([sample(undefined, 7)]), "samples[0].y must be a list, got 7"],
    ["an empty y", document([sample(undefined, [])]), "samples[0].y is empty, expected at least one number"],
    ["no y in training", document([{ Z: [[1]] }]), "samples[0].y is missing, every training sample needs one"],
    ["no samples", document([]), "samples is empty, expected at least one sample"],
    ["samples left out", { format: "learnability-data", version: 1 }, "samples is missing, expected a list"],
    ["a sample that is no object", document([[1]]), "samples[0] must be an object with Z and y, got [1]"],
    ["a misspelt field", document([sample()], { tset: [] }), "tset is not a known field (did you mean test?)"],
    ["an unknown field of a sample", document([{ ...sample(), weight: 2 }]), "samples[0].weight is not a known field"],
    ["a test sample of another shape", document([sample()], { test: [sample([[1]])] }), "test[0].Z has 1 rows, expected 2 like the others"],
    [
      "a wrong y in the test set",
      document([sample()], { test: [sample(undefined, [1, 2])] }),
      "test[0].y has 2 entries, expected 1 like the others",
    ],
    [
      "labels for a part of the test set",
      document([sample()], { test: [sample(), { Z: [[1], [2]] }] }),
      "test[1].y is missing, although other test samples have one (give labels for all test samples or for none)",
    ],
    ["a newer version", { ...document([sample()]), version: 2 }, "version 2 is newer than this program, which reads version 1"],
    ["no version", { format: "learnability-data", samples: [] }, "version is missing, it must be 1"],
    ["a version in words", { ...document([sample()]), version: "one" }, 'version must be 1, got "one"'],
    ["another format", { ...document([]), format: "csv" }, 'format must be "learnability-data", got "csv"'],
    [
      "an experiment",
      { format: "learnability-experiment", version: 1 },
      'format must be "learnability-data", got "learnability-experiment"',
    ],
    ["a list", [], "the document must be an object, got []"],
    [
      "lists under both names",
      { X: [[[1]]], Z: [[[1]]], y: [1] },
      "X is another name for Z, and the file has both (remove one of the two)",
    ],
    ["lists without tokens", { y: [1] }, "Z is missing, expected a list"],
    ["lists without labels", { X: [[[1]]] }, "y is missing, every training sample needs one"],
    ["no list of samples", { X: [], y: [] }, "X is empty, expected at least one sample"],
    ["fewer labels than samples", { X: [[[1]], [[2]]], y: [1] }, "y has labels for 1 samples, but X has 2"],
    [
      "a table instead of matrices",
      { X: [[1, 2]], y: [1] },
      "X[0][0] must be a list, got 1 (a sample is a matrix of d rows, with a column for each token)",
    ],
    ["a ragged matrix in a list", { X: [[[1, 2], [3]]], y: [1] }, "X[0][1] has 1 entry, expected 2 like X[0][0]"],
    ["lists of other dimensions", { X: [[[1]], [[1], [2]]], y: [1, 2] }, "X[1] has 2 rows, expected 1 like the others"],
    ["text among the labels", { X: [[[1]]], y: ["a"] }, 'y[0][0] is "a", expected a number'],
    ["labels of a test without tokens", { X: [[[1]]], y: [1], y_test: [1] }, "Z_test is missing, expected a list"],
    ["a name beside lists", { X: [[[1]]], y: [1], yy: [1] }, "yy is not a known field (did you mean y?)"],
    ["broken JSON", '{"format":\n', "the text is not valid JSON: line 2, column 1: unexpected end of the text"],
  ];

  it.each(cases)("names the sample, the row and the column: %s", (_, input, line) => {
    expect(complaint(input)).toBe(line);
  });

  it("includes a file beyond the limit, in a sentence", () => {
    expect(fileSizeProblem(512_000_000)).toBeNull();
    expect(begun(fileSizeProblem(600_000_001)!)).toBe("the file has 601 MB, the limit is 512 MB");
  });
});

describe("the content hash", () => {
  const hash = (input: unknown) => hashOwnData(read(input));
  const plain = hash(document([sample(), sample([[1], [2]])]));

  it("does not depend on how the file is laid out", () => {
    expect(hash(JSON.stringify(document([sample(), sample([[1], [2]])]), null, 4))).toBe(plain);
    expect(plain).toMatch(/^[0-9a-f]{16}$/);
  });

  it("is the same on every machine", () => {
    expect(plain).toBe("69e84d38916a1d84");
  });

  it("changes with a sign, an order, a label, a split, or a missing label", () => {
    const others = [
      document([
        sample([
          [-1, 2, 3],
          [4, 5, 6],
        ]),
        sample([[1], [2]]),
      ]),
      document([
        sample([
          [-1, -2, 3],
          [4, 5, 6],
        ]),
        sample([[1], [2]]),
      ]),
      document([sample([[1], [2]]), sample()]),
      document([sample(undefined, [8]), sample([[1], [2]])]),
      document([sample()], { test: [sample([[1], [2]])] }),
      document([sample()], { test: [{ Z: [[1], [2]] }] }),
      document([
        sample([
          [1, 2],
          [3, 4],
          [5, 6],
        ]),
        sample([[1], [2], [3]]),
      ]),
    ].map(hash);
    expect(new Set([plain, ...others]).size).toBe(others.length + 1);
  });
});
