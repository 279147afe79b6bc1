/** Questions and exercises of lessons on drawn computations, with other draws than the lesson's own: a thought answers them, and no seed. */

import type { Experiment } from "../../src/labs/learnability/document/document";
import { goals } from "../../src/labs/learnability/page/lesson-api/goals";
import { measures } from "../../src/labs/learnability/page/lesson-api/measures";
import { experimentOf, momentAfter } from "../../src/labs/learnability/page/lesson-api/testing";
import type { Check } from "../check";

/** How many of the first so many seeds do something. */
function ofSeeds(count: number, holds: (seed: number) => boolean): number {
  return Array.from({ length: count }, (_, index) => index + 1).filter(holds).length;
}

const drawn = (task: object, seed: number): Experiment => experimentOf({ seed, task: { ...task } as never, learners: [] });

const words = { kind: "automaton", length: 2, testTraces: 64 };
const tapes = { kind: "turing-machine", family: "one", cells: 4, traces: 8, testTraces: 8, tape: "1110" };
const fiveCells = { ...tapes, cells: 5, steps: 6, traces: 20, testTraces: 32 };
const reaches = (task: object, wanted: object) => (seed: number) => goals["all-certified"](momentAfter(drawn(task, seed)), wanted) !== null;
const rankOf = (task: object, seed: number) => measures.rank.read(momentAfter(drawn(task, seed)), {});

/** The experiments of the lesson on sample complexity, with coarser sizes. */
const promise = (d: number, samples: readonly number[], seed: number): Experiment =>
  experimentOf({
    seed,
    task: { kind: "random-attention", d, n: 8, heads: 2, samples: 100, output: "scalar", noise: 0.5, shifts: [] },
    learners: [],
    sampleComplexity: { samples, draws: 100, epsilon: 0.05, delta: 0.05 },
  } as never);
const fourNumbers = (seed: number) =>
  momentAfter(promise(4, [20, 36, 40, 44, 80, 160, 240, 300, 360, 430, 520, 620, 750, 1000, 1600], seed));
const between = (value: number | null, low: number, high: number) => value !== null && value >= low && value < high;

export const checks: readonly Check[] = [
  {
    id: "lessons-seeds-samples",
    title: "lesson 4: the excess is largest at as many samples as features, and the answers on N are the same for every seed",
    run: () => [
      {
        name: "seeds of 20 with the largest quantile at N = 40",
        value: ofSeeds(20, (seed) => measures["worst-samples"].read(fourNumbers(seed), {}) === 40),
        relation: "=",
        bound: 20,
      },
      {
        name: "seeds of 20 in which four numbers in a token need from 260 to 450 samples",
        value: ofSeeds(20, (seed) => between(measures["samples-needed"].read(fourNumbers(seed), {}), 260, 450)),
        relation: "=",
        bound: 20,
      },
      {
        name: "seeds of 20 in which half the tolerance needs from 560 to 1000 samples",
        value: ofSeeds(20, (seed) => between(measures["samples-needed"].read(fourNumbers(seed), { epsilon: 0.025 }), 560, 1000)),
        relation: "=",
        bound: 20,
      },
    ],
  },
  {
    id: "lessons-seeds-automata",
    title: "lesson 8: 56 traces certify the other eight whichever they are, and 24 certify all others where words are short",
    run: () => {
      const few = { least: 8, most: 24 };
      return [
        {
          name: "seeds of 20 with all eight certified",
          value: ofSeeds(20, reaches({ ...words, traces: 56 }, { least: 8 })),
          relation: "=",
          bound: 20,
        },
        {
          name: "seeds of 20 in which 52 traces see as much as 63",
          value: ofSeeds(20, (seed) => rankOf({ ...words, traces: 52 }, seed) === rankOf({ ...words, traces: 63 }, seed)),
          relation: "=",
          bound: 20,
        },
        {
          name: "seeds of 20 that solve the exercise with short words",
          value: ofSeeds(20, reaches({ ...words, length: 1, traces: 24 }, few)),
          relation: "=",
          bound: 20,
        },
        {
          name: "seeds of 20 that solve it as it starts",
          value: ofSeeds(20, reaches({ ...words, traces: 24 }, few)),
          relation: "=",
          bound: 0,
        },
      ];
    },
  },
  {
    id: "lessons-seeds-turing",
    title: "lesson 9: further steps show nothing new, and the exercise is solved by short runs, not by drawing again",
    run: () => {
      const wanted = { least: 12 };
      return [
        {
          name: "seeds of 5 in which twelve steps see as much as eight",
          value: ofSeeds(5, (seed) => rankOf({ ...tapes, steps: 8 }, seed) === rankOf({ ...tapes, steps: 12 }, seed)),
          relation: "=",
          bound: 5,
        },
        {
          name: "seeds of 12 that solve the exercise with one step",
          value: ofSeeds(12, reaches({ ...fiveCells, steps: 1 }, wanted)),
          relation: "=",
          bound: 12,
        },
        {
          name: "seeds of 6 that solve it with the head in the last cell",
          value: ofSeeds(6, reaches({ ...fiveCells, head: 4 }, wanted)),
          relation: "=",
          bound: 6,
        },
        { name: "seeds of 6 that solve it as it starts", value: ofSeeds(6, reaches(fiveCells, wanted)), relation: "<=", bound: 1 },
      ];
    },
  },
];
