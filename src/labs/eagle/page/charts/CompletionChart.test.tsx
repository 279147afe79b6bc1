import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CompletionChart } from "./CompletionChart";

const truth = Float64Array.from({ length: 16 }, (_, at) => Math.sin(at + 1));
const words = {
  name: "chart",
  summary: "summary",
  truth: "True D",
  truthNote: "hidden",
  difference: "filled minus true",
  rounding: "0 within rounding",
  small: (size: number) => `up to about ${size.toExponential(0)}`,
};

/** Words of the chart of a solver that misses every entry of D by so much. */
function saidOf(miss: number, width = 400): readonly string[] {
  const values = truth.map((value) => value + miss);
  const completions = [{ id: "0", name: "EAGLE", color: "red", note: "error 0", short: "0", values }];
  const html = renderToStaticMarkup(
    <CompletionChart width={width} height={300} rows={4} columns={4} truth={truth} completions={completions} theme="light" words={words} />,
  );
  return [...html.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, said]) => said);
}

describe("what a solver leaves to the true block", () => {
  it("is said where it has no colour: nothing but rounding, or how small it is", () => {
    expect(saidOf(1e-15)).toContain("0 within rounding");
    expect(saidOf(1e-6)).toContain("up to about 1e-6");
    // Narrow boxes have the words below each other, or a zero alone.
    expect(saidOf(1e-15, 160).join(" ")).toContain("0 within rounding");
    expect(saidOf(1e-15, 70)).toContain("0");
  });

  it("is seen where it has one, and nothing is said of what is no number", () => {
    for (const miss of [0.1, Number.NaN]) expect(saidOf(miss).join(" ")).not.toMatch(/rounding|up to/);
  });
});
