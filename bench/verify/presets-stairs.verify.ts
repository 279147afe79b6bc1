/** The presets of in-context regression from a small start show what their commentaries say, on the run that the page draws. */
import { presets } from "../../src/labs/learnability/document/presets";
import { GradientJob } from "../../src/labs/learnability/engine/gradient-job";
import * as wholeBatch from "../../src/labs/learnability/math/learners/gradient/whole-batch";
import { waitsOf } from "../../src/labs/learnability/math/tasks/in-context-regression/staircase";
import { gradientStep, plateaus } from "../../src/labs/learnability/math/tasks/in-context-regression/theory";
import { isUnderWay } from "../../src/platform/engine/job";
import type { Check, Figure } from "../check";

/** What a learner has of each direction of in-context regression. */
interface Stairs {
  /** The heights of theory, from the error of answering zero to that of all directions. */
  readonly heights: readonly number[];
  /** Error of one gradient step on the examples of a prompt. */
  readonly step: number;
  readonly end: number;
  /** Heights of waits between the first height and the last. */
  readonly between: readonly number[];
  /** First recorded step with half of each direction; infinite for one that is not learned. */
  readonly half: readonly number[];
}

function stairsOf(id: string): readonly [Stairs, Stairs] {
  const experiment = presets.find((preset) => preset.id === id)?.document;
  if (experiment?.task.kind !== "in-context-regression") throw new Error(`${id} is no preset of in-context regression`);
  const { task } = experiment;
  const trained = (index: number): Stairs => {
    const job = new GradientJob(experiment, null, index, undefined, wholeBatch);
    while (isUnderWay(job.status)) job.advance(Number.POSITIVE_INFINITY);
    const [{ curve }] = job.states();
    const { error, shares } = curve.learned ?? { error: new Float64Array(), shares: [] };
    const heights = Array.from(plateaus(task));
    const end = error[error.length - 1];
    const waits = waitsOf(curve.step, error).map(({ loss }) => loss);
    return {
      heights,
      step: gradientStep(task).error,
      end,
      between: waits.filter((loss) => loss < 0.98 * heights[0] && loss > 1.02 * heights[heights.length - 1] && awayFrom(loss, end) > 0.02),
      half: shares.map((share) => curve.step[share.findIndex((value) => value >= 0.5)] ?? Number.POSITIVE_INFINITY),
    };
  };
  return [trained(1), trained(2)];
}

const awayFrom = (value: number, from: number) => Math.abs(value / from - 1);
const near = (name: string, value: number, from: number, bound: number): Figure => ({
  name: `${name}, relative`,
  value: awayFrom(value, from),
  relation: "<",
  bound,
});
const isTrue = (name: string, holds: boolean): Figure => ({ name, value: holds ? 1 : 0, relation: "=", bound: 1 });
const waitsBetween = (name: string, { between }: Stairs, count: number): Figure => ({
  name: `waits between the first height and the end, ${name}`,
  value: between.length,
  relation: "=",
  bound: count,
});

/** Learned in the order of the variances, the largest first. */
function oneDirectionAtATime(): Figure[] {
  const [rankOne, merged] = stairsOf("one-direction-at-a-time");
  const { heights, half } = rankOne;
  return [
    waitsBetween("heads of rank one", rankOne, 3),
    ...rankOne.between.map((wait, m) => near(`wait ${m + 1} from its height`, wait, heights[m + 1], 0.01)),
    isTrue(
      "the largest variance comes first",
      half.every((step, k) => k === 0 || step <= half[k - 1]),
    ),
    waitsBetween("merged heads", merged, 0),
    near("end from the last height, heads of rank one", rankOne.end, heights[4], 0.02),
    near("end from the last height, merged heads", merged.end, heights[4], 0.02),
  ];
}

function equalDirections(): Figure[] {
  const runs = stairsOf("equal-directions");
  const [first, second] = runs.map(({ half }) => half.map((_, k) => k).sort((a, b) => half[a] - half[b]));
  return [
    isTrue("two starts have different orders", first.join() !== second.join()),
    ...runs.flatMap(({ end, heights, step }, run): Figure[] => {
      const drops = heights.slice(1).map((height, m) => heights[m] - height);
      return [
        ...drops.map((drop, m) => near(`drop ${m + 1} from the first, start ${run + 1}`, drop, drops[0], 1e-12)),
        near(`a gradient step's error from the last height, start ${run + 1}`, step, heights[4], 1e-12),
        near(`end from the last height, start ${run + 1}`, end, heights[4], 0.02),
      ];
    }),
  ];
}

function adamWithoutStairs(): Figure[] {
  const [descent, adam] = stairsOf("adam-without-stairs");
  return [
    waitsBetween("gradient descent", descent, 3),
    waitsBetween("AdamW", adam, 0),
    near("end of AdamW from that of gradient descent", adam.end, descent.end, 0.01),
  ];
}

function oneHeadOneDirection(): Figure[] {
  const [one, four] = stairsOf("one-head-one-direction");
  const { heights } = one;
  return [
    // 4 - lambda_1^2 / (lambda_1 (1 + 1 / N) + tr / N), Zhang et al. (2025), of the eigenvalue 1.6.
    near("first height from the formula", heights[1], 4 - 1.6 ** 2 / 1.95, 1e-10),
    near("end of one head from the first height", one.end, heights[1], 0.01),
    isTrue("one head learns the largest direction alone", one.half.map(Number.isFinite).join() === "false,false,false,true"),
    near("end of four heads from the last height", four.end, heights[4], 0.01),
    isTrue("four heads learn every direction", four.half.every(Number.isFinite)),
  ];
}

export const checks: readonly Check[] = [
  {
    id: "presets-stairs",
    title: "heads of rank one learn direction after direction; merged heads and AdamW do not wait",
    run: () => [...oneDirectionAtATime(), ...equalDirections(), ...adamWithoutStairs(), ...oneHeadOneDirection()],
  },
];
