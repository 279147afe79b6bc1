import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { normals } from "../../../../platform/numerics/random";
import { attend } from "../model/forward";
import { packedSize, type Split } from "../model/samples";
import { attendCausally } from "../model/testing";
import { purposes } from "../streams";
import { Workspace } from "../workspace";
import { inputLaws } from "./input-laws";
import { withProbes } from "./probes";
import { drawTokens, type SequenceLaw, type Teacher } from "./sampling";
import { drawProbes } from "./testing";

const workspace = new Workspace();
const laws = Object.keys(inputLaws) as (keyof typeof inputLaws)[];
const lawOf = (d: number, n: number, law: keyof typeof inputLaws): SequenceLaw => ({
  ...{ d, n, law, deviation: 1, causal: false },
  purpose: purposes.probes,
});

/** Heads drawn at random. */
function headsOf(d: number, outputs: number, count: number) {
  const draw = (index: number, size: number) => normals(workspace, { seed: 11n, purpose: 1, index }, size);
  return { d, outputs, count, V: draw(0, count * outputs * d), Q: draw(1, count * d * d) };
}

/** Samples that are all zero, to add others to. */
function zeros(d: number, outputs: number, count: number, prefixes: number): Split {
  return {
    ...{ d, outputs, count, prefixes },
    gram: new Float64Array(count * packedSize(d)),
    last: new Float64Array(count * d),
    labels: new Float64Array(count * outputs),
  };
}

/** The d x n matrix whose columns are tokens. */
function matrixOf(tokens: Float64Array, d: number, n: number): Float64Array {
  return Float64Array.from({ length: d * n }, (_, at) => tokens[(at % n) * d + Math.floor(at / n)]);
}

describe("added samples", () => {
  it("are the moments of random tokens, and more of them keep the first ones", () => {
    const shapes = [fc.integer({ min: 2, max: 7 }), fc.integer({ min: 1, max: 9 }), fc.constantFrom(...laws)] as const;
    fc.assert(
      fc.property(...shapes, fc.integer({ min: 1, max: 20 }), (d, n, law, count) => {
        const few = drawProbes(workspace, { d, n, law, count, seed: 5 });
        const more = drawProbes(workspace, { d, n, law, count: count + 7, seed: 5 });
        expect(more.gram.subarray(0, few.gram.length)).toEqual(few.gram);
        expect(more.last.subarray(0, few.last.length)).toEqual(few.last);
        const tokens = drawTokens(workspace, lawOf(d, n, law), 5n, count - 1);
        expect(few.last.subarray((count - 1) * d)).toEqual(tokens.subarray((n - 1) * d));
        const firstRow = tokens.reduce((sum, value, at) => (at % d === 0 ? sum + value * value : sum), 0);
        expect(few.gram[(count - 1) * packedSize(d)]).toBeCloseTo(firstRow, 10);
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  it.each(laws)("have entries of standard deviation 1: %s", (law) => {
    const { last } = drawProbes(workspace, { d: 4, n: 3, law, count: 20_000, seed: 2 });
    const meanSquare = last.reduce((sum, value) => sum + value * value, 0) / last.length;
    // Five standard errors of the mean square of 80,000 standard normals; the other laws scatter less.
    expect(Math.abs(meanSquare - 1)).toBeLessThan(5 * Math.sqrt(2 / last.length));
  });

  it("stand behind the samples of the target, which stay as they are, with the answers of the teacher", () => {
    const teacher = headsOf(3, 3, 2);
    const split = { ...zeros(3, 3, 4, 1), labels: Float64Array.from({ length: 12 }, (_, i) => i) };
    const spec = { probes: 6, probeLaw: "gaussian" } as const;
    const whole = finish(withProbes(split, spec, teacher, 5, workspace, 8));
    expect(whole.count).toBe(10);
    expect(whole.labels?.subarray(0, 12)).toEqual(split.labels);
    for (let i = 0; i < 6; i++) {
      const tokens = drawTokens(workspace, lawOf(3, 8, "gaussian"), 5n, i);
      const { output } = attend(teacher, matrixOf(tokens, 3, 8), 8);
      output.forEach((value, a) => {
        expect(whole.labels?.[(4 + i) * 3 + a]).toBeCloseTo(value, 9);
      });
    }
    expect(finish(withProbes(split, { ...spec, probes: 0 }, teacher, 5, workspace, 8))).toBe(split);
  });

  it("come as all their prefixes when every prefix is supervised", () => {
    const teacher = headsOf(3, 1, 1);
    const spec = { probes: 2, probeLaw: "rademacher" } as const;
    const whole = finish(withProbes(zeros(3, 1, 10, 5), spec, teacher, 5, workspace, 5));
    expect([whole.count, whole.prefixes]).toEqual([20, 5]);
    const tokens = drawTokens(workspace, lawOf(3, 5, "rademacher"), 5n, 1);
    const expected = attendCausally(teacher, matrixOf(tokens, 3, 5), 5);
    expected.forEach((value, t) => {
      expect(whole.labels?.[15 + t]).toBeCloseTo(value, 9);
    });
    expect(() => finish(withProbes(zeros(3, 1, 10, 5), spec, teacher, 5, workspace, 6))).toThrow(
      "added samples have 6 prefixes, the samples come in groups of 5",
    );
  });

  it("have label noise of their own, and the same whatever the number of samples before them", () => {
    const teacher = headsOf(3, 3, 1);
    const spec = { probes: 4000, probeLaw: "sphere", noise: 0.5 } as const;
    const [noisy, clean, later] = [
      finish(withProbes(zeros(3, 3, 1, 1), spec, teacher, 5, workspace, 4)),
      finish(withProbes(zeros(3, 3, 1, 1), { ...spec, noise: 0 }, teacher, 5, workspace, 4)),
      finish(withProbes(zeros(3, 3, 9, 1), spec, teacher, 5, workspace, 4)),
    ].map(({ labels }) => labels?.slice(-12_000) ?? new Float64Array());
    expect(later).toEqual(noisy);
    const variance = noisy.reduce((sum, value, i) => sum + (value - clean[i]) ** 2, 0) / noisy.length;
    expect(Math.abs(variance / 0.25 - 1)).toBeLessThan(5 * Math.sqrt(2 / noisy.length));
  });

  it("can be answered from the tokens by any target", () => {
    const firstEntry: Teacher = {
      outputs: 1,
      answers: (tokens, n) => Float64Array.from({ length: n }, (_, t) => tokens[3 * t]),
      lastAnswer: (tokens, n) => tokens.slice(3 * (n - 1), 3 * n - 2),
    };
    const spec = { probes: 3, probeLaw: "gaussian" } as const;
    const single = finish(withProbes(zeros(3, 1, 1, 1), spec, firstEntry, 5, workspace, 4));
    const causal = finish(withProbes(zeros(3, 1, 4, 4), spec, firstEntry, 5, workspace, 4));
    for (const { count, labels, last } of [single, causal])
      for (let i = count === 4 ? 1 : 4; i < count; i++) expect(labels?.[i]).toBe(last[3 * i]);
  });

  it("are refused when the teacher has another number of outputs", () => {
    const spec = { probes: 1, probeLaw: "gaussian" } as const;
    expect(() => finish(withProbes(zeros(3, 1, 1, 1), spec, headsOf(3, 3, 1), 5, workspace, 4))).toThrow(
      "the teacher has 3 outputs, the samples have 1",
    );
  });
});
