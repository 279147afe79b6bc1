import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DifferencesChart } from "./DifferencesChart";

it("writes a long name on as many lines as it needs, and cuts none", () => {
  const name = "LION-D (split heads), unchanged";
  const differences = ["a", "b", "c", "d"].map((id) => ({
    id,
    name: id === "a" ? name : id,
    value: 0.1,
    exact: false,
    note: null,
    chosen: false,
  }));
  for (const width of [420, 330]) {
    const html = renderToStaticMarkup(
      <DifferencesChart width={width} height={260} differences={differences} words={{ name: "", summary: "", across: "difference" }} />,
    );
    const [first] = [...html.matchAll(/<text class="difference-name"[^>]*>(.*?)<[/]text>/g)].map(([, inner]) => inner);
    const lines = [...first.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, said]) => said);
    expect(lines.join(" ")).toBe(name);
    expect(html).not.toContain("…");
  }
});
