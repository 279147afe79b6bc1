import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawn } from "../../../../platform/charts/drawn-testing";
import { PointChart, type PointWords } from "./PointChart";
import { layOutPoint, type PointRow } from "./point-layout";

const words: PointWords = {
  name: "Certificate",
  summary: "Not certified.",
  gauge: "share outside the span",
  certified: "certified",
  free: "not seen",
  threshold: "threshold 1e-5",
  rows: "squared difference",
  across: "marker: what it is",
  none: "no learner has a function yet",
  numbers: (difference, bound) => [`is ${difference}`, `at most ${bound}`],
  loose: (bound) => `looser ${bound}`,
};

function row(id: string, difference: number, bound: number, loose = Number.POSITIVE_INFINITY): PointRow {
  return { id, name: id, color: "teal", textColor: "teal", marker: 1, note: "excess risk 3e-9", difference, bound, loose, noisy: null };
}

function draw(share: number, rows: readonly PointRow[], width = 800): string {
  return renderToStaticMarkup(<PointChart width={width} height={400} share={share} threshold={1e-5} rows={rows} words={words} />);
}

const learners = [row("closed form", 0, 0), row("4 heads", 2e-10, 3e-8), row("16 heads", 0.5, Number.POSITIVE_INFINITY)];

describe("the certificate of a sample", () => {
  it("draws the same markup for the same data", async () => {
    await expect(drawn(draw(0.23, learners))).toMatchFileSnapshot("__snapshots__/PointChart.svg");
  });

  it("holds shares between the least that float64 tells from none and one", () => {
    const at = (share: number) => layOutPoint(share, 1e-5, [], 800, 400);
    const { gauge } = at(0);
    expect([at(0).sharePlace, at(1e-20).sharePlace, at(1).sharePlace]).toEqual([gauge.left, gauge.left, gauge.right]);
    expect(at(1e-6).sharePlace).toBeLessThan(at(1e-6).thresholdPlace);
    expect(at(1e-4).sharePlace).toBeGreaterThan(at(1e-4).thresholdPlace);
  });

  it("places no learner to the right of its bound", () => {
    const { rows } = layOutPoint(0, 1e-5, [row("a", 1e-12, 1e-11), row("b", 5, 5), row("c", 0, 2)], 800, 400);
    for (const { at, boundAt } of rows) expect(at).toBeLessThanOrEqual(boundAt ?? 0);
  });

  it("draws a looser bound as a ring at or right of the tick, within the plot, and writes it where there is room", () => {
    const loose = row("4 heads", 2e-10, 3e-8, 6e-5);
    const layout = layOutPoint(0, 1e-5, [loose], 800, 400);
    const [{ boundAt, looseAt }] = layout.rows;
    expect(looseAt).toBeGreaterThan(boundAt ?? 0);
    expect(looseAt).toBeLessThan(layout.area.right);
    expect(draw(0, [loose])).toContain("looser 0.00006");
    expect(draw(0, [loose, loose, loose, loose, loose, loose])).not.toContain("looser");
    expect(draw(0, learners)).not.toContain("point-loose");
  });

  it("draws the bound for noisy labels as a square where there is one, and writes both", () => {
    const noisy = (value: number | null) => ({ ...row("4 heads", 2e-10, 3e-8, 6e-5), noisy: value });
    expect(layOutPoint(0, 1e-5, [noisy(4e2)], 800, 400).rows[0].noisyAt).toBeGreaterThan(
      layOutPoint(0, 1e-5, [noisy(4e2)], 800, 400).rows[0].looseAt ?? 0,
    );
    for (const none of [null, 0, Number.POSITIVE_INFINITY])
      expect(layOutPoint(0, 1e-5, [noisy(none)], 800, 400).rows[0].noisyAt).toBeNull();
    expect(draw(0, [noisy(4e2)])).toContain('<rect class="point-loose"');
  });

  it("has no place for a bound that is infinite", () => {
    expect(layOutPoint(0.5, 1e-5, learners, 800, 400).rows.map(({ boundAt }) => boundAt === null)).toEqual([false, false, true]);
  });

  it("writes a note over the plot where its lines would lie over the next row", () => {
    const noted = { ...row("4 Köpfe", 2e-10, 3e-8), note: "Überschussrisiko 0,00180" };
    const layOut = (count: number) =>
      layOutPoint(
        0,
        1e-5,
        Array.from({ length: count }, () => noted),
        280,
        400,
      );
    const [few, many] = [layOut(2), layOut(6)];
    expect([few.twoLines, many.twoLines]).toEqual([true, true]);
    expect([few.noteRoom, many.noteRoom]).toEqual([few.area.left, many.area.right]);
  });

  it("leaves out the numbers where there is no room for them", () => {
    expect(draw(0.23, learners)).toContain("at most 3e-8");
    expect(draw(0.23, learners, 340)).not.toContain("at most 3e-8");
  });

  it("draws the gauge alone without learners", () => {
    expect(draw(0, [])).not.toContain("NaN");
    expect(draw(0, [])).not.toContain("squared difference");
    expect(draw(0, [])).toContain("no learner has a function yet");
  });

  it("keeps eight learners within the chart", () => {
    const rows = Array.from({ length: 8 }, (_, index) => row(`${index}`, 1, 10));
    const layout = layOutPoint(0, 1e-5, rows, 800, 360);
    expect(layout.area.bottom).toBeLessThanOrEqual(360 - 38);
    expect(layout.twoLines).toBe(false);
  });
});
