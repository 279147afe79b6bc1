import { describe, expect, it } from "vitest";
import { lessonsText } from "../ui/lessons-text";
import { goals, type Wanted } from "./goals";
import { measures } from "./measures";
import { firstSample } from "./sample/one-sample";
import { experimentOf, momentAfter, momentBefore } from "./testing";

const random = (task: object, learners: readonly object[] = [{ kind: "closed-form" }]) =>
  experimentOf({ task: { kind: "random-attention", d: 4, n: 8, heads: 2, shifts: [], testSamples: 200, ...task }, learners });

describe("the goal of a nullity", () => {
  const twelve: Wanted = { nullity: 12 };

  it("is reached by 28 samples of 40 features, one direction each", () => {
    const reached = goals.nullity(momentAfter(random({ samples: 28 })), twelve);
    expect(reached).toEqual({ way: "few", figures: { nullity: 12, rank: 28, psi: 40, samples: 28 } });
    expect(lessonsText.goals.nullity(reached!)).toContain("28 samples see 28 of the 40 directions");
  });

  it("is reached by any number of random signs, which hide twelve directions", () => {
    const reached = goals.nullity(momentAfter(random({ samples: 500, inputLaw: "rademacher" })), twelve);
    expect(reached).toMatchObject({ way: "blind", figures: { rank: 28, samples: 500 } });
    expect(lessonsText.goals.nullity(reached!)).toContain("more samples will not help");
  });

  it("is not reached by 27 samples, nor before the data have been seen", () => {
    expect(goals.nullity(momentAfter(random({ samples: 27 })), twelve)).toBeNull();
    expect(goals.nullity(momentBefore(random({ samples: 28 })), twelve)).toBeNull();
  });
});

describe("the goal of the same answer", () => {
  const at = (Z: readonly number[], others: object = {}) =>
    goals["same-answer"](momentBefore(random({}), { ...firstSample, Z, ...others }), {});

  it("is reached by turning a token round, or by two tokens that change places, since G stays", () => {
    expect(at([-2, 1, 1, -1, -1, 1])).toEqual({ way: "same-products", figures: { changed: 2 } });
    expect(at([1, 2, 1, -1, 1, 1])).toEqual({ way: "same-products", figures: { changed: 4 } });
  });

  it("is not reached by the first numbers, by one change, by another answer, or by another V", () => {
    expect(at(firstSample.Z)).toBeNull();
    expect(at([2, 1, 1, 1, -1, 2])).toBeNull();
    expect(at([4, 2, 1, 2, -2, 1])).toBeNull();
    expect(at([-2, 1, 1, -1, -1, 1], { V: [1, 1, 0, 2] })).toBeNull();
  });
});

describe("the goal of an exact learner in spite of noise", () => {
  const wanted = { below: 0.01, above: 0.5 };

  it("is reached by many samples, and not by few, nor by taking the noise away", () => {
    const reached = goals["exact-in-noise"](momentAfter(random({ samples: 2048, noise: 0.5 })), wanted);
    expect(reached).toMatchObject({ way: "many", figures: { noise: 0.5, samples: 2048 } });
    expect(goals["exact-in-noise"](momentAfter(random({ samples: 200, noise: 0.5 })), wanted)).toBeNull();
    expect(goals["exact-in-noise"](momentAfter(random({ samples: 200, noise: 0 })), wanted)).toBeNull();
  });
});

describe("the goal of few heads", () => {
  const wanted = { below: 1e-6, heads: 4 };
  const trained = (learner: object) =>
    momentAfter(random({ heads: 4, samples: 512 }, [{ kind: "gradient", steps: 10_000, rate: 0.003, schedule: "cosine", ...learner }]));

  it("is reached with patience, or from a fortunate start", () => {
    const patience = goals["few-heads"](trained({ heads: 4, steps: 40_000 }), wanted);
    expect(patience).toMatchObject({ way: "patience", figures: { heads: 4, steps: 40_000 } });
    expect(lessonsText.goals["few-heads"](patience!)).toContain("4 heads got to");
    expect(goals["few-heads"](trained({ heads: 4, rate: 0.01, seed: 7 }), wanted)).toMatchObject({ way: "fortune", figures: { seed: 7 } });
  });

  it("is not reached by more heads, by a larger error, or by a learner of another kind", () => {
    expect(goals["few-heads"](trained({ heads: 16 }), wanted)).toBeNull();
    expect(goals["few-heads"](trained({ heads: 4 }), wanted)).toBeNull();
    expect(goals["few-heads"](momentAfter(random({ samples: 64 })), wanted)).toBeNull();
  });
});

describe("measures", () => {
  const moment = momentAfter(
    random({ samples: 64, shifts: [{ kind: "length", n: 16 }] }, [{ kind: "closed-form" }, { kind: "gradient", heads: 2, steps: 50 }]),
  );

  it("read what the run has reported", () => {
    expect(measures.features.read(moment, {})).toBe(40);
    expect(measures.rank.read(moment, {})).toBe(40);
    expect(measures.nullity.read(moment, {})).toBe(0);
    expect(measures["samples-until-exact"].read(moment, {})).toBe(64);
    expect(measures["best-heads"].read(moment, {})).toBe(2);
    expect(measures["error-ratio"].read(moment, { learner: 1, other: 0 })).toBeGreaterThan(1e6);
    expect(measures["shifted-error"].read(moment, { shift: 0 })).toBeLessThan(1e-20);
    expect(measures["heads-found"].read(moment, {})).toBe(16);
  });

  it("answer nothing for learners and test sets that there are not", () => {
    expect(measures["test-error"].read(moment, { learner: 5 })).toBeNull();
    expect(measures["shifted-error"].read(moment, { shift: 5 })).toBeNull();
    expect(measures["heads-found"].read(moment, { learner: 1 })).toBeNull();
  });
});
