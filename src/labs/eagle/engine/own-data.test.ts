import { describe, expect, it } from "vitest";
import { isUnderWay } from "../../../platform/engine/job";
import { problemLine } from "../../../platform/fields/problem";
import { type EagleDocument, parseEagle } from "../document/document";
import { eagleKind } from "../document/kind";
import { fileOf, gzipped, utf8 } from "../math/files/testing";
import { writeMatrixMarket } from "../math/files/write-matrix-market";
import { generatedMatrix } from "../math/problems/generated";
import { ownData } from "./own-data";
import { createProblemJob } from "./problem-job";
import { eagleResult } from "./result";
import { SolverJob } from "./solver-job";

const { matrix } = generatedMatrix({ kind: "laplacian", size: 60, parts: 5 }, 3n);
const text = [...writeMatrixMarket(matrix, { field: "real", symmetry: "symmetric" })].join("");

function documentOf(problem: object = {}, solvers: readonly object[] = [{ kind: "eagle" }, { kind: "direct" }]): EagleDocument {
  const parsed = parseEagle({
    format: "learnability-experiment",
    version: 1,
    lab: "eagle",
    problem: { kind: "custom", ...problem },
    solvers,
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

async function read(content: string | Uint8Array, name = "graph.mtx") {
  const answer = await ownData.read(typeof content === "string" ? utf8(content) : content, name);
  if (!answer.ok) throw new Error(problemLine(answer.problem));
  return answer.data;
}

/** The whole job, and every state on the way. */
function worked(document: EagleDocument, data: Awaited<ReturnType<typeof read>>) {
  const job = createProblemJob(document, data);
  const states = [];
  while (isUnderWay(job.status)) {
    job.singleStep();
    states.push(...job.states());
  }
  return states;
}

describe("a matrix of a person's own", () => {
  it("is the same matrix however its file is packed, and known by the same hash", async () => {
    const plain = await ownData.read(utf8(text), "graph.mtx");
    const packed = await ownData.read(await gzipped(utf8(text)), "graph.mtx.gz");
    expect(plain).toEqual(packed);
    expect(plain).toMatchObject({
      ok: true,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      data: { kind: "matrix", symmetry: "symmetric" },
    });
  });

  it("is read as it comes, with the share that was read, unless the file is JSON or a link", async () => {
    const { pieces } = ownData;
    const bytes = utf8(text);
    const file = fileOf("graph.mtx", bytes.subarray(0, 700), bytes.subarray(700));
    const shares: number[] = [];
    expect(await pieces?.read(file, (share) => shares.push(share))).toEqual(await ownData.read(bytes, "graph.mtx"));
    expect(shares).toEqual([700 / bytes.length, 1]);
    const accepted = (content: string) => pieces?.accepts(utf8(content), "");
    expect([text, "1,2\n3,4\n"].map(accepted)).toEqual([true, true]);
    expect([' {"format":"eagle-data"}', "https://example.org/#1.abc", "#1.abc"].map(accepted)).toEqual([false, false, false]);
  });

  it("says what is wrong with its file, with the line", async () => {
    expect(await ownData.read(utf8("%%MatrixMarket matrix coordinate real general\n2 2 1\n3 1 5\n"), "broken.mtx")).toMatchObject({
      ok: false,
      problem: expect.problemSaying({ field: "line 3", code: "mtx-row" }),
    });
  });

  it("is completed from a block of its whole rank, and the result says which", async () => {
    const result = eagleResult(documentOf(), await read(text));
    expect(result.problem.block).toMatchObject({ matrixRank: 55, components: 5 });
    const { rows = [], otherRows = [], otherColumns = [] } = result.problem.block ?? {};
    expect([rows.length, otherRows.length, otherColumns.length]).toEqual([55, 5, 5]);
    for (const { relativeSquaredError } of result.solvers) expect(relativeSquaredError?.at(-1)).toBeLessThan(1e-20);
  });

  it("is completed as well as a smaller rank allows, and no further than the hole that is asked for", async () => {
    const result = eagleResult(documentOf({ rank: 20, hole: 7 }), await read(text));
    // No part has a rank of 20: all of it was seen.
    expect(result.problem).toMatchObject({ rank: 20, block: { matrixRank: 55 } });
    expect(result.solvers[0].D).toHaveLength(7);
    expect(result.solvers[0].D[0]).toHaveLength(7);
    expect(result.solvers[1].relativeSquaredError?.at(-1)).toBeGreaterThan(1e-6);
  });

  it("is drawn in blocks as soon as it is made, before its singular values are known", async () => {
    const states = worked(documentOf(), await read(text));
    const drawn = states.find(({ blocks }) => blocks !== null);
    expect(drawn).toMatchObject({ facts: null, status: "running", blocks: { d: 55, dPrime: 5, nPrime: 5, columns: [55] } });
    const { facts, blocks } = states.at(-1) ?? {};
    expect(blocks).toBeNull();
    expect(facts).toMatchObject(drawn?.blocks ?? {});
  });

  it("is seen before its block is chosen, and the block is marked once it is", async () => {
    const states = worked(documentOf(), await read(text));
    const first = states.find(({ matrix: seen }) => seen !== null);
    expect(first).toMatchObject({ facts: null, matrix: { rows: 60, columns: 60, nonzeros: matrix.values.length, block: null } });
    const last = states.at(-1);
    expect(last).toMatchObject({ status: "done", refused: null, matrix: { block: { size: 55, rank: 55, components: 5, otherRows: 5 } } });
    expect(last?.matrix?.block?.rows.reduce((sum, share) => sum + share, 0)).toBe(55);
    // A picture has a cell for every place of so small a matrix: the block has all entries of its rows and columns.
    const { inside } = last?.matrix?.block ?? { inside: [] };
    expect(inside).toHaveLength(3600);
    expect(new Set(inside)).toEqual(new Set([0, 1]));
  });

  it.each([
    ["of full rank leaves nothing to complete", "1,2\n3,4\n", "nothing-outside"],
    ["of zeros has no block", "0,0\n0,0\n", "matrix-zero"],
  ])("%s, which is said and no failure; solvers fail and the picture stays", async (_, content, code) => {
    const data = await read(content, "small.csv");
    expect(worked(documentOf(), data).at(-1)).toMatchObject({ status: "done", facts: null, refused: { code }, matrix: { rows: 2 } });
    const solver = new SolverJob(documentOf(), data, 0);
    while (isUnderWay(solver.status)) solver.singleStep();
    expect(solver.status).toBe("failed");
    expect(() => eagleResult(documentOf(), data)).toThrow();
  });

  it("keeps its settings where a document waits for its file", () => {
    const document = documentOf({ name: "graph.mtx", hash: "0123456789abcdef", rank: 20, hole: 7 });
    expect(eagleKind.withOwnData(document, { name: "graph.mtx", hash: "0123456789abcdef" })).toEqual(document);
    const race = { ...document, problem: documentOf().problem };
    expect(eagleKind.withOwnData(race, { name: "a.csv", hash: "00" }).problem).toEqual({
      kind: "custom",
      name: "a.csv",
      hash: "00",
      rank: 0,
      hole: 256,
    });
  });

  it("is locked by its owner's link setting by setting", () => {
    const base = documentOf({ name: "a.mtx", hash: "00" });
    const changes = (problem: object, free: readonly string[]) =>
      eagleKind.lockedChanges(base, documentOf({ name: "a.mtx", hash: "00", ...problem }), (control) => free.includes(control));
    expect(changes({ rank: 5 }, ["kind"])).toEqual(["custom.rank"]);
    expect(changes({ rank: 5 }, ["custom.rank"])).toEqual([]);
    expect(changes({ hash: "01" }, ["custom.rank"])).toEqual(["kind"]);
  });
});
