/** Captions of this lab's panel cards: from the document and the reports of the run, without the code of the panels. */
import type { EagleDocument } from "../document/document";
import type { SolverState } from "../engine/protocol";
import type { TrainingState } from "../engine/training/protocol";
import { panelStateText as words } from "./panel-state-words";
import type { EagleSeries } from "./session/series";

function solversOf({ solvers }: EagleDocument, series: EagleSeries): readonly SolverState[] {
  return solvers.flatMap((_, index) => series.solver(index) ?? []);
}

/** The lowest last error of any solver; where the true D is unknown, the iterations done. */
export function raceState(document: EagleDocument, series: EagleSeries): string {
  if (document.solvers.length === 0) return words.noSolver;
  if (series.problem?.refused) return words.refused;
  const states = solversOf(document, series);
  if (states.length === document.solvers.length && states.every(({ ended }) => ended === "diverged")) return words.divergedAll;
  const errors = states.map(({ curve }) => curve.error.at(-1) ?? Number.NaN).filter(Number.isFinite);
  if (errors.length > 0) return words.error(Math.min(...errors));
  const most = Math.max(0, ...states.map(({ iteration }) => iteration));
  return most > 0 ? words.iterations(most) : words.noResult;
}

export function matrixState(_: EagleDocument, { problem }: EagleSeries): string {
  if (problem?.refused) return words.refused;
  return problem?.facts ? words.rank(problem.facts.rank, problem.facts.condition) : words.noMatrix;
}

export function holeState(_: EagleDocument, { problem }: EagleSeries): string {
  if (problem?.refused) return words.refused;
  const blocks = problem?.facts ?? problem?.blocks;
  return blocks ? words.hole(blocks.dPrime, blocks.nPrime) : words.noMatrix;
}

/** From this condition number on, singular values that come from a Gram matrix lack the smallest. */
const leastHidden = 1e7;

export function conditionState({ solvers }: EagleDocument, series: EagleSeries): string {
  const index = solvers.findIndex(({ kind }) => kind === "eagle");
  if (index < 0) return words.noChange;
  const { condition = null } = series.problem?.facts ?? {};
  const { condition: traced = [] } = series.solver(index)?.traces ?? {};
  const [from, to] = [traced[0], traced.at(-1)];
  if (condition !== null && condition > leastHidden) return words.condition(condition);
  if (from !== undefined && to !== undefined && traced.length > 1) return words.conditionTo(from, to);
  return condition === null ? words.noResult : words.condition(condition);
}

function networkState({ solvers }: EagleDocument, series: EagleSeries, say: (state: TrainingState) => string | undefined): string {
  const index = solvers.findIndex(({ kind }) => kind === "transformer");
  if (index < 0) return words.noNetwork;
  const state = series.training(index);
  return (state && say(state)) ?? words.untrained;
}

/** The caption of the weights, and of all panels that read them. */
export function weightsState(document: EagleDocument, series: EagleSeries): string {
  return networkState(document, series, ({ weights, iteration }) => weights?.layers && words.layers(weights.layers.length, iteration));
}

export function constantsState(document: EagleDocument, series: EagleSeries): string {
  return networkState(document, series, ({ judged }) => judged?.constants && words.layers(judged.constants.layers.length, judged.step));
}

export function trainingState(document: EagleDocument, series: EagleSeries): string {
  return networkState(document, series, ({ judged }) =>
    judged && judged.step > 0 ? words.medianError(judged.medianError, judged.step) : undefined,
  );
}

export function machinesState(_: EagleDocument, { problem }: EagleSeries): string {
  if (problem?.refused) return words.refused;
  return problem?.facts ? words.machines(problem.facts.columns.length) : words.noMatrix;
}

/** Machines send in every iteration of a solver whose bytes are counted. */
export function exchangeState(document: EagleDocument, series: EagleSeries): string {
  if (series.problem?.refused) return words.refused;
  const sending = solversOf(document, series).filter(({ curve }) => (curve.bytes.at(-1) ?? 0) > 0);
  return sending.length > 0 ? words.rounds(Math.max(...sending.map(({ iteration }) => iteration))) : words.noResult;
}
