import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { index, oneOf, unlessNull, viewOf } from "./view-codec";

const view = viewOf({
  scale: oneOf(["log", "linear", "0.3"], "log"),
  learner: unlessNull(index(99)),
  tab: unlessNull(oneOf(["table", "text"], "table")),
});

const values = fc.record({
  scale: fc.constantFrom("log" as const, "linear" as const, "0.3" as const),
  learner: fc.option(fc.nat({ max: 99 })),
  tab: fc.option(fc.constantFrom("table" as const, "text" as const)),
});

describe("the view of a panel, as it travels", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(view.read(view.write(value))).toEqual(value);
      }),
    );
  });

  it("says nothing of what is shown first", () => {
    expect(view.write(view.first)).toBe("");
    expect(view.write({ ...view.first, learner: 3, scale: "0.3" })).toBe("scale.0.3_learner.3");
  });

  it("is written in letters, digits, points, hyphens and underscores", () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(view.write(value)).toMatch(/^[a-z0-9._-]{0,160}$/);
      }),
    );
  });

  it("takes what is not understood for not said", () => {
    expect(view.read("learner.1000_scale.cubic_tab_zoom.3_constructor.x")).toEqual(view.first);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(view.write(view.read(text)).length).toBeLessThanOrEqual(160);
      }),
    );
  });
});
