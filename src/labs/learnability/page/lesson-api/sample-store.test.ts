import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attentionOf, dimension, length, stepsOf } from "./one-sample";
import { openSample } from "./sample-store";

const numbers = (count: number) => fc.array(fc.integer({ min: -9, max: 9 }), { minLength: count, maxLength: count });

describe("the sample of a lesson in the attention panel", () => {
  it("has the scores of the last token in its last column, whatever the numbers", () => {
    fc.assert(
      fc.property(
        fc.record({ Z: numbers(dimension * length), Q: numbers(dimension * dimension), V: numbers(dimension * dimension) }),
        (sample) => {
          const column = [...attentionOf(sample)].filter((_, at) => at % length === length - 1);
          expect(column).toEqual([...stepsOf(sample).scores]);
        },
      ),
    );
  });

  it("stands there while some place of the text that shows it is in sight", () => {
    const sample = openSample();
    expect(sample.inPanel.getState()).toBe(false);
    const [above, below] = [{}, {}];
    sample.seen(above, true);
    sample.seen(below, true);
    sample.seen(above, false);
    expect(sample.inPanel.getState()).toBe(true);
    sample.seen(below, false);
    expect(sample.inPanel.getState()).toBe(false);
  });

  it("gives way to what a word points at, until the text has gone on or a number is changed", () => {
    const sample = openSample();
    const [above, below] = [{}, {}];
    sample.seen(above, true);
    sample.pointedAt("attention", null);
    expect(sample.inPanel.getState()).toBe(false);
    sample.seen(above, true);
    expect(sample.inPanel.getState()).toBe(false);
    sample.setNumber("Z", 0, 5);
    expect(sample.inPanel.getState()).toBe(true);
    sample.pointedAt("attention", null);
    sample.seen(below, true);
    expect(sample.inPanel.getState()).toBe(false);
    sample.seen(above, false);
    expect(sample.inPanel.getState()).toBe(true);
    sample.pointedAt("attention", null);
    sample.pointedAt("loss", null);
    expect(sample.inPanel.getState()).toBe(false);
    sample.pointedAt("attention", "sample");
    expect(sample.inPanel.getState()).toBe(true);
  });

  it("gives way between two places too, until the next comes into sight", () => {
    const sample = openSample();
    sample.pointedAt("attention", "sample");
    sample.pointedAt("attention", null);
    expect(sample.inPanel.getState()).toBe(false);
    sample.seen({}, true);
    expect(sample.inPanel.getState()).toBe(true);
  });
});
