import { describe, expect, it } from "vitest";
import { presets } from "../../document/presets";
import { experimentOf } from "../../engine/testing";
import { askedOf, drawnKey, listedDrawing } from "./asked";
import { isShort, operationsOf } from "./work";

const task = { kind: "random-attention", d: 4, n: 8 };
const askedFor = (fields: object, changes: object = {}) =>
  askedOf(experimentOf({ task: { ...task, ...fields }, learners: [], ...changes }), null);
const work = (...of: Parameters<typeof askedFor>) => operationsOf(askedFor(...of), listedDrawing(askedFor(...of)));

describe("the work of data sets", () => {
  it("grows with the dimension, the tokens, the prefixes and a reference sample", () => {
    for (const fields of [{ d: 5 }, { n: 64 }, { supervision: "causal" }, { teacher: "softmax" }])
      expect(work(fields)).toBeGreaterThan(work({}));
  });

  it("is short for the usual question in four dimensions, and neither with many features, long sequences nor many traces", () => {
    const short = (asked: ReturnType<typeof askedFor>) => isShort(asked, listedDrawing(asked));
    expect(short(askedFor({}))).toBe(true);
    expect(short(askedFor({ teacher: "softmax" }))).toBe(true);
    for (const fields of [{ d: 8 }, { n: 128, teacher: "softmax" }]) expect(short(askedFor(fields))).toBe(false);
    expect(short(askedOf(experimentOf({ task: { kind: "automaton" }, learners: [] }), null))).toBe(false);
  });

  it("has a rule that answers for about half of the presets", () => {
    const short = presets.filter(({ document }) => {
      const asked = askedOf(document, null);
      return asked.problem === null && isShort(asked, listedDrawing(asked));
    });
    expect(short.length).toBeGreaterThan(12);
    expect(short.length).toBeLessThan(presets.length);
  });
});

describe("the key of data sets", () => {
  const keyOf = (fields: object, samples: readonly number[]) => {
    const sampleComplexity = { samples: [10, ...samples], draws: 20, epsilon: 0.1, delta: 0.1 };
    return drawnKey(askedFor(fields, { sampleComplexity }), { samples: [10], first: 0, draws: 20 });
  };

  it("has the size of the reference sample, where the best layer is fitted to one", () => {
    for (const fields of [{ teacher: "softmax" }, { inputLaw: "sphere" }]) expect(keyOf(fields, [100])).not.toBe(keyOf(fields, [200]));
    expect(keyOf({}, [100])).toBe(keyOf({}, [200]));
  });
});
