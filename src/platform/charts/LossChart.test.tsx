import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawn } from "./drawn-testing";
import { LossChart, type LossWords } from "./LossChart";
import type { LossData, LossLevel, LossLine } from "./loss-data";
import { errorAt, layOutLoss } from "./loss-layout";
import { noteMargin } from "./loss-names";
import { labelLine, wrapped } from "./wrap";

const words: LossWords = {
  name: "Loss",
  summary: "One head is stuck.",
  across: "gradient steps",
  lines: "test MSE (thin line: training)",
  read: "Read the losses",
  at: (step) => `step ${step}`,
  range: (low, high) => `${low} to ${high}`,
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
    stroke: "solid",
    x: step,
    main: errors,
    thin: errors.map((e) => e / 2),
    band: null,
    note: "",
    diverged: false,
    ...changes,
  };
}

function data(lines: readonly LossLine[], steps = 1000, changes: Partial<LossData> = {}): LossData {
  return { lines, levels: [], guides: [], marks: [], axis: { scale: "log", low: 1, high: steps }, ...changes };
}

const closedForm = { id: "closed", role: "closed-form", name: "closed form", value: 4e-29, note: "4.0e-29 · 41 ms" } as const;
const variance = { id: "variance", role: "reference", name: "variance of y", value: 6.4, note: "" } as const;

describe("the loss chart", () => {
  it("draws the same markup for the same data", async () => {
    const lines = [curve("1 head", [6, 5, 5, 5]), curve("16 heads", [6, 1, 1e-3, 1e-9], { marker: 2 })];
    const markup = renderToStaticMarkup(
      <LossChart width={640} height={420} {...data(lines, 10_000, { levels: [variance, closedForm] })} words={words} />,
    );
    await expect(drawn(markup)).toMatchFileSnapshot("__snapshots__/LossChart.svg");
  });

  it("tells the convex learner from the closed form by hue and by dashes, as a curve and as a level", () => {
    const level = { id: "level", role: "convex", name: "convex", value: 1e-3, note: "" } as const;
    const lines = [curve("convex", [6, 1, 1e-3], { stroke: "dashed", marker: 6 })];
    const markup = renderToStaticMarkup(<LossChart width={640} height={420} {...data(lines, 100, { levels: [level] })} words={words} />);
    expect(markup).toContain('class="loss-main loss-main-dashed"');
    expect(markup).toContain('class="loss-level loss-level-convex"');
    const { labels } = layOutLoss(data(lines, 100, { levels: [level, closedForm] }), 640, 420);
    expect(labels.filter(({ id }) => id === "level" || id === "closed").map(({ color }) => color)).toEqual([
      "var(--convex)",
      "var(--closed-form)",
    ]);
  });

  it("has an accessible name and a summary", () => {
    const markup = renderToStaticMarkup(<LossChart width={400} height={300} {...data([], 100)} words={words} />);
    expect(markup).toContain('aria-label="Loss"');
    expect(markup).toContain("One head is stuck.");
  });

  it("keeps labels apart when curves end at the same value", () => {
    const lines = Array.from({ length: 6 }, (_, i) => curve(`${i}`, [6, 1, 0.5]));
    const { labels } = layOutLoss(data(lines, 1000, { levels: [closedForm] }), 640, 420);
    const centres = labels.map(({ y }) => y).sort((a, b) => a - b);
    for (let i = 1; i < centres.length; i++) expect(centres[i] - centres[i - 1]).toBeGreaterThanOrEqual(31.9);
  });

  it("keeps labels above the numbers of the axis, of which the last is wide", () => {
    for (const height of [180, 300, 420])
      for (const count of [1, 3, 7]) {
        const lines = Array.from({ length: count }, (_, i) => curve(`${i}`, [6, 1e-9, 5e-29]));
        const { labels, area, twoLines } = layOutLoss(data(lines, 100_000, { levels: [closedForm] }), 640, height);
        const lowest = Math.max(...labels.map(({ y }) => y)) + (twoLines ? 12 : 4);
        // Numbers stand 17 pixels below the plot, and are 10 high.
        if (count * (twoLines ? 32 : 17) < height - 80) expect(lowest, `${count} in ${height}`).toBeLessThan(area.bottom + 7);
      }
  });

  it("leaves of a name what tells it from others where all of it has no room", () => {
    const names = (width: number) => layOutLoss(data([curve("16 heads, precision float32", [6, 1])]), width, 420).labels[0].lines;
    expect([names(640), names(292)]).toEqual([["16 heads, precision float32"], ["precision", "float32"]]);
  });

  it("writes names on as many lines as a telephone needs, and keeps labels apart by as much", () => {
    const level = { ...closedForm, name: "Geschlossene Lösung" };
    const { labels } = layOutLoss(data([curve("4 Köpfe", [6, 1e-20])], 1000, { levels: [level] }), 266, 340);
    expect(labels.map(({ lines }) => lines)).toEqual([["4 Köpfe"], ["Geschlossene", "Lösung"]]);
    expect(Math.abs(labels[0].y - labels[1].y)).toBeGreaterThanOrEqual(46);
  });

  it("breaks the name of a level that the plot is too narrow for, and holds all of it in the plot", () => {
    const level = { ...variance, name: "beste Anpassung durch lineare Attention" };
    const markup = renderToStaticMarkup(
      <LossChart width={266} height={340} {...data([curve("a", [6, 1])], 10, { levels: [level] })} words={words} />,
    );
    expect(markup).toContain(">durch lineare<");
    expect(markup).not.toContain(level.name.slice(0, 24));
  });

  it("shows errors of zero on a marked floor below the axis", () => {
    const { y, lines, area } = layOutLoss(data([curve("exact", [1, 0.1, 0])]), 640, 420);
    expect(y.floor).toBe(area.bottom);
    expect(lines[0].end?.y).toBe(area.bottom);
    expect(y.at(y.low)).toBeLessThan(area.bottom);
  });

  it("leaves a gap where an error is unknown", () => {
    const { lines } = layOutLoss(data([curve("gap", [1, 0.5, Number.NaN, 0.1, 0.05])], 10_000), 640, 420);
    expect(lines[0].mainPath.match(/M/g)).toHaveLength(2);
    expect(lines[0].mainPath).not.toContain("NaN");
  });

  it("draws the range of several seeds as a band around the median", () => {
    const band = { low: Float64Array.of(1, 0.1), high: Float64Array.of(4, 2) };
    const { lines, y } = layOutLoss(data([curve("seeds", [2, 0.5], { band })]), 640, 420);
    expect(lines[0].bandPath).toMatch(/^M.*Z$/);
    expect(y.low).toBeLessThanOrEqual(0.1);
  });

  it("begins the closed form where it was solved when the axis is time", () => {
    const timed = { ...closedForm, from: 10 };
    const { levels, area } = layOutLoss(data([], 1000, { levels: [timed] }), 640, 420);
    expect(levels[0].left).toBeGreaterThan(area.left);
  });

  it("draws theory dashed, up to where it ends", () => {
    const theory = { id: "theory", role: "theory", name: "theory", x: [16, 64, 256], main: [Number.NaN, 0.1, 0.01] } as const;
    const markup = renderToStaticMarkup(<LossChart width={400} height={300} {...data([], 256, { guides: [theory] })} words={words} />);
    expect(markup).toContain('class="loss-guide loss-guide-theory" d="M');
    expect(markup).not.toContain("NaN");
  });

  it("keeps infinite errors at the upper edge", () => {
    const { lines, area } = layOutLoss(data([curve("burst", [1, 10, Number.POSITIVE_INFINITY])]), 640, 420);
    expect(lines[0].end?.y).toBe(area.top);
  });
});

it("lets a curve that diverges leave at the top instead of pressing the others flat", () => {
  const sound = curve("sound", [10, 1, 0.1]);
  const burst = curve("burst", [10, 1e20, 1e48], { diverged: true });
  const { y, lines, area } = layOutLoss(data([sound, burst]), 640, 420);
  expect(y.ticks.at(-1)).toBe(1);
  expect(lines[1].end?.y).toBe(area.top);
});

it("reads an error as recorded at or before a step", () => {
  expect([0, 1, 5, 10, 99].map((step) => errorAt([1, 10], [6, 5], step))).toEqual([Number.NaN, 6, 6, 5, 5]);
});

it("marks curves where they are, however far apart their points are", () => {
  const main = Float64Array.from({ length: 30 }, (_, index) => 1 / (1 + index));
  const x = Float64Array.from(main, (_, index) => 15 * index);
  const { lines, x: across, y } = layOutLoss(data([{ ...curve("looks", [1]), x, main }], 450), 640, 420);
  const points = Array.from(main, (value, index) => `${Math.round(across.at(x[index]))} ${Math.round(y.at(value))}`);
  expect(lines[0].passes.length).toBeGreaterThan(1);
  for (const mark of lines[0].passes) expect(points).toContain(`${Math.round(mark.x)} ${Math.round(mark.y)}`);
});

it("writes the name of a mark on the side where no curve lies", () => {
  const x = Float64Array.of(1, 2, 4, 8, 16, 64);
  const falling = { ...curve("falls", [1]), x, main: Float64Array.of(1, 1, 1, 1e-31, 1e-31, 1e-31) };
  const rising = { ...curve("rises", [1]), x, main: Float64Array.of(1e-31, 1e-31, 1e-31, 1, 1, 1) };
  const markOf = (line: LossLine) =>
    layOutLoss(data([line], 64, { marks: [{ id: "psi", name: "N = ψ = 6, all features", x: 6 }] }), 640, 420).marks[0];
  expect(markOf(falling).before).toBe(true);
  expect(markOf(rising).before).toBe(false);
});

it("writes the name of a mark within a narrow plot, beyond it by little, or not at all", () => {
  const flat = { ...curve("a", [1]), x: Float64Array.of(1, 64), main: Float64Array.of(1, 1) };
  const markOf = (name: string, at: number, width: number) =>
    layOutLoss(data([flat], 64, { marks: [{ id: "mark", name, x: at }] }), width, 340).marks[0];
  expect(markOf("N = ψ = 40", 40, 266)).toMatchObject({ name: "N = ψ = 40", before: true });
  expect(markOf("carried states from 22", 8, 266)).toMatchObject({ name: "" });
  expect(markOf("carried states from 22", 8, 640)).toMatchObject({ name: "carried states from 22" });
});

it("writes no name of a level over the title", () => {
  const level: LossLevel = { id: "top", role: "reference", name: "the most similar image", value: 10, note: "" };
  const levelOf = (title: readonly string[]) =>
    layOutLoss(data([curve("a", [6, 0.01])], 10, { levels: [level] }), 366, 340, title).levels[0];
  const [short, long] = [["nats"], ["share of right answers on 128 unseen", "sequences; line: mean of the seeds"]].map(levelOf);
  expect(short.nameAt).toBeLessThan(short.y);
  expect(long.nameAt).toBeGreaterThan(long.y);
});

it("writes no name of a level over another", () => {
  const reference = (name: string, value: number): LossLevel => ({ id: name, role: "reference", name, value, note: "" });
  const named = [
    reference("both neighbours", 0.185),
    reference("both neighbours, sides unknown", 0.2),
    reference("how often each occurs", 0.23),
  ];
  const { levels, area } = layOutLoss(data([curve("a", [6, 0.01])], 10, { levels: named }), 266, 340);
  const rows = levels.flatMap(({ name, nameAt }) =>
    wrapped(name, area.right - area.left - noteMargin).map((_, line) => nameAt + line * labelLine),
  );
  expect(rows.length).toBeGreaterThan(3);
  const sorted = rows.toSorted((one, other) => one - other);
  for (let row = 1; row < sorted.length; row++) expect(sorted[row] - sorted[row - 1]).toBeGreaterThanOrEqual(labelLine);
});

it("names guides and marks where no curve and no other name lies, as long as there is such a place", () => {
  const x = Array.from({ length: 20 }, (_, index) => 16 * 1.6 ** index);
  const power = (factor: number, degree: number) => x.map((length) => factor * length ** degree);
  const [full, recurrent] = [curve("full", power(30, 2)), curve("recurrent", power(500, 1))].map((line) => ({ ...line, x }));
  const theory = { id: "sums", role: "theory", name: "two sums, no recurrence", x, main: power(250, 1) } as const;
  const marks = [
    { id: "run", name: "this run: 16", x: 16 },
    { id: "from", name: "recurrent from 17", x: 17 },
    { id: "states", name: "carried states from 22", x: 22 },
  ];
  const made = layOutLoss(
    { ...data([full, recurrent], 131_072), guides: [theory], marks, axis: { scale: "log", low: 16, high: 131_072 } },
    640,
    260,
  );
  const written = (words: string, at: number, anchor: "start" | "end", base: number) => {
    const width = 6.5 * words.length;
    return { left: anchor === "start" ? at : at - width, right: anchor === "start" ? at + width : at, top: base - 11, bottom: base + 3 };
  };
  const named = made.guides[0].named!;
  const boxes = [
    written(theory.name, named.x, named.anchor, named.y),
    ...made.marks.map(({ name, at, before, row }) =>
      written(name, before ? at - 5 : at + 5, before ? "end" : "start", made.area.bottom - 7 - row * labelLine),
    ),
  ];
  const over = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  expect(boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => over(one, other)))).toEqual([]);
  for (const { main } of [full, recurrent, theory])
    for (const [index, length] of x.entries()) {
      const [column, height] = [made.x.at(length), made.y.at(main[index])];
      for (const { left, right, top, bottom } of boxes)
        expect(column > left && column < right && height > top && height < bottom).toBe(false);
    }
});
