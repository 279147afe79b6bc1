/** Lines on the cards of this lab's panels, from the document and the reports of the run, without the code of the panels. */
import type { Experiment } from "../document/document";
import type { GradientJobState } from "../engine/protocol";
import { hasHeads, headsOf, isSolved, isTrained } from "../math/learners/training-methods";
import { zeroFeaturesOf } from "../math/tasks/registry";
import { errorsOf } from "./curve-errors";
import { panelStateText as words } from "./panel-state-words";
import type { RunSeries } from "./session/series";

/** The lowest last error of any learner. */
export function lossState({ learners }: Experiment, series: RunSeries): string {
  if (learners.length === 0) return words.noLearner;
  if (series.certificate?.failure) return words.failed;
  const states = learners.flatMap((_, index) => series.learner(index) ?? []);
  if (states.length === learners.length && states.every(({ status }) => status === "diverged")) return words.divergedAll;
  const [lowest] = states
    .map(
      ({ curve }) => ({ error: errorsOf(curve).at(-1) ?? Number.NaN, of: errorsOf(curve) === curve.test ? "test" : "training" }) as const,
    )
    .filter(({ error }) => Number.isFinite(error))
    .toSorted((a, b) => a.error - b.error);
  return lowest ? words.error[lowest.of](lowest.error) : words.noResult;
}

export function spectrumState({ task }: Experiment, { certificate: state }: RunSeries): string {
  if (state?.failure) return words.failed;
  const { rank, psi: all, samples, total } = state?.certificate ?? {};
  if (rank === undefined || all === undefined || samples === undefined || total === undefined || samples === 0) return words.drawing;
  const psi = all - zeroFeaturesOf(task);
  return samples < total ? words.rankSoFar(rank, psi, samples) : words.rank(rank, psi);
}

/** Number of test samples; for own data only the file has it. */
export function attentionState({ task }: Experiment): string {
  return "testSamples" in task ? words.testSamples(task.testSamples) : words.oneSample;
}

export function headsState({ learners }: Experiment): string {
  const heads = learners.filter(hasHeads).flatMap((spec) => headsOf(spec)?.heads ?? []);
  if (heads.length > 0) return words.heads(Math.min(...heads), Math.max(...heads));
  if (learners.length === 0) return words.noLearner;
  return learners.some(isSolved) ? words.closedFormHeads : words.noHeads;
}

export function exhibitState({ task }: Experiment, { gradients }: RunSeries): string {
  if (task.kind === "associative-memory") return words.memory(task.table !== null);
  if (task.kind === "automaton" || task.kind === "turing-machine")
    return words.machine(task.machine.states.length, task.machine.alphabet.length);
  if (task.kind === "in-context-regression") return words.directions(mostLearned([...gradients.values()]), task.dimension);
  return words.oneSample;
}

/** The largest number of directions of which a learner has half. */
function mostLearned(states: readonly GradientJobState[]): number {
  const learned = states.map(({ curve }) => curve.learned?.shares.filter((share) => share[share.length - 1] >= 0.5).length ?? 0);
  return Math.max(0, ...learned);
}

export function computationsState(_: Experiment, { certificate }: RunSeries): string {
  const { certified } = certificate ?? {};
  return certified ? words.certified(certified.count, certified.of) : words.uncomputed;
}

export function landscapeState({ learners }: Experiment): string {
  const { none, learners: some } = words.landscape;
  const trained = learners.filter(isTrained).length;
  return trained === 0 ? none : some(trained);
}

export function mapState({ map }: Experiment): string {
  if (!map) return words.map.none;
  const [columns, rows] = [map.x.points.length, map.y.points.length];
  return words.map.runs(columns, rows, columns * rows * map.seeds);
}
