import { describe, expect, it } from "vitest";
import { begun } from "../../../../../platform/fields/problem";
import { normals } from "../../../../../platform/numerics/random";
import { attend, momentsOf } from "../../model/forward";
import { Workspace } from "../../workspace";
import { blockAt, layOut } from "./blocks";
import { letterCountProblem, sizeProblem, stateCountProblem } from "./limits";
import { machineProblem } from "./machine-problem";
import { attempt, MachineFault } from "./problem";
import { continued, denseHeads, type Entry, type Firing, type SparseHead, TokenGenerator } from "./sparse-heads";
import { denseToken, denseTokens, onesAt, roundedToken, type Token, tokenOf } from "./tokens";
import { emptySplit, prefixMoments } from "./traces";

const workspace = new Workspace();
const d = 5;

/** Heads and tokens with about half of their entries zero. */
function drawLayer(index: number): { heads: SparseHead[]; prompt: Token[] } {
  const values = normals(workspace, { seed: 2n, purpose: 0, index }, 4 * d * d + 6 * d);
  const matrix = (at: number) =>
    Array.from({ length: d * d }, (_, i): Entry => [Math.floor(i / d), i % d, values[at + i]]).filter(([, , value]) => value > 0);
  const heads = [0, 1].map((h) => ({
    name: machineProblem("machine-meant", { name: "q" }),
    V: matrix(2 * h * d * d),
    Q: matrix((2 * h + 1) * d * d),
  }));
  const prompt = Array.from({ length: 6 }, (_, t) =>
    tokenOf(Array.from({ length: d }, (_, j) => [j, Math.max(0, values[4 * d * d + t * d + j])] as const)),
  );
  return { heads, prompt };
}

/** One head's row of scores over n tokens, zeros included. */
function scoreRow(fired: readonly Firing[], head: number, n: number): Float64Array {
  return denseToken(
    fired.filter((firing) => firing.head === head).map(({ token, score }) => [token, score]),
    n,
  );
}

describe("blocks", () => {
  it("lie one after the other and are found by a coordinate", () => {
    const layout = layOut([
      ["key", 2],
      ["value", 3],
    ]);
    expect(layout.d).toBe(5);
    expect(layout.blocks.value).toEqual({ name: "value", offset: 2, size: 3 });
    expect([0, 1, 2, 4, 5].map((at) => blockAt(layout, at)?.name)).toEqual(["key", "key", "value", "value", undefined]);
  });
});

describe("tokens", () => {
  it("add what falls on one coordinate and leave zeros out", () => {
    const token = tokenOf([
      [3, 1],
      [0, 2],
      [3, -1],
      [0, 1],
    ]);
    expect(token).toEqual([[0, 3]]);
    expect([...denseToken(onesAt(1, 3), 4)]).toEqual([0, 1, 0, 1]);
  });

  it("round every coordinate to the nearest whole number", () => {
    expect(roundedToken(Float64Array.of(0.4, 0.6, -0.2, -1.4, 2.2))).toEqual([
      [1, 1],
      [3, -1],
      [4, 2],
    ]);
  });
});

describe("a token generator", () => {
  it("gives the outputs and scores of plain linear attention on 50 random sparse layers", () => {
    for (let index = 0; index < 50; index++) {
      const { heads, prompt } = drawLayer(index);
      const { token, fired } = new TokenGenerator(heads, prompt).next();
      const expected = attend(denseHeads(heads, d), denseTokens(prompt, d), prompt.length);
      const actual = denseToken(token, d);
      const scale = Math.max(...expected.output.map(Math.abs), 1);
      for (let a = 0; a < d; a++) expect(Math.abs(actual[a] - expected.output[a])).toBeLessThan(1e-14 * scale);
      for (const h of [0, 1])
        scoreRow(fired, h, prompt.length).forEach((score, t) => {
          expect(Math.abs(score - expected.scores[h * prompt.length + t])).toBeLessThan(1e-13);
        });
    }
  });

  it("has the prefix sums of its tokens as samples, each labelled with the token that follows", () => {
    const { heads, prompt } = drawLayer(0);
    const small = heads.map((head) => ({ ...head, V: head.V.map(([row, column, value]): Entry => [row, column, 0.1 * value]) }));
    const tokens = continued(small, prompt, 3);
    const split = emptySplit(d, 4, 3);
    expect(prefixMoments(split, 1, { tokens, prompt: prompt.length })).toBe(3);
    expect(split.last.subarray(0, d).every((value) => value === 0)).toBe(true);
    for (let i = 0; i < 3; i++) {
      const n = prompt.length + i;
      const expected = momentsOf(denseTokens(tokens.slice(0, n), d), d, n);
      const gram = split.gram.subarray((i + 1) * 15, (i + 2) * 15);
      gram.forEach((value, k) => {
        expect(Math.abs(value - expected.gram[k])).toBeLessThan(1e-14 * n);
      });
      expect(split.last.subarray((i + 1) * d, (i + 2) * d)).toEqual(expected.last);
      expect(split.labels.subarray((i + 1) * d, (i + 2) * d)).toEqual(denseToken(tokens[n], d));
    }
    expect(() => prefixMoments(split, 2, { tokens, prompt: prompt.length })).toThrow("room for 4");
  });
});

describe("limits", () => {
  it("name themselves when they are passed, and say nothing otherwise", () => {
    expect([sizeProblem(1_000_000), stateCountProblem(64), letterCountProblem(16)]).toEqual([null, null, null]);
    const passed = [sizeProblem(10_000_000), stateCountProblem(10_000), letterCountProblem(17)];
    expect(passed.map((problem) => problem && begun(problem))).toEqual([
      "the description has 10 MB, the limit is 1 MB",
      "the machine has 10,000 states, the limit is 64",
      "the machine has 17 letters, the limit is 16",
    ]);
  });

  it("are values when a reader throws them, and other errors pass on", () => {
    const fault = () => {
      throw new MachineFault(machineProblem("machine-name-empty", {}, { line: 3 }));
    };
    expect(attempt(fault)).toMatchObject({
      ok: false,
      problems: [expect.problemSaying({ field: "line 3", code: "machine-name-empty" })],
    });
    expect(() =>
      attempt(() => {
        throw new RangeError("a mistake");
      }),
    ).toThrow(RangeError);
  });
});
