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
  equal: (digits: number | null) => (digits === null ? "equal" : `equal to ${digits} digits`),
};

/** The chart of a solver that misses every entry of D by so much. */
function htmlOf(miss: number, width = 400): string {
  const values = truth.map((value) => value + miss);
  const completions = [{ id: "0", name: "EAGLE", color: "red", note: "error 0", short: "0", values }];
  return renderToStaticMarkup(
    <CompletionChart width={width} height={300} rows={4} columns={4} truth={truth} completions={completions} theme="light" words={words} />,
  );
}

function saidOf(miss: number, width?: number): readonly string[] {
  return [...htmlOf(miss, width).matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, said]) => said);
}

describe("the difference of an estimate from the true block", () => {
  it("is words below 1 % of the scale, without a frame", () => {
    const framesOf = (html: string) => html.match(/block-frame/g)?.length;
    const scale = Math.max(...truth.map(Math.abs));
    expect(saidOf(1.5e-12 * scale)).toContain("equal to 11 digits");
    expect(saidOf(0.0099 * scale)).toContain("equal to 2 digits");
    expect(saidOf(0)).toContain("equal");
    expect([0, 0.0101 * scale].map((miss) => framesOf(htmlOf(miss)))).toEqual([2, 3]);
    // Little room has the words in as few lines as hold them, or a sign alone.
    const narrow = saidOf(1.5e-12 * scale, 174);
    expect(narrow).toEqual(expect.arrayContaining(["equal to 11", "digits"]));
    expect(narrow.join(" ")).toContain("equal to 11 digits");
    expect(saidOf(1.5e-12 * scale, 24)).toContain("=");
  });

  it("is drawn above, and where it is no number", () => {
    for (const miss of [0.1, Number.NaN]) expect(saidOf(miss).join(" ")).not.toMatch(/equal/);
  });
});
