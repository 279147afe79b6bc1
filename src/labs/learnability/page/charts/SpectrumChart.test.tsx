import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { placeTicks } from "../../../../platform/charts/Axes";
import { drawn } from "../../../../platform/charts/drawn-testing";
import { SpectrumChart, type SpectrumWords } from "./SpectrumChart";

const words: SpectrumWords = {
  name: "Eigenvalues",
  summary: "Two directions are free.",
  order: "eigenvalue, largest first",
  noise: "float64 noise floor",
  rank: (rank) => `rank ${rank}`,
  free: (count) => `${count} free`,
  read: "Read an eigenvalue",
  eigenvalue: (place) => `eigenvalue ${place}`,
  seen: "seen",
  hidden: "free",
  zero: "structurally zero",
  zeros: (count) => `${count} structurally zero`,
  clearance: (smallest, decades) => [`λ ${smallest}`, `${decades} decades`],
  floor: "≤ 0",
};

function draw(eigenvalues: readonly number[], rank: number, count = eigenvalues.length, width = 400, zeros = 0): string {
  return renderToStaticMarkup(
    <SpectrumChart
      width={width}
      height={300}
      eigenvalues={eigenvalues}
      count={count}
      zeros={zeros}
      rank={rank}
      noiseFloor={1e-13}
      words={words}
    />,
  );
}

function dots(markup: string, name: string): number {
  return (new RegExp(`class="${name}" d="([^"]*)"`).exec(markup)?.[1].match(/M/g) ?? []).length;
}

describe("the spectrum chart", () => {
  it("draws the same markup for the same data", async () => {
    await expect(drawn(draw([-1e-17, 2e-16, 0.5, 3, 20], 3))).toMatchFileSnapshot("__snapshots__/SpectrumChart.svg");
  });

  it("draws one dot per eigenvalue, filled up to the rank and hollow beyond it", () => {
    const markup = draw([0, 1e-16, 0.5, 3, 20], 3);
    expect([dots(markup, "spectrum-seen"), dots(markup, "spectrum-free")]).toEqual([3, 2]);
    expect(markup).toContain("rank 3");
    expect(markup).toContain("2 free");
  });

  it("draws structurally zero features as ticks, apart from undetermined directions", () => {
    const whole = draw([0, 0, 0.5, 3, 20], 3, 5, 400, 2);
    expect([dots(whole, "spectrum-seen"), dots(whole, "spectrum-free"), dots(whole, "spectrum-zero")]).toEqual([3, 0, 2]);
    expect(whole).toContain("2 structurally zero");
    const part = draw([0, 0, 1e-16, 3, 20], 2, 5, 400, 2);
    expect([dots(part, "spectrum-seen"), dots(part, "spectrum-free"), dots(part, "spectrum-zero")]).toEqual([2, 1, 2]);
    expect(part).toContain("1 free");
  });

  it("draws a quarter of a million exact zeros as one row that is as long as they are many", () => {
    const markup = draw([0.5, 3, 20], 3, 250_000);
    expect(markup).toContain("249\u202f997 free");
    expect(dots(markup, "spectrum-free")).toBeLessThan(1000);
    expect(markup.length).toBeLessThan(50_000);
  });

  it("says nothing of free directions when there are none", () => {
    const markup = draw([0.5, 3, 20], 3);
    expect(markup).not.toContain("free<");
    expect(markup).toContain("rank 3");
  });

  it("marks a floor for exact zeros", () => {
    expect(draw([0, 1], 1)).toContain("≤ 0");
    expect(draw([0.5, 1], 2)).not.toContain("≤ 0");
  });

  it("leaves out numbers of places that would run into each other on a telephone", () => {
    const places = (markup: string) => [...markup.matchAll(/y="279"[^>]*>([\d\u202f]+)</g)].map(([, number]) => number);
    expect(places(draw([0.5, 3, 20], 3, 535_806, 700))).toEqual([
      "1",
      "10",
      "100",
      "1\u202f000",
      "10\u202f000",
      "100\u202f000",
      "535\u202f806",
    ]);
    expect(places(draw([0.5, 3, 20], 3, 535_806, 266))).toEqual(["1", "100", "10\u202f000", "535\u202f806"]);
  });

  it("draws before there are data", () => {
    expect(draw([], 0)).not.toContain("NaN");
  });
});

it("puts ticks on round places and both ends", () => {
  expect(placeTicks(288)).toEqual([1, 100, 200, 288]);
  expect(placeTicks(40)).toEqual([1, 10, 20, 30, 40]);
  expect(placeTicks(6)).toEqual([1, 2, 4, 6]);
  expect(placeTicks(1)).toEqual([1]);
  expect(placeTicks(3)).toEqual([1, 2, 3]);
  expect(placeTicks(535_806)).toEqual([1, 200_000, 400_000, 535_806]);
});
