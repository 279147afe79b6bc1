import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatValue } from "../../../../platform/charts/format";
import { presets } from "../../document/presets";
import { type HeldShape, numbersHeld, operationsOf, sumsWithoutDecay } from "../../math/cost";
import type { FormName } from "../../math/forms/form";
import { formNames } from "../../math/forms/forms";
import { publishedForms } from "../../math/published-costs";
import { lionPanelText } from "../panels/words";
import { breakEvenOf, modelLines, paperLines, timeLines } from "./cost-lines";
import { adviceSentence, costSentence } from "./sentences";
import { type MeasuredForm, measuredForms } from "./shape";

const size = fc.integer({ min: 1, max: 256 });
const anyShape: fc.Arbitrary<HeldShape> = fc.record({
  length: fc.integer({ min: 1, max: 65_536 }),
  d: size,
  dv: size,
  chunk: fc.integer({ min: 1, max: 65_536 }),
  decays: fc.boolean(),
  scaled: fc.boolean(),
});
const [{ document }] = presets;
const name = (form: FormName) => lionPanelText.forms[form];

/** Times as a device would have them whose forms run at speeds of their own. */
function timesAt(shape: HeldShape, speeds: Readonly<Record<FormName, number>>, lengths: readonly number[]): readonly MeasuredForm[] {
  return measuredForms(
    lengths.flatMap((length) =>
      formNames.map((form) => ({
        source: "wasm" as const,
        form,
        length,
        milliseconds: operationsOf(form, { ...shape, length }) / speeds[form],
        rounds: 5,
      })),
    ),
  );
}

describe("which form to take", () => {
  it("is by the model one that takes no more operations than any other", () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const sentence = adviceSentence(shape, []);
        const taken = formNames.find((form) => sentence.includes(`use ${name(form)}:`));
        if (!taken) throw new Error(sentence);
        for (const form of formNames) expect(operationsOf(taken, shape)).toBeLessThanOrEqual(operationsOf(form, shape));
        const ratio = Number(/and ([\d.]+) times as many/.exec(sentence.replaceAll("\u202f", ""))?.[1]);
        expect(ratio, sentence).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it("is by measured times the fastest of them, where that differs from the model as well", () => {
    const shape: HeldShape = { length: 1024, d: 64, dv: 64, chunk: 16, decays: true, scaled: true };
    const slowStates = { full: 1e6, recurrent: 1e6, chunk: 1e6, "state-chunk": 1e5 };
    const measured = timesAt(shape, slowStates, [256, 512, 1024, 2048]);
    expect(adviceSentence(shape, [])).toContain(`use ${name("state-chunk")}:`);
    expect(adviceSentence(shape, measured)).toMatch(new RegExp(`use ${name("recurrent")}: .* measured here`));
    expect(adviceSentence({ ...shape, length: 65_536 }, measured)).toContain("extrapolated");
  });

  it("changes at the break-even, the first length with fewer operations", () => {
    fc.assert(
      fc.property(anyShape, fc.constantFrom("recurrent", "state-chunk"), (shape, form) => {
        const length = breakEvenOf(form, shape);
        expect(operationsOf(form, { ...shape, length })).toBeLessThan(operationsOf("full", { ...shape, length }));
        if (length === 1) return;
        const before = { ...shape, length: length - 1 };
        expect(operationsOf(form, before)).toBeGreaterThanOrEqual(operationsOf("full", before));
      }),
      { numRuns: 200, seed: 2 },
    );
  });
});

describe("the caption of numbers in memory", () => {
  it("names the form with fewest, and the cost of two sums without decay", () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const sentence = costSentence("numbers", shape, document, null);
        const least = Math.min(...formNames.map((form) => numbersHeld(form, shape)));
        const leanest = formNames.find((form) => sentence.includes(`${formatValue(least)}, for ${name(form)}.`));
        if (!leanest) throw new Error(sentence);
        expect(numbersHeld(leanest, shape)).toBe(least);
        const { operations, numbers } = sumsWithoutDecay(shape);
        const sums = `with ${formatValue(operations)} operations and ${formatValue(numbers)} numbers in memory.`;
        expect(sentence.includes(sums)).toBe(!shape.decays);
        const { guides } = modelLines("numbers", shape);
        expect(guides.map(({ main }) => main[0])).toEqual(shape.decays ? [] : [numbers]);
      }),
      { numRuns: 100, seed: 4 },
    );
  });

  it("are about 9,300 in the recurrent form at 1,024 tokens of width 64", () => {
    const sentence = costSentence("numbers", { length: 1024, d: 64, dv: 64, chunk: 64, decays: true, scaled: true }, document, null);
    expect(sentence).toContain(`${formatValue(9344)}, for ${name("recurrent")}.`);
  });
});

describe("the caption of measured times", () => {
  const shape: HeldShape = { length: 1024, d: 32, dv: 32, chunk: 32, decays: false, scaled: true };
  const measured = timesAt(shape, { full: 2e7, recurrent: 1e7, chunk: 2e7, "state-chunk": 2e7 }, [32, 64, 128, 512, 1024, 2048, 4096]);
  const runs = measured.flatMap(({ source, form, times }) => times.map((time) => ({ source, form, ...time, rounds: 5 })));
  const sweep = { status: "done", runs, failure: null } as never;

  it("has the rate, and the chart where the lines cross", () => {
    const sentence = costSentence("time", shape, document, sweep);
    expect(sentence).toContain("20 billion operations per second");
    const { marks } = timeLines(shape, measured);
    // 2 L^2 64 at the same speed as 2 L 32 64 + 8 L 32^2, or twice as fast as 8 L 32^2.
    expect(marks.find(({ id }) => id === "state-chunk")?.x).toBeCloseTo(96, 0);
    expect(marks.find(({ id }) => id === "recurrent")?.x).toBeCloseTo(128, 0);
  });

  it("states that nothing was measured, and the numbers in memory", () => {
    expect(costSentence("time", shape, document, null)).toMatch(/^Nothing has been measured/);
    expect(costSentence("numbers", shape, document, null)).toContain(`holds ${formatValue(1024 ** 2)} numbers`);
    expect(costSentence("operations", null, document, null)).toMatch(/not open yet/);
  });

  it("is drawn over the model at the fastest rate: no measured time lies below its line", () => {
    const { lines, guides } = timeLines(shape, measured);
    for (const line of lines) {
      const guide = guides.find(({ id }) => id.endsWith(line.id === "wasm chunk" ? "full" : line.id.replace("wasm ", "")));
      const expected = Number(guide?.main[guide.main.length - 1]);
      expect(Number(line.main[line.main.length - 1])).toBeGreaterThanOrEqual(expected * (1 - 1e-9));
    }
  });
});

describe("lines of the model", () => {
  it("pass through the length of the run, in ascending order, whatever it is", () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        for (const { x, main } of modelLines("operations", shape).lines) {
          expect(Array.from(x)).toContain(shape.length);
          for (let i = 1; i < x.length; i++) expect(x[i] > x[i - 1] && main[i] >= main[i - 1]).toBe(true);
        }
      }),
      { numRuns: 50, seed: 3 },
    );
  });
});

describe("the paper's own figures", () => {
  it("have three forms of every variant, more memory and time with more tokens, and the recurrence saves memory and takes longer", () => {
    for (const variant of ["LIT", "D", "S"] as const) {
      for (const show of ["paper-memory", "paper-time"] as const)
        for (const { x, main } of paperLines(show, variant).lines)
          for (let i = 1; i < x.length; i++) expect(x[i] > x[i - 1] && main[i] > main[i - 1]).toBe(true);
      const of = (form: string) => publishedForms.find((one) => one.variant === variant && one.form === form)?.points ?? [];
      for (const point of of("full")) {
        const beside = of("recurrent").find(({ tokens }) => tokens === point.tokens);
        if (!beside || point.seconds === null || point.gigabytes === null) continue;
        expect(beside.gigabytes).toBeLessThan(point.gigabytes);
        if (beside.seconds !== null) expect(beside.seconds).toBeGreaterThan(point.seconds);
      }
      expect(costSentence("paper-time", null, { ...document, variant }, null)).toContain(`LION-${variant} at`);
    }
  });
});
