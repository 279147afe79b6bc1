import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attention, usualSettings } from "./attention";
import { fixedDecay, noDecay, selectiveDecay, stepDecays, type TokenDecays } from "./decays";
import { formNames, forms } from "./forms/forms";
import { kernelAttention, kernelForm } from "./kernel-forms";
import type { Sequence } from "./sequence";
import { literalAttention, randomHead, scattered } from "./testing";
import { LionWorkspace } from "./workspace";

const workspace = new LionWorkspace();
const largest = (values: Float64Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

describe("the kernels in float64", () => {
  it.each(["LIT", "D", "S"] as const)("compute every form of LION-%s to 1e-12 of its largest sum", (variant) => {
    fc.assert(
      fc.property(randomHead(variant, false, 40), ({ sequence, decays, convention, chunk }) => {
        const expected = literalAttention(sequence, stepDecays(decays, convention), false);
        for (const name of formNames) {
          const form = kernelForm(workspace, name, "float64");
          const found = attention(form, sequence, decays, { ...usualSettings, convention, chunk, scaled: false });
          expect(found, name).toBeAllclose(expected, { atol: 1e-12, ofLargest: 1e-12 });
        }
      }),
      { numRuns: 150, seed: 1 },
    );
  });

  it("give the same bits straight from queries, keys and values as by way of their sums", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("LIT", "D", "S").chain((variant) => randomHead(variant, true, 20)),
        fc.constantFrom(...formNames),
        fc.boolean(),
        ({ sequence, decays, convention, chunk }, name, scaled) => {
          for (const precision of ["float64", "float32"] as const) {
            const settings = { ...usualSettings, convention, chunk, scaled, divideBySqrtD: !scaled };
            const found = kernelAttention(workspace, name, precision)(sequence, decays, settings);
            expect(found).toEqual(attention(kernelForm(workspace, name, precision), sequence, decays, settings));
          }
        },
      ),
      { numRuns: 60, seed: 2 },
    );
  });

  it("average the masks of two scans before they divide", () => {
    const sequence = headOf(6, 3, 2);
    const settings = { ...usualSettings, chunk: 4, scans: [Int32Array.of(0, 1, 2, 5, 4, 3), Int32Array.of(0, 3, 4, 1, 2, 5)] };
    const decays = fixedDecay(6, 0.7);
    const found = kernelAttention(workspace, "state-chunk", "float64")(sequence, decays, settings);
    expect(found).toBeAllclose(attention(forms.full, sequence, decays, settings), { atol: 1e-13 });
  });

  it("give back all the memory that they take", () => {
    const before = workspace.bytesInUse;
    attention(kernelForm(workspace, "chunk", "float64"), headOf(20, 3, 2), noDecay(20), { ...usualSettings, chunk: 7 });
    expect(workspace.bytesInUse).toBe(before);
  });

  it("know decays of one number a token alone", () => {
    const decays = selectiveDecay(new Float64Array(40).fill(0.5), 2);
    const form = kernelForm(workspace, "full", "float64");
    expect(() => attention(form, headOf(20, 2, 2), decays, { ...usualSettings, scaled: false })).toThrow(RangeError);
  });
});

describe("the kernels in float32", () => {
  const length = 1024;
  const head = headOf(length, 64, 64);
  const signed: Sequence = { ...head, q: scattered(length * 64), k: scattered(length * 64, 0.25) };
  const decays: readonly (readonly [string, TokenDecays])[] = [
    ["LIT", noDecay(length)],
    ["D", fixedDecay(length, 0.98)],
    ["D, which forgets at once", fixedDecay(length, 0.3)],
    ["S", selectiveDecay(scattered(length, 0.4).map((x) => (1 + x) / 2))],
    ["S, which remembers", selectiveDecay(scattered(length, 0.4).map((x) => 0.99 + 0.01 * x))],
  ];

  it.each(decays)("are within 1e-5 of the largest output of float64 at 1,024 tokens: LION-%s", (_, tokens) => {
    for (const [sequence, scaled] of [
      [head, true],
      [head, false],
      [signed, false],
    ] as const) {
      const settings = { ...usualSettings, scaled };
      const exact = kernelAttention(workspace, "recurrent", "float64")(sequence, tokens, settings);
      for (const name of formNames) {
        const found = kernelAttention(workspace, name, "float32")(sequence, tokens, settings);
        const error = largest(found.map((y, e) => y - exact[e])) / largest(exact);
        expect(error, `${name}, scaled: ${scaled}`).toBeLessThan(1e-5);
      }
    }
  });

  it("compute 65,536 tokens in the chunk form of linear time with memory of their inputs and outputs alone", () => {
    const long = 65_536;
    const [d, dv] = [16, 16];
    const own = new LionWorkspace();
    const tokens = selectiveDecay(scattered(long, 0.4).map((x) => 0.9 + 0.1 * x));
    const sequence = headOf(long, d, dv);
    const found = kernelAttention(own, "state-chunk", "float32")(sequence, tokens, usualSettings);
    // q, k, values and sums padded to whole vectors, decays: not a hundredth of L^2 numbers.
    const numbers = long * (2 * d + 2 * 24 + 2);
    expect(own.kernels.memory.buffer.byteLength).toBeLessThan(4 * numbers * 1.1 + 2 ** 21);
    const exact = kernelAttention(own, "state-chunk", "float64")(sequence, tokens, usualSettings);
    expect(largest(found.map((y, e) => y - exact[e])) / largest(exact)).toBeLessThan(1e-5);
  });
});

/** Positive queries and keys. */
function headOf(length: number, d: number, dv: number): Sequence {
  return {
    length,
    d,
    dv,
    q: scattered(length * d).map((x) => 1.1 + x),
    k: scattered(length * d, 0.2).map((x) => 1.1 + x),
    v: scattered(length * dv, 0.7),
    padding: null,
  };
}
