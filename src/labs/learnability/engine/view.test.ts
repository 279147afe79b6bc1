import { describe, expect, it } from "vitest";
import type { Job } from "../../../platform/engine/job";
import { parseOwnData } from "../math/tasks/custom/data";
import { examples } from "../math/tasks/custom/examples";
import { writeJson } from "../math/tasks/custom/formats";
import { DataJob } from "./data-job";
import { GradientJob } from "./gradient-job";
import { runExperiment } from "./run-experiment";
import { experimentOf } from "./testing";

const experiment = experimentOf({
  seed: 2,
  task: { kind: "random-attention", n: 5, samples: 200, testSamples: 30 },
  learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 8, steps: 400, precision: "float64" }],
});

function toEnd<Kind extends Job>(job: Kind): Kind {
  for (let turns = 0; job.status === "waiting" || job.status === "running"; turns++) {
    if (turns > 100_000) throw new Error("the job does not end");
    job.advance(1000);
  }
  return job;
}

const largest = (values: Float64Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

describe("views of a sample", () => {
  it("are none before there is anything to show", () => {
    expect(new DataJob(experiment, null).views(0)).toBeNull();
    expect(new GradientJob(experiment, null, 1).views(0)).toBeNull();
  });

  it("show the closed form as the teacher itself: same p, same attention, no distance", () => {
    const views = toEnd(new DataJob(experiment, null)).views(3);
    const target = views?.target;
    const [closedForm] = views?.learners ?? [];
    if (!target?.teacher || !closedForm?.p || !closedForm.attention) throw new Error("expected both");
    expect([target.d, target.n, target.sample, target.samples, target.psi]).toEqual([4, 5, 3, 30, 40]);
    expect(target.Z).toHaveLength(20);
    expect(closedForm.distance).toBeLessThan(1e-12);
    expect(closedForm.attention).toMatchObject({ heads: 2, aligned: true });
    const [seen, taught] = [closedForm.attention.matrices, target.teacher.attention];
    expect(largest(seen.map((value, i) => value - taught[i]))).toBeLessThan(1e-10 * largest(taught));
    expect(closedForm.singularValues).toHaveLength(16);
  });

  it("show a gradient learner come nearer to the teacher while it trains, and never more heads than it has", () => {
    const job = new GradientJob(experiment, null, 1);
    job.singleStep();
    const early = job.views(3)?.learners[0];
    const late = toEnd(job).views(3)?.learners[0];
    expect(early?.step).toBe(1);
    expect(late?.step).toBe(400);
    expect(late?.distance ?? Number.NaN).toBeLessThan(early?.distance ?? 0);
    expect(late?.singularValues).toHaveLength(8);
  });

  it("come to the training samples after those of the test, and stay on the last beyond the end", () => {
    const { samples = Number.NaN, sample } = toEnd(new DataJob(experiment, null)).views(1000)?.target ?? {};
    expect([samples, sample]).toEqual([30, 30 + 200 - 1]);
  });

  it("show own data without a teacher: the learner's own heads, strongest first", () => {
    const example = examples.find(({ id }) => id === "two-heads");
    const parsed = parseOwnData(example ? writeJson(example.make()) : "");
    if (!parsed.ok) throw new Error("the example is valid");
    const own = experimentOf({ task: { kind: "custom" }, learners: [{ kind: "closed-form" }] });
    const views = toEnd(new DataJob(own, parsed.data)).views(0);
    expect(views?.target?.teacher).toBeNull();
    expect(views?.learners[0].attention).toMatchObject({ aligned: false, unexplained: 0 });
    expect(views?.learners[0].attention?.heads).toBeLessThanOrEqual(4);
    expect(views?.learners[0].distance).toBeNull();
  });
});

describe("stop rules in a run", () => {
  it("end a learner at the recorded step where its error reaches the target, the same step every time", () => {
    const stopping = experimentOf({ ...experiment, learners: [{ kind: "gradient", heads: 8, steps: 5000 }], stop: { targetError: 1 } });
    const [first, second] = [runExperiment(stopping, null).learners[0], runExperiment(structuredClone(stopping), null).learners[0]];
    expect(first.stopped).toBe("target error");
    const steps = first.losses.step;
    expect(steps[steps.length - 1]).toBeLessThan(5000);
    expect(first.testMse).toBeLessThanOrEqual(1);
    expect(second.losses).toEqual(first.losses);
  });
});
