/** Distributes trained learners and runs of a map to the threads of a result document: they are independent of one another. */

import { openPauses } from "../../../../platform/engine/pauses";
import { type Helpers, SplitWork, type Ticket } from "../../../../platform/engine/split-work";
import type { Experiment } from "../../document/document";
import type { LearnerResult, MapResult } from "../../document/result";
import { isSolved } from "../../math/learners/training-methods";
import { type OwnData, sizeOfOwnData } from "../../math/tasks/dataset";
import { resultOfRuns } from "../map/result";
import { outcomeOfReports, requestsOf } from "../map/run-map";
import { type Stages, stagesOf } from "../result-stages";
import type { Sharing } from "../sharing";
import { resultTasks } from "./result-tasks";

export interface ResultSharing extends Sharing {
  readonly helpers: Helpers;
}

/** Parts of a result document that other threads computed. */
export interface ComputedElsewhere {
  /** By their index in the experiment. */
  readonly learners: ReadonlyMap<number, LearnerResult>;
  readonly map: MapResult | null;
}

export const nothingElsewhere: ComputedElsewhere = { learners: new Map(), map: null };

/**
 * Pieces of a map per thread: enough that no thread waits long for the last one, few enough that data are seldom generated
 * twice.
 */
const piecesPerThread = 4;

/** Computes independent parts on several threads, unless one thread is faster. @throws the error of a learner. */
export async function computedOnThreads(
  experiment: Experiment,
  ownData: OwnData | null,
  { helpers, worth }: ResultSharing,
  partOf: Stages,
): Promise<ComputedElsewhere> {
  const trained = experiment.learners.flatMap((spec, index) => (isSolved(spec) ? [] : [index]));
  if (!isWorth(experiment, ownData, trained, worth)) return nothingElsewhere;
  const split = new SplitWork({ tasks: resultTasks, helpers });
  try {
    split.prepare();
    const learners = trained.map((index) => split.begin("learner", { experiment, ownData, index }));
    const requests = experiment.map ? requestsOf(experiment) : [];
    const size = Math.max(1, Math.ceil(requests.length / (piecesPerThread * split.threads)));
    const pieces = Array.from({ length: Math.ceil(requests.length / size) }, (_, i) => requests.slice(i * size, (i + 1) * size));
    const runs = pieces.map((piece) => split.begin("mapRuns", { experiment, ownData, requests: piece }));
    const tell = () =>
      tellShares(partOf, [
        ...trained.map((index, i): [number, readonly Ticket[]] => [1 + index, [learners[i]]]),
        ...(runs.length > 0 ? [[2 + experiment.learners.length, runs] as [number, readonly Ticket[]]] : []),
      ]);
    const results = await inTurns(split, learners, tell);
    const reports = (await inTurns(split, runs, tell)).flat();
    return {
      learners: new Map(trained.map((index, i) => [index, results[i]])),
      map: experiment.map ? resultOfRuns(experiment, outcomeOfReports(reports)) : null,
    };
  } finally {
    split.dispose();
  }
}

/** Whether there are several pieces, and enough work besides the largest. */
function isWorth(experiment: Experiment, ownData: OwnData | null, trained: readonly number[], worth: number): boolean {
  const stages = stagesOf(experiment, ownData && sizeOfOwnData(ownData));
  const works = trained.map((index) => stages[1 + index].work);
  if (experiment.map) {
    const { x, y, seeds } = experiment.map;
    const runs = x.points.length * y.points.length * seeds;
    works.push(...Array.from({ length: runs }, () => stages[2 + experiment.learners.length].work / runs));
  }
  if (works.length < 2) return false;
  return works.reduce((sum, work) => sum + work, 0) - works.reduce((most, work) => Math.max(most, work), 0) >= worth;
}

/** Reports stages in order: finished ones, and the share of the first unfinished one. */
function tellShares(partOf: Stages, stages: readonly (readonly [number, readonly Ticket[]])[]): void {
  for (const [stage, tickets] of stages) {
    const done = tickets.filter(({ outcome }) => outcome !== null).length;
    partOf(stage)?.(done / tickets.length);
    if (done < tickets.length) return;
  }
}

async function inTurns<Output>(
  split: SplitWork<typeof resultTasks>,
  tickets: readonly Ticket<Output>[],
  tell: () => void,
): Promise<Output[]> {
  const pause = openPauses();
  const work = split.outcomes(tickets);
  for (;;) {
    const turn = work.next();
    tell();
    if (turn.done) return turn.value;
    await (split.awaits ?? pause());
  }
}
