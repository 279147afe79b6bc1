/** Every preset really shows what its commentary says. Numbers are bounds on what a claim needs, never times. */
import type { Page } from "@playwright/test";
import { presets } from "../src/experiment/presets";
import { expect, finished, test, trainedTo } from "./page";

test.use({ still: true });

/** What a run ended with. */
interface Outcome {
  readonly rank: number;
  readonly nullity: number;
  readonly samples: number;
  /** Test error of the best linear-attention fit, for a target that is none. */
  readonly bestFit: number | null;
  readonly learners: readonly {
    readonly name: string;
    readonly train: number;
    readonly test: number;
    readonly shifted: readonly number[];
    readonly repeats: readonly number[];
    readonly theory: number | null;
    readonly diverged: string | null;
  }[];
  /** For machines: every unseen computation, as the panels show it; roll-outs of as many as there is time for. */
  readonly unseen: Unseen | null;
}

interface Unseen {
  readonly certified: readonly boolean[];
  readonly learners: readonly {
    readonly exact: readonly boolean[];
    readonly rounded: readonly boolean[];
    readonly rolledOut: readonly number[];
  }[];
}

function outcome(page: Page): Promise<Outcome> {
  return page.evaluate(async () => {
    const { experiment, series } = window.playground;
    const last = (values: ArrayLike<number>) => values[values.length - 1];
    const { rank, nullity, samples } = series.certificate!.certificate!;
    const learners = series.learners.map((state, index) => {
      const spec = experiment.learners[index];
      const { train, test, shifted } = state!.curve;
      return {
        name: spec.kind === "gradient" ? `${spec.heads} heads` : spec.kind,
        train: last(train),
        test: last(test),
        shifted: shifted.map(last),
        repeats: state!.kind === "gradient" ? state!.repeats.map((curve) => last(curve.test)) : [],
        theory: state!.kind === "closed-form" && state!.theory ? last(state!.theory) : null,
        diverged: state!.kind === "gradient" ? (state!.diverged?.reason ?? null) : null,
      };
    });
    const views = series.views.map((view) => view?.traces);
    const certified = series.target?.traces?.certified;
    const yes = (flags: Uint8Array = new Uint8Array()) => Array.from(flags, (flag) => flag === 1);
    const unseen = certified && {
      certified: yes(certified),
      learners: views.map((traces) => ({
        exact: yes(traces?.exact),
        rounded: yes(traces?.rounded),
        rolledOut: Array.from(traces?.rolled ?? []),
      })),
    };
    return { rank, nullity, samples, bestFit: series.certificate!.bestFit?.test ?? null, learners, unseen: unseen ?? null };
  });
}

function unseenOf({ unseen }: Outcome): Unseen {
  if (!unseen) throw new Error("the target is no machine");
  return unseen;
}

const lastDigit = 1e-25;

/** Minutes of computing, or maps: their figures are among the statistical checks (bench/verify), and here they open and report. */
const verified = presets.filter(
  ({ id, group, experiment }) =>
    group === "paper" || experiment.map !== null || (group === "machines" && id !== "probes-certify-everything"),
);

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
  "a-memory-of-four-pairs": ({ nullity, learners }) => {
    expect(nullity).toBe(0);
    for (const { test } of learners) expect(test).toBeLessThan(lastDigit);
  },
  "perfect-fit-wrong-function": ({ rank, nullity, learners: [closedForm, convex, heads] }) => {
    expect([rank, nullity]).toEqual([248, 40]);
    for (const { test } of [closedForm, convex]) expect(test).toBeLessThan(lastDigit);
    expect(convex.shifted[0]).toBeGreaterThan(1);
    expect(heads.shifted[0]).toBeGreaterThan(1e6 * heads.test);
  },
  "the-two-head-witness": ({ nullity, learners: [closedForm] }) => {
    expect(nullity).toBe(40);
    expect(closedForm.test).toBeLessThan(lastDigit);
  },
  "five-percent-are-enough": ({ nullity, learners: [closedForm, convex, heads] }) => {
    expect(nullity).toBe(0);
    for (const { shifted } of [closedForm, convex]) expect(shifted[0]).toBeLessThan(lastDigit);
    expect(heads.shifted[0]).toBeLessThan(1e-7);
  },
  "a-softmax-teacher": ({ bestFit, learners: [closedForm, heads] }) => {
    expect(bestFit).toBeGreaterThan(0.1);
    for (const { test } of [closedForm, heads]) expect(Math.abs(test / (bestFit ?? 0) - 1)).toBeLessThan(0.05);
  },
  "probes-certify-everything": (outcome) => {
    const { certified, learners } = unseenOf(outcome);
    expect([outcome.rank, outcome.nullity]).toEqual([936, 0]);
    expect(certified).toEqual([true, true]);
    expect(learners[0].exact).toEqual([true, true]);
    for (const { rounded, rolledOut } of learners) expect([...rounded, ...rolledOut]).toEqual([true, true, 2, 2]);
  },
};

test("every preset is tested", () => {
  const claimed = presets.filter((preset) => !verified.includes(preset));
  expect(claimed.map(({ id }) => id).sort()).toEqual(Object.keys(claims).sort());
  expect(presets.filter(({ group }) => group === "fails").length).toBeGreaterThanOrEqual(2);
});

for (const { id, title, commentary, experiment } of presets.filter((preset) => !verified.includes(preset)))
  test(`"${title}" shows what it says`, async ({ page }) => {
    await page.goto("./");
    await page.getByLabel("Preset", { exact: true }).selectOption({ label: title });
    await expect(page.getByText(commentary)).toBeVisible();
    await finished(page);
    const machine = experiment.task.kind === "automaton" || experiment.task.kind === "turing-machine";
    if (machine) await expect.poll(async () => (await outcome(page)).unseen?.learners.every(({ exact }) => exact.length > 0)).toBe(true);
    claims[id](await outcome(page));
  });

for (const { title, commentary, paper, experiment } of verified)
  test(`"${title}" opens and reports`, async ({ page }) => {
    await page.goto("./");
    await page.getByLabel("Preset", { exact: true }).selectOption({ label: title });
    await expect(page.getByText(commentary)).toBeVisible();
    if (paper) await page.getByText("The paper's setting, and what is reproduced").click();
    for (const words of paper ? [paper.setting, paper.reproduced, paper.chosen] : []) await expect(page.getByText(words)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.playground.series.certificate?.status)).toBe("done");
    await expect(page.locator(".loss-panel .panel-summary")).toHaveText(/closed form/i);
    if (experiment.learners.some(({ kind }) => kind === "gradient")) await trainedTo(page, 1);
  });
