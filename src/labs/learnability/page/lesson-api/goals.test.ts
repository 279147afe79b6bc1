import { describe, expect, it } from "vitest";
import { goals, type Wanted } from "./goals";
import { measures } from "./measures";
import { firstSample } from "./one-sample";
import { experimentOf, momentAfter, momentBefore } from "./testing";
import { lessonApiText } from "./words";

const random = (task: object, learners: readonly object[] = [{ kind: "closed-form" }]) =>
  experimentOf({ task: { kind: "random-attention", d: 4, n: 8, heads: 2, shifts: [], testSamples: 200, ...task }, learners });

describe("the goal of a nullity", () => {
  const twelve: Wanted = { nullity: 12 };

  it("is reached by 28 samples of 40 features, one direction each", () => {
    const reached = goals.nullity(momentAfter(random({ samples: 28 })), twelve);
    expect(reached).toEqual({ way: "few", figures: { nullity: 12, rank: 28, psi: 40, samples: 28 } });
  });

  it("is reached by any number of random signs, which hide twelve directions", () => {
    const reached = goals.nullity(momentAfter(random({ samples: 500, inputLaw: "rademacher" })), twelve);
    expect(reached).toMatchObject({ way: "blind", figures: { rank: 28, samples: 500 } });
    const fewer = goals.nullity(momentAfter(random({ samples: 36, inputLaw: "rademacher" })), twelve);
    expect(lessonApiText.goals.nullity(fewer!)).toContain("36 samples span only 28 of the 40 directions");
  });

  it("is not reached by 27 samples, nor before the data have been seen", () => {
    expect(goals.nullity(momentAfter(random({ samples: 27 })), twelve)).toBeNull();
    expect(goals.nullity(momentBefore(random({ samples: 28 })), twelve)).toBeNull();
  });
});

describe("the goal of the same answer", () => {
  const at = (Z: readonly number[], others: object = {}) =>
    goals["same-answer"](momentBefore(random({}), { ...firstSample, Z, ...others }));

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

describe("the goal of few samples for a tolerance", () => {
  const sampleComplexity = { samples: [100, 200, 400, 800], draws: 40, epsilon: 0.0125, delta: 0.05 };
  const at = (task: object) => experimentOf({ ...random({ samples: 100, output: "scalar", ...task }, []), sampleComplexity } as never);
  const wanted: Wanted = { least: 40, most: 450, above: 0.2, epsilon: 0.0125 };

  it("is reached by half the noise, and not by none of it, nor by fewer features", () => {
    const reached = goals["few-needed"](momentAfter(at({ noise: 0.25 })), wanted);
    expect(reached).toMatchObject({ way: "noise", figures: { noise: 0.25, epsilon: 0.0125 } });
    expect(goals["few-needed"](momentAfter(at({ noise: 0.5 })), wanted)).toBeNull();
    expect(goals["few-needed"](momentAfter(at({ noise: 0 })), wanted)).toBeNull();
    expect(goals["few-needed"](momentAfter(at({ noise: 0.25, d: 2 })), wanted)).toBeNull();
    expect(goals["few-needed"](momentBefore(at({ noise: 0.25 })), wanted)).toBeNull();
  });
});

describe("the goal of few heads", () => {
  const wanted = { below: 1e-6, heads: 4 };
  const trained = (learner: object) =>
    momentAfter(random({ heads: 4, samples: 512 }, [{ kind: "gradient", steps: 10_000, rate: 0.003, schedule: "cosine", ...learner }]));

  it("is reached with patience, or from a fortunate start", () => {
    const patience = goals["few-heads"](trained({ heads: 4, steps: 40_000 }), wanted);
    expect(patience).toMatchObject({ way: "patience", figures: { heads: 4, steps: 40_000 } });
    expect(goals["few-heads"](trained({ heads: 4, rate: 0.01, seed: 7 }), wanted)).toMatchObject({ way: "fortune", figures: { seed: 7 } });
  });

  it("is not reached by more heads, by a larger error, or by a learner of another kind", () => {
    expect(goals["few-heads"](trained({ heads: 16 }), wanted)).toBeNull();
    expect(goals["few-heads"](trained({ heads: 4 }), wanted)).toBeNull();
    expect(goals["few-heads"](trained({ heads: 4, steps: 40_000 }), { ...wanted, rate: 0.001 })).toBeNull();
    expect(goals["few-heads"](momentAfter(random({ samples: 64 })), wanted)).toBeNull();
  });
});

describe("the goal of hidden directions", () => {
  const twenty: Wanted = { nullity: 20 };

  it("is reached by sequences of one token, or by signs of five numbers", () => {
    const short = goals["hidden-directions"](momentAfter(random({ samples: 100, n: 1 })), twenty);
    expect(short).toEqual({ way: "short", figures: { nullity: 20, psi: 40, samples: 100 } });
    const law = goals["hidden-directions"](momentAfter(random({ samples: 300, d: 5, inputLaw: "rademacher" })), twenty);
    expect(law).toMatchObject({ way: "law", figures: { psi: 75 } });
  });

  it("is not reached by too few samples, nor by signs of four numbers", () => {
    expect(goals["hidden-directions"](momentAfter(random({ samples: 20 })), twenty)).toBeNull();
    expect(goals["hidden-directions"](momentAfter(random({ samples: 300, inputLaw: "rademacher" })), twenty)).toBeNull();
  });
});

describe("the goal of a memory that recalls", () => {
  const at = (table: object | null, wanted: Wanted = { least: 2 }) =>
    goals.recall(momentBefore(experimentOf({ task: { kind: "associative-memory", d: 2, pairs: 2, table } })), wanted);
  const tidy = {
    keys: [
      [0.6, 0.8],
      [-0.8, 0.6],
    ],
    values: [
      [3, 1],
      [-1, 2],
    ],
    query: [1, 0],
    noise: [0, 0],
  };
  const third = (angle: number) => [Math.cos(angle), Math.sin(angle)].map((one) => one * Math.sqrt(2 / 3));
  const thirds = [0, 1, 2].map((k) => third((2 * Math.PI * k) / 3));

  it("is reached by orthonormal keys, or by values that make up for keys that overlap", () => {
    expect(at(tidy)).toEqual({ way: "orthonormal", figures: { pairs: 2 } });
    expect(at({ ...tidy, keys: thirds, values: thirds })).toEqual({ way: "related", figures: { pairs: 3 } });
  });

  it("is reached by four keys of three numbers that are also the values", () => {
    const corners = [
      [1, 1, 1],
      [1, -1, -1],
      [-1, 1, -1],
      [-1, -1, 1],
    ].map((corner) => corner.map((one) => one / 2));
    const table = { keys: corners, values: corners, query: [1, 0, 0], noise: [0, 0, 0] };
    const moment = momentBefore(experimentOf({ task: { kind: "associative-memory", d: 3, pairs: 3, table } }));
    expect(goals.recall(moment, { least: 3 })).toEqual({ way: "related", figures: { pairs: 4 } });
  });

  it("is not reached by colliding keys, long keys, noise, equal or empty values, too few pairs, or no table", () => {
    expect(
      at({
        ...tidy,
        keys: [
          [1, 0],
          [0.6, 0.8],
        ],
      }),
    ).toBeNull();
    expect(
      at({
        ...tidy,
        keys: [
          [2, 0],
          [0, 1],
        ],
      }),
    ).toBeNull();
    expect(at({ ...tidy, noise: [1, 0] })).toBeNull();
    expect(
      at({
        ...tidy,
        values: [
          [3, 1],
          [3, 1],
        ],
      }),
    ).toBeNull();
    expect(
      at({
        ...tidy,
        values: [
          [3, 1],
          [0, 0],
        ],
      }),
    ).toBeNull();
    expect(at(tidy, { least: 3 })).toBeNull();
    expect(at(null)).toBeNull();
    expect(goals.recall(momentBefore(random({})), {})).toBeNull();
  });
});

describe("the goal of certifying every unseen computation", () => {
  const parity = (task: object) => experimentOf({ task: { kind: "automaton", family: "one", form: "fixed", length: 4, ...task } });

  it("is reached by enough traces, of which measures tell how many", () => {
    const moment = momentAfter(parity({ traces: 12 }));
    expect([measures.certified.read(moment, {}), measures.unseen.read(moment, {})]).toEqual([4, 4]);
    const reached = goals["all-certified"](moment, { least: 4 });
    expect(reached).toEqual({ way: "traces", figures: { unseen: 4, traces: 12, probes: 0 } });
    expect(goals["all-certified"](moment, { least: 5 })).toBeNull();
    expect(goals["all-certified"](moment, { least: 4, most: 12 })).toEqual(reached);
    expect(goals["all-certified"](moment, { least: 4, most: 11 })).toBeNull();
  });

  it("is reached by probes beside few traces", () => {
    const reached = goals["all-certified"](momentAfter(parity({ length: 2, traces: 2, probes: 1024 })), {});
    expect(reached).toMatchObject({ way: "probes", figures: { unseen: 2 } });
  });

  it("is not reached by too few traces, before they have been seen, or by data that are no computations", () => {
    expect(goals["all-certified"](momentAfter(parity({ traces: 10 })), {})).toBeNull();
    expect(goals["all-certified"](momentBefore(parity({ traces: 12 })), {})).toBeNull();
    expect(goals["all-certified"](momentAfter(random({ samples: 64 })), {})).toBeNull();
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

describe("the goal of an automaton", () => {
  const drawn = (machine: object) =>
    momentBefore(experimentOf({ task: { kind: "automaton", family: "one", machine, length: 2, traces: 2 }, learners: [] }));
  const lastIsB = { states: ["p", "q"], alphabet: ["a", "b"], start: 0, accepting: [1], transitions: [[0, 1], [0, 1]] }; // biome-ignore format: rows of a table

  it("is reached by any automaton that accepts these words and no others", () => {
    expect(goals.accepts(drawn(lastIsB), { pattern: "b$" })).toEqual({ way: "drawn", figures: { states: 2 } });
    const letters = { ...lastIsB, alphabet: ["b", "a"], transitions: [[1, 0], [1, 0]] }; // biome-ignore format: rows of a table
    expect(goals.accepts(drawn(letters), { pattern: "b$" })).toMatchObject({ way: "drawn" });
    const three = { states: ["p", "q", "r"], alphabet: ["a", "b"], start: 0, accepting: [1, 2], transitions: [[0, 1], [0, 2], [0, 1]] }; // biome-ignore format: rows of a table
    expect(goals.accepts(drawn(three), { pattern: "b$" })).toMatchObject({ figures: { states: 3 } });
  });

  it("is not reached where one word differs, nor by random automata", () => {
    expect(goals.accepts(drawn({ ...lastIsB, start: 1 }), { pattern: "b$" })).toBeNull();
    expect(goals.accepts(drawn(lastIsB), { pattern: "ab$" })).toBeNull();
    expect(goals.accepts(momentBefore(experimentOf({ task: { kind: "automaton" }, learners: [] })), { pattern: "" })).toBeNull();
  });
});

describe("the goal of an overwritten tape", () => {
  const wanted = { before: "10", after: "01" };
  const tape = { keys: [[1, 0], [0, 1]], values: [[0, 1], [1, 0]], query: [1, 0], noise: [0, 0] }; // biome-ignore format: rows of a table
  const appended = (keys: readonly number[][], values: readonly number[][]) => {
    const table = { ...tape, keys: [...tape.keys, ...keys], values: [...tape.values, ...values] };
    return momentBefore(experimentOf({ task: { kind: "associative-memory", d: 2, pairs: 2, table }, learners: [] }));
  };

  it("is reached by a pair for each cell that changes, or by one pair for both", () => {
    expect(goals.overwritten(appended([[1, 0], [0, 1]], [[1, -1], [-1, 1]]), wanted)).toEqual({ way: "each", figures: { added: 2 } }); // biome-ignore format: rows of a table
    expect(goals.overwritten(appended([[1, -1]], [[1, -1]]), wanted)).toEqual({ way: "shared", figures: { added: 1 } });
  });

  it("is not reached by other sums, nor by writing into the first pairs", () => {
    expect(goals.overwritten(appended([], []), wanted)).toBeNull();
    expect(goals.overwritten(appended([[1, 0]], [[1, -1]]), wanted)).toBeNull();
    const typed = {
      ...tape,
      keys: [...tape.keys, [0, 0]],
      values: [
        [1, 0],
        [0, 1],
        [0, 0],
      ],
    };
    const moment = momentBefore(experimentOf({ task: { kind: "associative-memory", d: 2, pairs: 2, table: typed }, learners: [] }));
    expect(goals.overwritten(moment, wanted)).toBeNull();
  });
});
