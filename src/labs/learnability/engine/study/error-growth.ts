/**
 * Growth of errors along unseen computations (paper notes, sections 1.2 and 5): given the true history every token has the
 * error of one step; on the learner's own output errors accumulate; after rounding to integers they vanish while they stay
 * below one half.
 */

import { PlaygroundError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { certifiedShare } from "../../math/certificate/certified-share";
import type { KernelSpan } from "../../math/certificate/point";
import type { Fit } from "../../math/learners/closed-form/fit";
import { momentsOf } from "../../math/model/forward";
import { largestOfEach } from "../../math/model/largest-of-each";
import { addToken, asComputed, type FedBack, trueHistory, wholeNumbers } from "../../math/model/rollout";
import type { SymbolGroup } from "../../math/model/symbols";
import type { Dataset } from "../../math/tasks/dataset";
import { testSequence } from "../../math/tasks/generators";
import { type ComputingSpec, computes, taskKindOf } from "../../math/tasks/registry";
import { Workspace } from "../../math/workspace";
import { labProblem } from "../lab-problem";
import { testSequences } from "../sample";
import { firstColumns, type Learned, ofFit, rightTokens, tokenErrors } from "../trace-outcomes";
import type { Prepared } from "./prepared";
import type { ErrorGrowthAnswer, GrowthErrors, GrowthRun, QuestionOf } from "./questions";

/** More lines would be indistinguishable, and each takes up to a second. */
export const mostRuns = 32;

/**
 * Yields an answer after every computation, with all so far.
 *
 * @throws {PlaygroundError} for other targets, and for steps of computations that end with their input.
 */
export function* errorGrowth(
  prepared: Prepared,
  { task, seed }: Experiment,
  { steps }: QuestionOf<"error-growth">,
  onAnswer: (answer: ErrorGrowthAnswer) => void,
): LongComputation<ErrorGrowthAnswer> {
  if (!computes(task)) throw new PlaygroundError(labProblem("no-steps"));
  const { dataset } = yield* within(0, 0.1, prepared.loaded());
  const fit = yield* within(0.1, 0.2, prepared.fit());
  const span = yield* within(0.2, 0.3, prepared.kernelSpan());
  const spec = prolonged(task, steps);
  const of = Math.min(mostRuns, testSequences(dataset));
  const runs: GrowthRun[] = [];
  for (let index = 0; index < of; index++) {
    const run = longRun(spec, seed, dataset, index);
    const [from, to] = [index, index + 1].map((count) => 0.3 + (0.7 * count) / of);
    runs.push(yield* within(from, to, growthAlong(run, fit, span)));
    if (index + 1 < of) onAnswer({ kind: "error-growth", tokens: run.tokens, runs: [...runs], of, done: false });
  }
  return { kind: "error-growth", tokens: runs[0].given.errors.length, runs, of, done: true };
}

function prolonged(task: ComputingSpec, steps: number | null): ComputingSpec {
  if (steps === null) return task;
  const { goesOn } = taskKindOf(task);
  if (!goesOn) throw new PlaygroundError(labProblem("no-next-step"));
  return goesOn.prolonged(task, steps);
}

/** An unseen computation: its prompt, d x n, and the true tokens after it, tokens x d. */
export interface LongRun {
  readonly d: number;
  readonly prompt: Float64Array;
  readonly n: number;
  readonly tokens: number;
  readonly truth: Float64Array;
  /** The symbols of its tokens; null where tokens are no symbols. */
  readonly symbols: readonly SymbolGroup[] | null;
}

/** @param spec  the task of the data set, with the requested number of steps. */
export function longRun(spec: ComputingSpec, seed: number, { d, traces, symbols }: Dataset, index: number): LongRun {
  const { Z, n: length } = testSequence(spec, { seed, data: null, workspace: new Workspace() }, index);
  const n = traces?.prompt ?? length;
  const tokens = length - n;
  const truth = Float64Array.from({ length: tokens * d }, (_, i) => Z[(i % d) * length + n + Math.floor(i / d)]);
  return { d, prompt: firstColumns(Z, d, length, n), n, tokens, truth, symbols: symbols ?? null };
}

/** A learner's outputs along a computation, tokens x d: see `rollOut`. */
export function outputsAlong({ rollOut }: Learned, { d, prompt, n, tokens }: LongRun, fedBack: FedBack): Float64Array {
  return rollOut(prompt, d, n, tokens, fedBack);
}

function* growthAlong(run: LongRun, fit: Fit, span: KernelSpan): LongComputation<GrowthRun> {
  const { d, truth } = run;
  const learned = ofFit(fit, d);
  const errorsOf = (fedBack: FedBack): GrowthErrors => {
    const outputs = outputsAlong(learned, run, fedBack);
    return { errors: tokenErrors(outputs, truth, d), right: rightTokens(outputs, truth, d) };
  };
  const given = errorsOf(trueHistory(truth, d));
  yield 0.2;
  const computed = errorsOf(asComputed);
  yield 0.4;
  const rounded = errorsOf(wholeNumbers);
  const largest = run.symbols && afterLargest(learned, run, run.symbols);
  yield 0.6;
  return { certified: yield* within(0.6, 1, isCertified(run, span)), given, computed, rounded, largest };
}

/** On its own output after Definition G.2. The place of a token in the computation alone decides which symbols it has. */
function afterLargest(learned: Learned, run: LongRun, symbols: readonly SymbolGroup[]): GrowthErrors {
  const { d, truth, tokens } = run;
  const groupsOf = (step: number) =>
    symbols.filter(({ offset, size }) => truth.subarray(step * d + offset, step * d + offset + size).some((value) => value !== 0));
  const round = largestOfEach(groupsOf);
  const outputs = outputsAlong(learned, run, round);
  const after = new Float64Array(outputs.length).fill(Number.NaN);
  for (let token = 0; token < tokens; token++) {
    const output = outputs.subarray(token * d, (token + 1) * d);
    if (output.every(Number.isFinite)) after.set(round(output, token), token * d);
  }
  return { errors: tokenErrors(outputs, truth, d), right: rightTokens(after, truth, d) };
}

/** Whether the data certify every token, each given all true ones before it. */
function* isCertified({ d, prompt, n, tokens, truth }: LongRun, span: KernelSpan): LongComputation<boolean> {
  const workspace = new Workspace();
  const { gram, last } = momentsOf(prompt, d, n);
  for (let token = 0; token < tokens; token++) {
    const { share } = yield* span.point(workspace, { d, count: 1, gram, last });
    if (!(share < certifiedShare)) return false;
    last.set(truth.subarray(token * d, (token + 1) * d));
    addToken(gram, last, d);
    yield token / tokens;
  }
  return true;
}
