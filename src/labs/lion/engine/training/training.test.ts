import { describe, expect, it } from "vitest";
import { serializeResult } from "../../../../platform/documents/serialize-result";
import { isUnderWay } from "../../../../platform/engine/job";
import { problemLine } from "../../../../platform/fields/problem";
import { sequences64 } from "../../../../platform/tensors/sequences64";
import { parseLion } from "../../document/document";
import { charactersOf } from "../../math/tasks/tasks";
import { LionWorkspace } from "../../math/workspace";
import { engine } from "../engine";
import { EncoderJob } from "./job";
import { partOf, testSequences } from "./plan";
import { taskResult } from "./result";
import { fetchSource, needsSource, sourceOf } from "./source";
import { openTrained, trainedEncoder } from "./trained";

function documentOf(problem: object, ...learners: readonly object[]) {
  const parsed = parseLion({
    format: "learnability-experiment",
    version: 1,
    lab: "lion",
    seed: 3,
    problem: { kind: "task", ...problem },
    learners: learners.map((learner) => ({ kind: "encoder", ...learner })),
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

const short = { length: 8, testLengths: [8] };
const small = documentOf({ length: 8, testLengths: [8, 12] }, { variant: "S", width: 8, heads: 2, batch: 3, steps: 6, seeds: 2 });

function finished(job: EncoderJob) {
  while (isUnderWay(job.status)) job.advance(5);
  const [state] = job.states();
  return state;
}

const stepsOf = (job: EncoderJob) => job.checkpoint()?.runs.map(({ steps }) => steps.step) ?? [0, 0];

describe("the job of a learner", () => {
  it("gives the bits of the result document, however it is sliced", () => {
    const state = finished(new EncoderJob(small, 0));
    const [learner] = taskResult(small).learners;
    expect(state.status).toBe("done");
    expect(state.step).toBe(6);
    expect(state.runs.map(({ tests }) => tests)).toEqual(learner.runs.map(({ test }) => test));
    expect(state.runs.map(({ losses }) => losses.loss)).toEqual(learner.runs.map(({ losses }) => losses.train));
    expect(learner.test.map(({ length }) => length)).toEqual([8, 12]);
  });

  it("goes on from a checkpoint to the same bits, also from the middle of a step of all seeds", () => {
    const { milliseconds: _, ...straight } = finished(new EncoderJob(small, 0));
    const job = new EncoderJob(small, 0);
    // Every piece is a step of one encoder, or a look at some sequences.
    while (stepsOf(job)[0] === stepsOf(job)[1]) job.advance(0);
    const resumed = new EncoderJob(small, 0, structuredClone(job.checkpoint() ?? undefined));
    const { milliseconds: __, ...there } = finished(resumed);
    expect(there).toEqual(straight);
  });

  it("takes no more steps than it is allowed", () => {
    const job = new EncoderJob(small, 0);
    job.advance(1e5, 2);
    expect(job.step).toBe(2);
    job.singleStep();
    expect(job.step).toBe(3);
  });

  it("leaves weights that do elsewhere what they did here", () => {
    const state = finished(new EncoderJob(small, 0));
    const trained = trainedEncoder(small, 0, 1, state.runs[1].weights!, null);
    const sequences = partOf(testSequences(new LionWorkspace(), trained.task, small.seed, 8), 0, 128);
    const { accuracy, loss } = openTrained(sequences64, trained).measure(sequences);
    expect(accuracy).toBeCloseTo(state.runs[1].looks.accuracy.at(-1)!, 12);
    expect(loss).toBeCloseTo(state.runs[1].looks.loss.at(-1)!, 5);
    expect(trained.seed).toBe(4n);
  });
});

describe("the result document of a task", () => {
  it.each([
    ["which-first", { readOut: "mean" }, { variant: "LIT" }, 0],
    ["markov-infilling", {}, { variant: "D", directions: "split" }, 1],
    ["nearest-marker", {}, { variant: "softmax", positions: "sin" }, 0],
  ])("of %s has what is promised", (task, problem, learner, layersWithDecays) => {
    const document = documentOf({ task, ...short, ...problem }, { ...learner, width: 8, layers: 1, batch: 2, steps: 2, seeds: 1 });
    const written = JSON.parse(serializeResult(taskResult(document)));
    const [found] = written.learners;
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining(["kind", "variant", "parameters", "test", "baselines", "decays", "losses", "milliseconds"]),
    );
    expect(found.losses.step).toEqual([1, 2]);
    expect(found.decays.filter((heads: number[]) => heads.length > 0)).toHaveLength(layersWithDecays);
    expect(Object.values(found.baselines).every((value) => typeof value === "number")).toBe(true);
  });

  it("has as many numbers in the weights as the notes on LION in small: matched in size", () => {
    const whole = { steps: 1, batch: 1, seeds: 1, layers: 2 };
    const variants = ["LIT", "D", "S", "softmax"].map((variant) => ({ variant, ...whole }));
    const { learners } = taskResult(documentOf({ task: "nearest-marker", length: 8, testLengths: [8] }, ...variants));
    const [lit, d, s, softmax] = learners.map(({ parameters }) => parameters);
    expect([d - lit, s - lit, softmax - lit]).toEqual([8, 4, 0]);
  });

  it("needs the shipped text for filling in a text, unless there is one of one's own", async () => {
    const encoder = { variant: "LIT", width: 8, heads: 1, layers: 1, batch: 1, steps: 1, seeds: 1 };
    const shipped = documentOf({ task: "text-infilling", ...short }, encoder);
    expect(needsSource(shipped)).toBe(true);
    expect(() => sourceOf(shipped)).toThrow("has not been fetched");
    await fetchSource(shipped);
    expect(needsSource(shipped)).toBe(false);
    expect(charactersOf(sourceOf(shipped))).toBe(" ',.abcdefghijklmnopqrstuvwxyz");
    const own = documentOf({ task: "text-infilling", ...short, text: "It was the best of times. ".repeat(8) }, encoder);
    expect(taskResult(own).learners[0].test).toHaveLength(1);
  });

  it("of images is over all that are kept back, whatever number of sequences is tested elsewhere", async () => {
    const encoder = { variant: "D", scans: 2, width: 8, heads: 2, layers: 1, batch: 2, steps: 2, seeds: 1 };
    const document = documentOf({ task: "digits" }, encoder);
    if (needsSource(document)) await fetchSource(document);
    const [learner] = taskResult(document).learners;
    const right = 360 * learner.test[0].accuracy;
    expect(Math.abs(right - Math.round(right))).toBeLessThan(1e-9);
    expect(learner.decays[0]).toHaveLength(4);
    // The accuracy of comparing pixels, as k-nearest neighbours with k = 1 has it elsewhere.
    expect(learner.baselines["most-alike"]).toBeGreaterThan(0.97);
    expect(learner.baselines["most-alike"]).toBeLessThan(1);
  });

  it("is fetched with its text before a job of it is made", async () => {
    const document = documentOf({ task: "text-infilling", ...short }, {});
    const { create } = await engine.prepare(document);
    const [plan] = engine.jobs(document);
    const job = create({ document, data: null, id: plan.id });
    while (isUnderWay(job.status)) job.singleStep();
    const [state] = job.states();
    expect(state).toMatchObject({ status: "done", kind: "baselines" });
  });
});
