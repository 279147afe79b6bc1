import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { UnrolledChart } from "./UnrolledChart";

it("has a frame for every state, and numbers below those that are drawn", () => {
  const states = [0, 1, 2].map((at) => Float64Array.from({ length: 4 }, (_, k) => k + at));
  const html = renderToStaticMarkup(
    <UnrolledChart
      width={600}
      height={300}
      rows={2}
      columns={2}
      hole={{ rows: 1, columns: 1 }}
      carried={[{ name: "network", note: "", color: "red", states }]}
      titles={["matrix", "layer 1", "layer 2"]}
      shown={2}
      feet={[{ name: "difference", values: ["0", "11", "22"] }]}
      theme="light"
      words={{ name: "chart", summary: "summary" }}
    />,
  );
  expect(html.match(/block-frame/g)).toHaveLength(3);
  expect(html).toContain(">11<");
  expect(html).not.toContain(">22<");
});
