/** Questions and exercises of lessons with other seeds than the lesson's own, where the text says what many seeds give. */

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

const exact = (seed: number) =>
  momentAfter(
    experimentOf({
      seed,
      task: { kind: "random-attention", d: 4, n: 8, heads: 2, samples: 64, shifts: [] },
      learners: [],
      sampleComplexity: { samples: [37, 38, 39, 40, 41, 44, 64], draws: 100, epsilon: 0.0001, delta: 0.05 },
    } as never),
  );

/** The learners of the lesson on heads at a tuned rate, with their test errors: five starts with four heads, three with sixteen. */
function tunedErrors(seed: number): readonly number[] {
  const learners = [4, 4, 4, 4, 4, 16, 16, 16].map((heads, index) => ({
    ...{ kind: "gradient", heads, steps: 10000, rate: 0.03, schedule: "cosine", seed: index + 1 },
  }));
  const task = { kind: "random-attention", d: 4, n: 8, heads: 4, samples: 512, shifts: [] };
  const moment = momentAfter(experimentOf({ seed, task, learners } as never));
  return learners.map((_, learner) => measures["test-error"].read(moment, { learner }) ?? Number.NaN);
}

export const checks: readonly Check[] = [
  {
    id: "lessons-seeds-threshold",
    title: "lesson 3: the closed form is exact from 40 samples on, whatever the target",
    run: () => [
      {
        name: "seeds of 20 in which 40 samples are needed",
        value: ofSeeds(20, (seed) => measures["samples-needed"].read(exact(seed), {}) === 40),
        relation: "=",
        bound: 20,
      },
    ],
  },
  {
    id: "lessons-seeds-heads",
    title: "lesson 5: at a tuned rate four heads reach the error of sixteen, but not from every start",
    run: () => {
      const errors = Array.from({ length: 20 }, (_, index) => tunedErrors(101 + index));
      const [four, sixteen] = [errors.map((all) => all.slice(0, 5)), errors.map((all) => all.slice(5))];
      const stuck = (all: readonly (readonly number[])[]) => all.flat().filter((error) => !(error < 0.1)).length;
      return [
        {
          name: "targets of 20 that some start with four heads fits to rounding",
          value: four.filter((all) => Math.min(...all) < 1e-9).length,
          relation: "=",
          bound: 20,
        },
        { name: "starts of 100 with four heads that stay above 0.1", value: stuck(four), relation: "=", bound: 30 },
        { name: "starts of 60 with sixteen heads that do", value: stuck(sixteen), relation: "=", bound: 0 },
      ];
    },
  },
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
    title: "lesson 9: 56 traces certify the other eight whichever they are, and 24 certify all others where words are short",
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
    title: "lesson 11: further steps show nothing new, and the exercise is solved by short runs, not by drawing again",
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
