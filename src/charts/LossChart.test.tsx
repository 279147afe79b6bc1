import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LossChart, type LossWords } from "./LossChart";
import { errorAt, type LossLine, layOutLoss } from "./loss-layout";

const words: LossWords = {
  name: "Loss",
  summary: "One head is stuck.",
  steps: "gradient steps",
  lines: "test MSE (thin line: training)",
  read: "Read the losses",
  atStep: (step) => `step ${step}`,
  floor: "≤ 0",
};

function curve(id: string, errors: readonly number[], changes: Partial<LossLine> = {}): LossLine {
  const step = errors.map((_, index) => 10 ** index);
  return {
    id,
    name: id,
    color: "red",
    textColor: "darkred",
    marker: 0,
    step,
    train: errors.map((e) => e / 2),
    test: errors,
    note: "",
    diverged: false,
    ...changes,
  };
}

const closedForm = { id: "closed", role: "closed-form", name: "closed form", value: 4e-29, note: "4.0e-29 · 41 ms" } as const;
const variance = { id: "variance", role: "reference", name: "variance of y", value: 6.4, note: "" } as const;

describe("the loss chart", () => {
  it("draws the same markup for the same data", () => {
    const lines = [curve("1 head", [6, 5, 5, 5]), curve("16 heads", [6, 1, 1e-3, 1e-9], { marker: 2 })];
    const markup = renderToStaticMarkup(
      <LossChart width={640} height={420} lines={lines} levels={[variance, closedForm]} steps={10_000} words={words} />,
    );
    expect(markup).toMatchSnapshot();
  });

  it("has an accessible name and a summary", () => {
    const markup = renderToStaticMarkup(<LossChart width={400} height={300} lines={[]} levels={[]} steps={100} words={words} />);
    expect(markup).toContain('aria-label="Loss"');
    expect(markup).toContain("One head is stuck.");
  });

  it("keeps labels apart when curves end at the same value", () => {
    const lines = Array.from({ length: 6 }, (_, i) => curve(`${i}`, [6, 1, 0.5]));
    const { labels } = layOutLoss({ lines, levels: [closedForm], steps: 1000 }, 640, 420);
    const centres = labels.map(({ y }) => y).sort((a, b) => a - b);
    for (let i = 1; i < centres.length; i++) expect(centres[i] - centres[i - 1]).toBeGreaterThanOrEqual(31.9);
  });

  it("shows errors of zero on a marked floor below the axis", () => {
    const { y, lines, area } = layOutLoss({ lines: [curve("exact", [1, 0.1, 0])], levels: [], steps: 1000 }, 640, 420);
    expect(y.floor).toBe(area.bottom);
    expect(lines[0].end?.y).toBe(area.bottom);
    expect(y.at(y.low)).toBeLessThan(area.bottom);
  });

  it("leaves a gap where an error is unknown", () => {
    const { lines } = layOutLoss({ lines: [curve("gap", [1, 0.5, Number.NaN, 0.1, 0.05])], levels: [], steps: 10_000 }, 640, 420);
    expect(lines[0].mainPath.match(/M/g)).toHaveLength(2);
    expect(lines[0].mainPath).not.toContain("NaN");
  });

  it("draws the training error boldly when no test labels are known", () => {
    const unknown = curve("own data", [1, 0.5], { test: [Number.NaN, Number.NaN] });
    const [line] = layOutLoss({ lines: [unknown], levels: [], steps: 100 }, 640, 420).lines;
    expect(line.main).toBe(unknown.train);
    expect(line.trainPath).toBe("");
  });

  it("keeps infinite errors at the upper edge", () => {
    const { lines, area } = layOutLoss({ lines: [curve("burst", [1, 10, Number.POSITIVE_INFINITY])], levels: [], steps: 1000 }, 640, 420);
    expect(lines[0].end?.y).toBe(area.top);
  });
});

it("lets a curve that diverges leave at the top instead of pressing the others flat", () => {
  const sound = curve("sound", [10, 1, 0.1]);
  const burst = curve("burst", [10, 1e20, 1e48], { diverged: true });
  const { y, lines, area } = layOutLoss({ lines: [sound, burst], levels: [], steps: 1000 }, 640, 420);
  expect(y.ticks.at(-1)).toBe(1);
  expect(lines[1].end?.y).toBe(area.top);
});

it("reads an error as recorded at or before a step", () => {
  expect([0, 1, 5, 10, 99].map((step) => errorAt([1, 10], [6, 5], step))).toEqual([Number.NaN, 6, 6, 5, 5]);
});
