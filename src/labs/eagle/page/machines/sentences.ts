/** Captions of distributed runs. */

import { formatCount, formatDuration } from "../../../../platform/charts/format";
import { asSentence, joinSentences } from "../../../../platform/ui/grammar";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { DistributedRun } from "../../engine/machines/distributed-run";
import type { Incident } from "../../engine/machines/standing";
import type { ProblemFacts, ProblemState, SolverCurve, SolverState } from "../../engine/protocol";
import { filled } from "../../engine/protocol";
import { eaglePanelText } from "../panels/words";
import type { EagleSeries } from "../session/series";
import type { NamedSolver } from "../solvers";
import { isOne } from "./diversity-data";
import { formatBytes } from "./machine-data";
import type { Target } from "./views";
import { machinesText } from "./words";

export function machinesSentence(run: DistributedRun | null, hasSolver: boolean, problem: ProblemState | null): string {
  const words = machinesText.machines;
  if (!hasSolver) return words.absent;
  if (problem?.refused || problem?.status === "failed") return words.noProblem(eaglePanelText.matrix.title);
  if (!run || run.status === "loading") return words.loading;
  if (run.failure) return asSentence(failureSaid(run.failure));
  const { numbers, standings, round } = run;
  const so = words.soFar(formatCount(round), formatBytes(run.bytes), run.status === "done");
  if (run.incidents.length > 0) return `${so} ${lastIncident(run)}`;
  return numbers === null ? so : `${words.each(formatCount(numbers), formatBytes(8 * numbers), standings.length)} ${so}`;
}

function lastIncident(run: DistributedRun): string {
  const words = machinesText.machines;
  const { machine, ...incident } = run.incidents[run.incidents.length - 1] as Incident;
  const [name, round, updates] = [machine + 1, incident.round, incident.updates].map(formatCount);
  const noticed = incident.noticedAfter === null ? null : formatDuration(incident.noticedAfter);
  return incident.answered
    ? words.repeated(name, round, updates, noticed, incident.withWorker)
    : words.recovering(name, round, updates, incident.withWorker);
}

/** Whether all errors equal those of the solver on one thread bit for bit; empty before both have ended. */
function sameBits(run: DistributedRun, race: SolverState | undefined): string {
  if (!race || run.status !== "done" || race.ended === null) return "";
  const { round, error, change } = run.curve;
  const { iteration } = race.curve;
  const same =
    round.length === iteration.length &&
    round.every(
      (at, place) =>
        at === iteration[place] && Object.is(error[place], race.curve.error[place]) && Object.is(change[place], race.curve.change[place]),
    );
  return same ? machinesText.machines.sameBits(formatCount(round.length)) : machinesText.machines.otherBits;
}

/** Workers of the machines, and in the end the comparison with one thread. */
export function workersSentence(run: DistributedRun, race: SolverState | undefined): string {
  return joinSentences(sharing(run), sameBits(run, race));
}

function sharing({ standings, workers }: DistributedRun): string {
  const words = machinesText.machines;
  return workers === standings.length ? words.ownWorkers(workers) : words.shared(standings.length, workers);
}

/** Rounds and bytes until the error is at most a target; null where it was not reached. */
export function reachedAt(
  state: SolverState,
  target: number,
): { readonly rounds: number; readonly bytes: number; readonly exact: boolean } | null {
  const { curve } = state;
  const at = curve.error.findIndex((error) => error <= target);
  if (at < 0) return null;
  const exact = target === filled && state.filledAt !== null;
  const rounds = exact ? (state.filledAt ?? 0) : curve.iteration[at];
  // Between two recorded rounds the answer is one of several; every round sends as much.
  const known = exact || at === 0 || curve.iteration[at] === curve.iteration[at - 1] + 1;
  return { rounds, bytes: (curve.bytes[at] / curve.iteration[at]) * rounds, exact: known };
}

export function exchangeSentence(solvers: readonly NamedSolver[], series: EagleSeries, target: Target): string {
  const words = machinesText.exchange;
  if (solvers.length === 0) return words.absent;
  const running = solvers.flatMap((solver) => {
    const state = series.solver(solver.index);
    return state && state.iteration > 0 ? [{ solver, state }] : [];
  });
  if (running.length === 0) return series.problem?.refused ? machinesText.machines.noProblem(eaglePanelText.matrix.title) : words.waiting;
  if (running.every(({ state }) => state.curve.error.every(Number.isNaN))) return words.unknown;
  const reached = running.flatMap(({ solver, state }) => {
    const found = reachedAt(state, Number(target));
    return found ? [words.reached(solver.name, formatCount(found.rounds), formatBytes(found.bytes), found.exact)] : [];
  });
  const short = running.flatMap(({ solver, state }) =>
    reachedAt(state, Number(target))
      ? []
      : [words.best(solver.name, bestOf(state.curve), formatCount(state.iteration), formatBytes(state.curve.bytes.at(-1) ?? 0))],
  );
  return joinSentences(reached.length > 0 && words.to(target, reached), short.length > 0 && words.short(short));
}

function bestOf({ error }: SolverCurve): number {
  return error.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
}

/** Measured alpha. */
export function diversitySentence(facts: ProblemFacts | null): string {
  const words = machinesText.exchange;
  if (!facts) return "";
  if (facts.diversity === null) return words.oneMachine;
  return isOne(facts.diversity) ? words.equalRanges : words.diversity(facts.diversity);
}
