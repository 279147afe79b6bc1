/** The result document of a task: one function for the page and the command line. */

import type { OnProgress } from "../../../../platform/engine/lab-engine";
import { kernelVersion } from "../../../../platform/kernels/tensors/generated/version";
import { finish, finishTelling } from "../../../../platform/numerics/progress";
import { openSequences32 } from "../../../../platform/tensors/sequences32";
import type { LionDocument } from "../../document/document";
import type { EncoderResult, LengthResult, RunResult, TaskResult } from "../../document/result";
import type { Baseline } from "../../math/tasks/task";
import { taskKinds } from "../../math/tasks/tasks";
import { LionWorkspace } from "../../math/workspace";
import { learnerId } from "../job-plan";
import { compute } from "./baselines";
import { meanDecays } from "./decays";
import { evaluatedSequences } from "./encoder-run";
import { encoderRuns, train } from "./job";
import { partOf, taskSpecOf, testSequences, trainingPlan } from "./plan";
import type { LengthBaselines, RunView } from "./protocol";
import { sourceOf } from "./source";
import { openTrained, trainedEncoder } from "./trained";

/** Trains the learners of a document to their end, one after the other. */
export function taskResult(document: LionDocument, onProgress?: OnProgress): TaskResult {
  const baselines: LengthBaselines[] = [];
  finish(compute(document, baselines));
  const { learners } = document;
  return {
    format: "learnability-result",
    version: 1,
    experiment: document,
    kernels: kernelVersion,
    learners: learners.map(({ variant }, index) =>
      trained(document, index, baselines, (share) =>
        onProgress?.((index + share) / learners.length, `${learnerId(index)} (${variant === "softmax" ? variant : `LION-${variant}`})`),
      ),
    ),
  };
}

function trained(
  document: LionDocument,
  index: number,
  known: readonly LengthBaselines[],
  onShare: (share: number) => void,
): EncoderResult {
  const begin = performance.now();
  const plan = trainingPlan(document, index, sourceOf(document));
  const runs = encoderRuns(document, plan);
  finishTelling(train(runs, plan.training.steps), onShare);
  const views = runs.map((run) => run.view());
  const { task } = taskSpecOf(document);
  const { measure } = taskKinds[task];
  const written = views.map((view, run) => runOf(document, index, run, view));
  const { kind, variant } = document.learners[index];
  return {
    kind,
    variant,
    parameters: views[0].weights!.length,
    measure,
    test: plan.testLengths.map(
      (length, at): LengthResult => ({
        length,
        accuracy: mean(views.map(({ tests }) => tests[at].accuracy)),
        loss: mean(views.map(({ tests }) => tests[at].loss)),
        baselines: byName(known.find((one) => one.length === length)?.baselines ?? [], measure),
      }),
    ),
    baselines: byName(known[0].baselines, measure),
    decays: written[0].decays,
    losses: { step: views[0].losses.step, train: meanOf(views.map(({ losses }) => losses.loss)) },
    runs: written,
    milliseconds: performance.now() - begin,
  };
}

function runOf(document: LionDocument, index: number, run: number, view: RunView): RunResult {
  const source = sourceOf(document);
  const found = trainedEncoder(document, index, run, view.weights!, source);
  const encoder = openTrained(openSequences32(), found);
  const sequences = partOf(testSequences(new LionWorkspace(), found.task, document.seed, found.length), 0, evaluatedSequences);
  const decays = meanDecays(found.settings, encoder.layers(sequences), sequences);
  const { tests, skipped, looks, losses } = view;
  return { seed: Number(found.seed), test: tests, decays, skippedSteps: skipped, losses: { step: losses.step, train: losses.loss }, looks };
}

/** Baselines by their names, in the measure of the task; those that give no probabilities have no nats. */
function byName(baselines: readonly Baseline[], measure: "accuracy" | "loss"): Readonly<Record<string, number>> {
  return Object.fromEntries(baselines.flatMap((one) => (one[measure] === null ? [] : [[one.id, one[measure]]])));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function meanOf(curves: readonly Float64Array[]): Float64Array {
  return curves[0].map((_, at) => mean(curves.map((curve) => curve[at])));
}
