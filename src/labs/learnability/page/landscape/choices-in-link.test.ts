import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPageView, wholePage, writePageView } from "../../../../platform/state/page-view";
import { choicesOf, type LinkedChoices, wordsOf } from "./choices-in-link";
import { firstChoices } from "./moment";

const learner = fc.nat(7).map((index) => `learner-${index}` as const);
const direction = fc.oneof(fc.constantFrom("path", "teacher", "sharpest", "downhill", "random"), learner);
const choices: fc.Arbitrary<LinkedChoices> = fc.record({
  view: fc.constantFrom("maps", "between"),
  learner: fc.option(fc.nat(7)),
  origin: fc.constantFrom("start", "end"),
  first: fc.option(direction),
  second: direction,
  zoom: fc.constantFrom("0.1", "0.3", "1", "2", "5"),
  other: fc.option(fc.oneof(fc.constant("teacher" as const), learner)),
}) as fc.Arbitrary<LinkedChoices>;

describe("the choices of the landscape in an address", () => {
  it("are read back as they were made", () => {
    fc.assert(
      fc.property(choices, (made) => {
        const address = writePageView({ ...wholePage, landscape: wordsOf(made) });
        expect(choicesOf(readPageView(address).landscape)).toEqual(made);
      }),
    );
  });

  it("take no room while they are the first ones, and no escapes otherwise", () => {
    expect(wordsOf(firstChoices)).toBeNull();
    const words = wordsOf({ ...firstChoices, learner: 2, origin: "start", first: "sharpest", zoom: "0.3" });
    expect(writePageView({ ...wholePage, landscape: words })).toBe("?landscape=of-2_start_first-sharpest_zoom-0.3");
  });

  it("say nothing where they are not understood", () => {
    const { stopped: _, ...first } = firstChoices;
    expect(choicesOf("between_zoom-7_first-nowhere_of-x_second-learner-")).toEqual({ ...first, view: "between" });
    expect(choicesOf("zoom-constructor")).toEqual(first);
    expect(choicesOf("")).toEqual(first);
  });
});
