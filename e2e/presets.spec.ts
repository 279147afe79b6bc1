/** Every preset really shows what its commentary says. Numbers are bounds on what a claim needs, never times. */
import type { Page } from "@playwright/test";
import { presets } from "../src/experiment/presets";
import { expect, finished, test } from "./page";

/** What a run ended with. */
interface Outcome {
  readonly rank: number;
  readonly nullity: number;
  readonly samples: number;
  readonly learners: readonly {
    readonly name: string;
    readonly train: number;
    readonly test: number;
    readonly shifted: readonly number[];
    readonly repeats: readonly number[];
    readonly theory: number | null;
    readonly diverged: string | null;
  }[];
}

function outcome(page: Page): Promise<Outcome> {
  return page.evaluate(() => {
    const { experiment, series } = window.playground;
    const last = (values: ArrayLike<number>) => values[values.length - 1];
    const { rank, nullity, samples } = series.certificate!.certificate!;
    const learners = series.learners.map((state, index) => {
      const spec = experiment.learners[index];
      const { train, test, shifted } = state!.curve;
      return {
        name: spec.kind === "gradient" ? `${spec.heads} heads` : "closed form",
        train: last(train),
        test: last(test),
        shifted: shifted.map(last),
        repeats: state!.kind === "gradient" ? state!.repeats.map((curve) => last(curve.test)) : [],
        theory: state!.kind === "closed-form" && state!.theory ? last(state!.theory) : null,
        diverged: state!.kind === "gradient" ? (state!.diverged?.reason ?? null) : null,
      };
    });
    return { rank, nullity, samples, learners };
  });
}

const lastDigit = 1e-25;

const claims: Readonly<Record<string, (outcome: Outcome) => void>> = {
  "extra-heads-help": ({ learners: [closedForm, one, four, sixteen] }) => {
    expect(one.test).toBeGreaterThan(1);
    for (const { test } of [closedForm, four, sixteen]) expect(test).toBeLessThan(lastDigit);
  },
  "label-noise": ({ samples, rank, learners: [closedForm, , sixteen] }) => {
    const expected = (0.25 * rank) / (samples - rank - 1);
    expect(closedForm.theory).toBeCloseTo(expected, 12);
    expect(Math.abs(closedForm.test / expected - 1)).toBeLessThan(0.3);
    expect(Math.abs(sixteen.test / closedForm.test - 1)).toBeLessThan(0.02);
  },
  "far-from-the-data": ({ nullity, learners }) => {
    expect(nullity).toBe(0);
    for (const { test, shifted } of learners) {
      expect(shifted).toHaveLength(3);
      // Tokens four times larger give labels 64 times larger, and squared errors 4096 times larger.
      for (const error of [test, ...shifted]) expect(error).toBeLessThan(4096 * 1e-27);
    }
  },
  "how-many-digits": ({ learners: [, float32, float64] }) => {
    expect(float32.test).toBeGreaterThan(1e-14);
    expect(float32.test).toBeLessThan(1e-10);
    expect(float64.test).toBeLessThan(1e-27);
  },
  "paper-figure-1": ({ learners: [closedForm, one, two, four, sixteen] }) => {
    const arrived = ({ test, repeats }: Outcome["learners"][number]) => [test, ...repeats].filter((error) => error < 1e-10).length;
    expect(closedForm.test).toBeLessThan(lastDigit);
    expect([one, two, four, sixteen].map(arrived)).toEqual([0, 2, 3, 3]);
  },
  "sixteen-dimensions": ({ rank, samples, learners: [closedForm] }) => {
    expect([rank, samples]).toEqual([2176, 4096]);
    expect(closedForm.test).toBeLessThan(lastDigit);
  },
  "too-few-samples": ({ nullity, learners }) => {
    expect(nullity).toBe(10);
    for (const { test } of learners) expect(test).toBeGreaterThan(1);
    for (const { train } of [learners[0], learners[2]]) expect(train).toBeLessThan(1e-20);
  },
  "a-rate-that-diverges": ({ learners: [closedForm, high, low] }) => {
    expect(high.diverged).toMatch(/overshoots further at every step/);
    expect(low.diverged).toBeNull();
    for (const { test } of [closedForm, low]) expect(test).toBeLessThan(lastDigit);
  },
  "rademacher-data-are-blind": ({ rank, learners }) => {
    expect(rank).toBe(28);
    for (const { test, shifted } of learners) {
      expect(test).toBeLessThan(0.01);
      expect(shifted[0]).toBeGreaterThan(1);
    }
    for (const { test } of [learners[0], learners[2]]) expect(test).toBeLessThan(lastDigit);
  },
  "one-token": ({ rank, learners }) => {
    expect(rank).toBe(20);
    for (const { test, shifted } of learners) {
      expect(test).toBeLessThan(1e-10);
      expect(shifted[0]).toBeGreaterThan(1);
    }
  },
};

test("every preset is tested", () => {
  expect(presets.map(({ id }) => id).sort()).toEqual(Object.keys(claims).sort());
  expect(presets.filter(({ fails }) => fails).length).toBeGreaterThanOrEqual(2);
});

for (const { id, title, commentary } of presets)
  test(`"${title}" shows what it says`, async ({ page }) => {
    await page.goto("./");
    await page.getByLabel("Preset", { exact: true }).selectOption({ label: title });
    await expect(page.getByText(commentary)).toBeVisible();
    await finished(page);
    claims[id](await outcome(page));
  });
