import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normals } from "../../../../platform/numerics/random";
import { Workspace } from "../workspace";
import { attend } from "./forward";
import { largestOfEach } from "./largest-of-each";
import { asComputed, type FedBack, nextTokenOf, rollOut, trueHistory, wholeNumbers } from "./rollout";
import type { Heads } from "./samples";

const workspace = new Workspace();

interface Drawn {
  readonly heads: Heads;
  readonly prompt: Float64Array;
  readonly d: number;
  readonly n: number;
}

/** Heads small enough that a few steps do not explode, and a prompt. */
const drawn = fc
  .record({ d: fc.integer({ min: 1, max: 4 }), n: fc.integer({ min: 1, max: 5 }), index: fc.nat(1000) })
  .map(({ d, n, index }): Drawn => {
    const values = normals(workspace, { seed: 5n, purpose: 0, index }, 4 * d * d + d * n);
    const matrices = values.subarray(0, 4 * d * d).map((value) => 0.4 * value);
    const heads = { d, outputs: d, count: 2, V: matrices.slice(0, 2 * d * d), Q: matrices.slice(2 * d * d) };
    return { heads, prompt: values.slice(4 * d * d), d, n };
  });

/** The definition itself (section 1.2): all tokens are kept, and attention is computed over them anew for every output. */
function slowly({ heads, prompt, d, n }: Drawn, steps: number, fedBack: FedBack): number[][] {
  const tokens = Array.from({ length: n }, (_, t) => Array.from({ length: d }, (_, j) => prompt[j * n + t]));
  return Array.from({ length: steps }, (_, step) => {
    const Z = Float64Array.from({ length: d * tokens.length }, (_, i) => tokens[i % tokens.length][Math.floor(i / tokens.length)]);
    const { output } = attend(heads, Z, tokens.length);
    tokens.push([...fedBack(Float64Array.from(output), step)]);
    return [...output];
  });
}

describe("a roll-out", () => {
  it.each([
    ["as computed", asComputed],
    ["rounded to whole numbers", wholeNumbers],
  ])("of outputs fed back %s is attention over all tokens so far, again and again", (_, fedBack) => {
    fc.assert(
      fc.property(drawn, (one) => {
        const steps = 3;
        const fast = rollOut(nextTokenOf(one.heads), one.prompt, one.d, one.n, steps, fedBack);
        const slow = slowly(one, steps, fedBack).flat();
        // Sums of a few dozen products in another order; a coordinate half way between two tokens is rounded by luck.
        const half = slow.some((value) => Math.abs((Math.abs(value) % 1) - 0.5) < 1e-9);
        if (half || slow.some((value) => !(Math.abs(value) < 1e6))) return;
        for (const [i, value] of slow.entries()) expect(Math.abs(fast[i] - value)).toBeLessThan(1e-11 * Math.max(1, ...slow.map(Math.abs)));
      }),
      { seed: 1 },
    );
  });

  it("goes wrong, rounded, at the very token that is the first to be wrong given the true history", () => {
    fc.assert(
      fc.property(drawn, fc.nat(1000), fc.double({ min: 0, max: 1, noNaN: true }), ({ heads, prompt, d, n }, index, size) => {
        const steps = 4;
        const truth = rollOut(nextTokenOf(heads), prompt, d, n, steps, wholeNumbers).map((value) => Math.round(value) + 0);
        const noise = normals(workspace, { seed: 6n, purpose: 0, index }, heads.V.length);
        const learned = nextTokenOf({ ...heads, V: heads.V.map((value, i) => value + 0.1 * size * noise[i]) });
        const given = rollOut(learned, prompt, d, n, steps, trueHistory(truth, d));
        const rounded = rollOut(learned, prompt, d, n, steps, wholeNumbers);
        const wrong = truth.findIndex((value, i) => Math.round(given[i]) !== value);
        const same = wrong < 0 ? truth.length : (Math.floor(wrong / d) + 1) * d;
        expect(rounded.subarray(0, same)).toEqual(given.subarray(0, same));
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it("is the same in all three ways where there is no error: whole numbers stay whole", () => {
    const shift: Heads = { d: 2, outputs: 2, count: 1, V: Float64Array.of(0, 1, 1, 0), Q: Float64Array.of(1, 0, 0, 1) };
    const prompt = Float64Array.of(1, 0);
    const computed = rollOut(nextTokenOf(shift), prompt, 2, 1, 4, asComputed);
    expect([...computed]).toEqual([0, 1, 1, 0, 0, 2, 10, 0]);
    expect(rollOut(nextTokenOf(shift), prompt, 2, 1, 4, wholeNumbers)).toEqual(computed);
    expect(rollOut(nextTokenOf(shift), prompt, 2, 1, 4, trueHistory(computed, 2))).toEqual(computed);
  });

  it("rounds every coordinate by itself, half up, to zeros without a sign", () => {
    expect([...wholeNumbers(Float64Array.of(0.49, 0.5, -0.49, -0.51, 1.7), 0)]).toEqual([0, 1, 0, -1, 2]);
  });

  it("gives a one-hot token back as the largest coordinate does (Definition G.2) below one half, and else perhaps no token", () => {
    const largest = (output: Float64Array) => output.map((value) => Number(value === Math.max(...output)));
    for (const errors of [
      [0.49, -0.49, 0.49],
      [-0.49, 0.49, 0.4],
      [0, -0.3, 0.45],
    ]) {
      const output = Float64Array.from(errors, (error, i) => error + Number(i === 1));
      expect([wholeNumbers(output, 0), largest(output)]).toEqual([Float64Array.of(0, 1, 0), Float64Array.of(0, 1, 0)]);
    }
    const far = Float64Array.of(0.6, 1.1, 0);
    expect([[...wholeNumbers(far, 0)], [...largest(far)]]).toEqual([
      [1, 1, 0],
      [0, 1, 0],
    ]);
  });

  it("ends in unknown numbers where outputs are no longer finite", () => {
    const next = (_: Float64Array, last: Float64Array) => last.map((value) => value * 1e200);
    expect([...rollOut(next, Float64Array.of(1), 1, 1, 3, asComputed)]).toEqual([1e200, Number.NaN, Number.NaN]);
  });
});

describe("Definition G.2", () => {
  it("gives the one-hot vector with the largest product, in every group of the step, and zero elsewhere", () => {
    const groups = [
      { offset: 0, size: 3 },
      { offset: 3, size: 2 },
    ];
    const round = largestOfEach((step) => groups.slice(step));
    const output = Float64Array.of(0.2, -1, 0.9, -0.3, -0.4, 7);
    expect([...round(output, 0)]).toEqual([0, 0, 1, 1, 0, 0]);
    expect([...round(output, 1)]).toEqual([0, 0, 0, 1, 0, 0]);
    // As printed: the j with the largest <v, e_j>.
    fc.assert(
      fc.property(fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 5, maxLength: 5 }), (values) => {
        const rounded = round(Float64Array.from(values), 0);
        for (const { offset, size } of groups) {
          const units = Array.from({ length: size }, (_, j) => values[offset + j]);
          expect(rounded.indexOf(1, offset) - offset).toBe(units.indexOf(Math.max(...units)));
        }
      }),
      { seed: 1 },
    );
  });

  it("is a token wherever rounding to whole numbers is one, and the same", () => {
    const round = largestOfEach(() => [{ offset: 0, size: 4 }]);
    fc.assert(
      fc.property(fc.nat(3), fc.array(fc.double({ min: -0.49, max: 0.49, noNaN: true }), { minLength: 4, maxLength: 4 }), (at, errors) => {
        const output = Float64Array.from(errors, (error, j) => error + Number(j === at));
        expect([...round(output, 0)]).toEqual([...wholeNumbers(output, 0)]);
      }),
      { seed: 1 },
    );
  });
});
