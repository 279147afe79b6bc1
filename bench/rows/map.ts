/** A map of many short runs: shared data and thin recording against the same learners one after another. */

import { GradientJob } from "../../src/labs/learnability/engine/gradient-job";
import { experimentAt, mapOf, mappedLearner } from "../../src/labs/learnability/engine/map/cells";
import { workOrder } from "../../src/labs/learnability/engine/map/order";
import { runMap } from "../../src/labs/learnability/engine/map/run-map";
import { experimentOf } from "../../src/labs/learnability/engine/testing";
import { kernelVersion } from "../../src/labs/learnability/math/kernel-version";
import { problemLine } from "../../src/platform/fields/problem";
import { compare } from "../measure";
import type { Measurement, Row } from "../row";

/** Two hundred runs at d = 4 of 2,000 steps each, last tokens: ten head counts, ten rates, two seeds. */
const experiment = experimentOf({
  task: { kind: "random-attention", d: 4, n: 16, heads: 2, samples: 1024 },
  learners: [],
  map: {
    learner: { kind: "gradient", steps: 2000, batch: 32 },
    x: { fields: ["learner.heads"], points: Array.from({ length: 10 }, (_, k) => [k + 1]) },
    y: { fields: ["learner.rate"], points: Array.from({ length: 10 }, (_, k) => [0.001 * (k + 1)]) },
    seeds: 2,
    draws: "start",
  },
});
/** The peer is slow, and as slow on a part of them. */
const sampled = 4;
/** Once each: every run counts as a repetition. */
const effort = { rounds: 1, warmups: 0 };
const places = workOrder(mapOf(experiment));
const steps = 2000;

export const mapOfRuns: Measurement = {
  id: "map",
  kernels: kernelVersion,
  measure(): Row[] {
    const [ours, peer] = compare(
      [
        { name: "map, one thread", units: places.length, run: () => void runMap(experiment, null) },
        { name: "one job after another", units: Math.ceil(places.length / sampled), run: oneByOne },
      ],
      effort,
    );
    const perSecond = 1000 / ours.milliseconds;
    const note = `the map: ${((ours.milliseconds * places.length) / 1000).toFixed(1)} s for all, ${perSecond.toFixed(0)} runs and ${(perSecond * steps).toExponential(1)} steps a second on one thread`;
    const work = `200 runs, d 4, 1 to 10 heads, n 16, batch 32, ${steps} steps`;
    return [{ id: "map", work, ours, peer, ratio: peer.milliseconds / ours.milliseconds, relation: ">=", bound: null, note }];
  },
};

function oneByOne(): void {
  for (const place of places.filter((_, k) => k % sampled === 0)) {
    const job = new GradientJob(experimentAt(experiment, place), null, mappedLearner);
    job.advance(Number.POSITIVE_INFINITY);
    if (job.status === "failed") throw new Error(job.failure ? problemLine(job.failure) : "a run failed");
  }
}
