import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attention, largestDifference, otherReading, scalingParts, usualSettings } from "./attention";
import { type Convention, fixedDecay, noDecay, selectiveDecay, stepDecays, type TokenDecays } from "./decays";
import reference from "./fixtures/lion.json";
import { formNames, forms } from "./forms/forms";
import { mask } from "./mask";
import { columnSnake, snake } from "./scans";
import type { Sequence } from "./sequence";
import { literalAttention, type RandomHead, randomHead, scattered, type Variant } from "./testing";

const flat = (rows: readonly (readonly number[])[]) => Float64Array.from(rows.flat());

const sequence: Sequence = {
  length: 4,
  d: 2,
  dv: 2,
  q: flat(reference.phi_q),
  k: flat(reference.phi_k),
  v: flat(reference.v),
  padding: null,
};

/** "S/eq9" and its like. */
const cases = Object.entries(reference.cases).map(([name, expected]) => {
  const [variant, convention] = name.split("/") as [string, Convention];
  const decays: TokenDecays =
    variant === "LIT" ? noDecay(4) : variant === "S" ? selectiveDecay(Float64Array.from(reference.lambda)) : fixedDecay(4, 0.5);
  return { name, decays, convention, expected };
});

describe("the reference cases", () => {
  it("are nine", () => expect(cases).toHaveLength(9));

  it.each(cases)("$name: mask, both parts of the denominator and the output agree in every form", ({ decays, convention, expected }) => {
    expect(mask(stepDecays(decays, convention))).toBeAllclose(flat(expected.M), { atol: 1e-14 });
    for (const form of formNames)
      for (const chunk of [1, 2, 3, 4, 7]) {
        const settings = { ...usualSettings, convention, chunk };
        const parts = scalingParts(forms[form], sequence, decays, settings);
        expect(parts.forward).toBeAllclose(Float64Array.from(expected.cF), { atol: 1e-14 });
        expect(parts.backward).toBeAllclose(Float64Array.from(expected.cB), { atol: 1e-14 });
        expect(attention(forms[form], sequence, decays, settings)).toBeAllclose(flat(expected.y), { atol: 1e-14 });
        expect(attention(forms[form], sequence, decays, { ...settings, scaled: false })).toBeAllclose(flat(expected.y_unscaled), {
          atol: 1e-13,
        });
      }
  });
});

const variants: readonly (readonly [Variant, boolean])[] = [
  ["LIT", true],
  ["LIT", false],
  ["D", true],
  ["D", false],
  ["S", true],
  ["S", false],
  ["vector", false],
];

/** Largest of what is a number. */
const sizeOf = (values: Float64Array) => values.reduce((most, value) => (Number.isNaN(value) ? most : Math.max(most, Math.abs(value))), 1);

function everyForm({ sequence, decays, convention, chunk }: RandomHead, scaled: boolean): Float64Array[] {
  return formNames.map((name) => attention(forms[name], sequence, decays, { ...usualSettings, convention, chunk, scaled }));
}

describe("the forms", () => {
  it.each(variants)("of LION-%s, scaled: %s, are one to 1e-12 of the largest output, and what the double sum says", (variant, scaled) => {
    fc.assert(
      fc.property(randomHead(variant, scaled), (head) => {
        const expected = literalAttention(head.sequence, stepDecays(head.decays, head.convention), scaled);
        // Rows that see next to nothing, a padded token behind walls, divide rounding by rounding.
        const sees = literalAttention(
          { ...head.sequence, dv: 1, v: new Float64Array(head.sequence.length).fill(1) },
          stepDecays(head.decays, head.convention),
          false,
        );
        const answers = everyForm(head, scaled).map((answer) =>
          answer.map((value, e) => (scaled && sees[Math.floor(e / head.sequence.dv)] < 1e-280 ? 0 : value)),
        );
        const known = expected.map((value, e) => (scaled && sees[Math.floor(e / head.sequence.dv)] < 1e-280 ? 0 : value));
        expect(largestDifference([known, ...answers])).toBeLessThan(1e-12 * sizeOf(known));
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  it("agree to 1e-12 at 1,024 tokens, where decays are strong as well", () => {
    const length = 1024;
    const [d, dv] = [16, 8];
    const long: Sequence = {
      length,
      d,
      dv,
      q: scattered(length * d).map((x) => 1.1 + x),
      k: scattered(length * d, 0.2).map((x) => 1.1 + x),
      v: scattered(length * dv, 0.7),
      padding: null,
    };
    for (const most of [0.1, 0.9, 1]) {
      const decays = selectiveDecay(scattered(length, 0.3).map((x) => (most * (1 + x)) / 2));
      const answers = everyForm({ sequence: long, decays, convention: "eq9", chunk: 100 }, true);
      expect(largestDifference(answers)).toBeLessThan(1e-12);
    }
  });

  it("make every scaled row an average: where all values are 1, so is every output", () => {
    fc.assert(
      fc.property(randomHead("S", true), ({ sequence, decays, convention, chunk }) => {
        const ones = { ...sequence, dv: 1, v: new Float64Array(sequence.length).fill(1), padding: null };
        for (const y of everyForm({ sequence: ones, decays, convention, chunk }, true))
          expect(y).toBeAllclose(new Float64Array(sequence.length).fill(1), { atol: 1e-13 });
      }),
      { numRuns: 100, seed: 2 },
    );
  });

  it("do not see padding: its keys and values may be anything", () => {
    fc.assert(
      fc.property(randomHead("S", false), (head) => {
        const { sequence } = head;
        const padding = sequence.padding ?? new Uint8Array(sequence.length).fill(1, 0, 1);
        const other = {
          ...sequence,
          padding,
          k: sequence.k.map((x, e) => (padding[Math.floor(e / sequence.d)] ? 99 : x)),
          v: sequence.v.map((x, e) => (padding[Math.floor(e / sequence.dv)] ? -99 : x)),
        };
        const [before, after] = [{ ...sequence, padding }, other].map((each) => everyForm({ ...head, sequence: each }, false));
        expect(after).toEqual(before);
      }),
      { numRuns: 100, seed: 3 },
    );
  });

  it("without decays need no scan: y_i = q_i^T (K^T V) / (q_i^T sum k)", () => {
    fc.assert(
      fc.property(randomHead("LIT", true), ({ sequence, decays, convention, chunk }) => {
        const { length, d, dv, q, k, v } = sequence;
        const visible = Array.from({ length }, (_, j) => j).filter((j) => !sequence.padding?.[j]);
        if (visible.length === 0) return;
        const expected = new Float64Array(length * dv);
        for (let i = 0; i < length; i++) {
          const weight = (j: number) => k.subarray(j * d, (j + 1) * d).reduce((sum, x, c) => sum + x * q[i * d + c], 0);
          const total = visible.reduce((sum, j) => sum + weight(j), 0);
          for (let c = 0; c < dv; c++) expected[i * dv + c] = visible.reduce((sum, j) => sum + weight(j) * v[j * dv + c], 0) / total;
        }
        for (const y of everyForm({ sequence, decays, convention, chunk }, true)) expect(y).toBeAllclose(expected, { atol: 1e-12 });
      }),
      { numRuns: 100, seed: 4 },
    );
  });

  it("refuse to scale rows where every coordinate decays by itself", () => {
    const decays = selectiveDecay(new Float64Array(8).fill(0.5), 2);
    expect(() => attention(forms.full, sequence, decays, usualSettings)).toThrow(RangeError);
  });

  it("divide scores by the root of d where they are told to, which a scaled row does not notice", () => {
    const decays = fixedDecay(4, 0.5);
    const of = (scaled: boolean, divideBySqrtD: boolean) =>
      attention(forms.recurrent, sequence, decays, { ...usualSettings, scaled, divideBySqrtD });
    expect(of(true, true)).toEqual(of(true, false));
    expect(of(false, true)).toBeAllclose(
      of(false, false).map((y) => y / Math.SQRT2),
      { atol: 1e-14 },
    );
  });
});

describe("two scans of a grid", () => {
  const [rows, columns, d, dv] = [3, 4, 3, 2];
  const length = rows * columns;
  const grid: Sequence = {
    length,
    d,
    dv,
    q: scattered(length * d).map((x) => 1.1 + x),
    k: scattered(length * d, 0.1).map((x) => 1.1 + x),
    v: scattered(length * dv, 0.9),
    padding: null,
  };
  const decays = selectiveDecay(scattered(length, 0.4).map((x) => (1 + x) / 2));
  const scans = [snake(rows, columns), columnSnake(rows, columns)];

  it("visit every token once, and neighbours one after the other", () => {
    for (const order of scans) {
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length }, (_, i) => i));
      for (let step = 1; step < length; step++) {
        const [a, b] = [order[step - 1], order[step]];
        expect(Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) + Math.abs((a % columns) - (b % columns))).toBe(1);
      }
    }
  });

  it("are attention with the mean of both masks, in every form", () => {
    const mean = new Float64Array(length * length);
    for (const order of scans) {
      const scanned = mask(stepDecays({ ...decays, logs: Float64Array.from(order, (token) => decays.logs[token]) }, "eq9"));
      for (let s = 0; s < length; s++) for (let t = 0; t < length; t++) mean[order[s] * length + order[t]] += scanned[s * length + t] / 2;
    }
    for (const scaled of [true, false]) {
      const expected = new Float64Array(length * dv);
      for (let i = 0; i < length; i++) {
        let total = 0;
        for (let j = 0; j < length; j++) {
          let score = 0;
          for (let c = 0; c < d; c++) score += grid.q[i * d + c] * grid.k[j * d + c];
          total += score * mean[i * length + j];
          for (let c = 0; c < dv; c++) expected[i * dv + c] += score * mean[i * length + j] * grid.v[j * dv + c];
        }
        if (scaled) for (let c = 0; c < dv; c++) expected[i * dv + c] /= total;
      }
      for (const name of formNames)
        expect(attention(forms[name], grid, decays, { ...usualSettings, chunk: 5, scaled, scans })).toBeAllclose(expected, {
          atol: 1e-13,
        });
    }
  });
});

describe("other readings of two directions", () => {
  const length = 64;
  const head: Sequence = {
    length,
    d: 16,
    dv: 16,
    q: scattered(length * 16).map((x) => 1.1 + x),
    k: scattered(length * 16, 0.1).map((x) => 1.1 + x),
    v: scattered(length * 16, 0.9),
    padding: null,
  };

  it.each([
    ["LIT", noDecay(length)],
    ["D", fixedDecay(length, 0.6)],
    ["S", selectiveDecay(scattered(length, 0.4).map((x) => (1 + x) / 2))],
  ])("are another function than LION-%s", (_, decays) => {
    const lion = attention(forms.full, head, decays, usualSettings);
    const size = Math.hypot(...lion);
    for (const reading of ["forward-only", "diagonal-twice", "mean-of-scaled"] as const) {
      const other = otherReading(reading, forms.recurrent, head, decays, usualSettings);
      expect(Math.hypot(...lion.map((y, e) => y - other[e])) / size, reading).toBeGreaterThan(0.02);
    }
  });

  it("count the diagonal twice: the sum of both causal sweeps is bidirectional attention plus its diagonal", () => {
    const decays = fixedDecay(length, 0.6);
    const settings = { ...usualSettings, scaled: false };
    const twice = otherReading("diagonal-twice", forms.recurrent, head, decays, settings);
    const lion = attention(forms.full, head, decays, settings);
    const alone = attention(forms.full, head, fixedDecay(length, 0), settings);
    expect(twice).toBeAllclose(
      lion.map((y, e) => y + alone[e]),
      { atol: 1e-10 },
    );
  });
});
