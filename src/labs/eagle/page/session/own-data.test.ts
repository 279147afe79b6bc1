import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { parseEagle } from "../../document/document";
import { eagleKind } from "../../document/kind";
import { ownData } from "../../engine/own-data";
import { hashEagleData, type MatrixData, parseEagleData } from "../../math/files/own-data";
import { finiteNumbers, matrices, sparse } from "../../math/files/testing";
import { archiveChecks } from "./archive-checks";
import { eagleData } from "./own-data";

const blocks = parseEagleData({
  format: "eagle-data",
  version: 1,
  A: [
    [1, 0],
    [0, 2],
  ],
  B: [[1, 2]],
  C: [[1], [1]],
});
if (!blocks.ok) throw new Error(problemLine(blocks.problem));
const matrix: MatrixData = {
  kind: "matrix",
  matrix: sparse(3, 4, [
    [0, 1, 2.5],
    [2, 3, -1],
  ]),
  symmetry: "general",
  notes: [],
};

describe("own data of the EAGLE lab", () => {
  it("are as large for the page as for the headless runner: a result that would not fit is refused with a number that does", () => {
    const parsed = parseEagle({
      format: "learnability-experiment",
      version: 1,
      lab: "eagle",
      problem: { kind: "custom" },
      solvers: Array(3).fill({ kind: "eagle", iterations: 1_000_000 }),
      record: "iterates",
    });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    // 25 million numbers, by 9 and by 12 entries of X, less the iterations of the other two.
    for (const [data, left] of [
      [blocks.data, 777_777],
      [matrix, 83_333],
    ] as const) {
      const summary = { name: "", hash: "", ...eagleData.summary(data) };
      expect(summary).toMatchObject(ownData.size(data));
      expect(eagleKind.tooLarge(parsed.document, summary)).toEqual(expect.problemSaying({ hint: `use ${left}` }));
    }
  });

  it("travel in a link where they are short, to the same bits and the same hash", async () => {
    await fc.assert(
      fc.asyncProperty(matrices(finiteNumbers), async ({ matrix: one, symmetry }) => {
        const data: MatrixData = { kind: "matrix", matrix: one, symmetry, notes: [] };
        const text = eagleData.forLink(data);
        if (text === undefined) return;
        const read = await eagleData.fromLink(text);
        expect(read).toEqual({ ok: true, data });
        expect(read.ok && hashEagleData(read.data)).toBe(hashEagleData(data));
      }),
      { numRuns: 100, seed: 2 },
    );
    expect(await eagleData.fromLink(eagleData.forLink(blocks.data) ?? "")).toEqual(blocks);
    const many = Float64Array.from({ length: 250_000 }, (_, i) => Math.sin(i));
    const large: MatrixData = { ...matrix, matrix: { kind: "dense", rows: 500, columns: 500, values: many } };
    expect(eagleData.forLink(large)).toBeUndefined();
  });

  it("in a link that somebody has written are refused in words, however much they announce", () => {
    expect(eagleData.fromLink("%%MatrixMarket matrix array real general\n100000 10000\n1\n")).toMatchObject({ ok: false });
    expect(eagleData.fromLink("%%MatrixMarket matrix coordinate real general\n2 2 1\n1 1 nan\n")).toMatchObject({
      ok: false,
      problem: expect.problemSaying({ field: "line 3" }),
    });
  });

  it("are saved in the format in which they are read again", async () => {
    expect([eagleData.formats(matrix), eagleData.formats(blocks.data)]).toEqual([["mtx"], ["json"]]);
    const saved = await (await eagleData.write(matrix, "mtx")).text();
    expect(saved).toBe("%%MatrixMarket matrix coordinate real general\n3 4 2\n1 2 2.5\n3 4 -1\n");
  });

  it("say how large they are", () => {
    expect(eagleData.summary(matrix)).toMatchObject({ kind: "matrix", rows: 3, columns: 4, nonzeros: 2 });
    expect(eagleData.summary(blocks.data)).toMatchObject({ kind: "blocks", rows: 3, columns: 3, nonzeros: null });
  });

  it("are told from whatever else a store may hold", () => {
    expect([matrix, blocks.data].map(eagleData.isData)).toEqual([true, true]);
    expect([null, {}, { kind: "matrix" }, { train: [], test: [] }, { ...blocks.data, machines: [{}] }].map(eagleData.isData)).toEqual(
      Array(5).fill(false),
    );
  });
});

describe("own data and curves in an archive", () => {
  it("are taken as the page writes them", () => {
    for (const data of [matrix, blocks.data]) expect(archiveChecks.data(data)).toBe(hashEagleData(data as MatrixData));
    const curve = Object.fromEntries(
      ["iteration", "error", "change", "operations", "bytes", "milliseconds"].map((name) => [name, Float64Array.of(1, 2)]),
    );
    expect(archiveChecks.curve(curve)).toBeNull();
    expect(archiveChecks.curve({ ...curve, bytes: Float64Array.of(1) })).toMatchObject({ code: "kept-solver-curve" });
  });

  it.each([
    ["an entry outside the matrix", { ...matrix, matrix: { ...matrix.matrix, rowIndex: Int32Array.of(0, 3) } }, "matrix"],
    [
      "a place twice",
      {
        ...matrix,
        matrix: sparse(3, 4, [
          [0, 1, 2],
          [0, 1, 3],
        ]),
      },
      "matrix",
    ],
    ["a number that is not finite", { ...matrix, matrix: sparse(3, 4, [[0, 1, Number.NaN]]) }, "matrix"],
    ["a symmetry that there is not", { ...matrix, symmetry: "hermitian" }, "symmetry"],
    ["blocks without C", { ...blocks.data, C: null }, "C"],
  ])("are refused with %s", (_, data, field) => {
    expect(archiveChecks.data(data)).toMatchObject({ field });
  });
});
