/** From runs at several angles to what is drawn and said of them. */

import { formatCount, formatValue } from "../../../../platform/charts/format";
import type { GuideLine, LossData, LossLine } from "../../../../platform/charts/loss-data";
import type { Sweep } from "../../../../platform/engine/sweep";
import { joinSentences, sentenceCase } from "../../../../platform/ui/grammar";
import { failureSaid } from "../../../../platform/ui/problem-said";
import { type DiversityMethod, type DiversityRun, diversityMethods, diversityTargets, mostRounds } from "../../engine/diversity/messages";
import { lookOf } from "../solvers";
import { diversityText } from "./diversity-words";
import type { Target } from "./views";

export type DiversitySweep = Sweep<object, DiversityRun>;

/** Measured alphas of equal ranges are 1 but for rounding. */
export const isOne = (alpha: number) => alpha > 1 - 1e-9;

const roundsTo = ({ reached }: DiversityRun, target: Target) => reached[diversityTargets.indexOf(Number(target))];

/** Of one method, from equal ranges, α = 1, to the smallest α. */
function ofMethod(runs: readonly DiversityRun[], method: DiversityMethod): readonly DiversityRun[] {
  return runs.filter((run) => run.method === method).toSorted((a, b) => b.alpha - a.alpha);
}

/**
 * Rounds of EAGLE to a squared error: those where all ranges are equal, its burn-in, and ln(1/error) / 2 / -ln(1 - alpha),
 * since in the end every round leaves 1 - alpha of the error; null before the burn-in is known.
 */
export function predictedRounds(runs: readonly DiversityRun[], target: Target): ((alpha: number) => number) | null {
  const together = ofMethod(runs, "eagle").find(({ alpha }) => isOne(alpha));
  const burnIn = together && roundsTo(together, target);
  if (burnIn === undefined || burnIn === null) return null;
  return (alpha) => burnIn + (isOne(alpha) ? 0 : exponentOf(target) / -Math.log(1 - alpha));
}

const exponentOf = (target: Target) => -Math.log(Number(target)) / 2;

/** @param here  alpha of the problem that the page shows; null where it is not known. */
export function diversityLines({ runs }: DiversitySweep, target: Target, here: number | null): LossData {
  const lines = diversityMethods.flatMap((method): readonly LossLine[] => {
    const there = ofMethod(runs, method).flatMap((run) => {
      const rounds = roundsTo(run, target);
      return rounds === null ? [] : [{ x: 1 / run.alpha, rounds }];
    });
    if (there.length === 0) return [];
    const main = there.map(({ rounds }) => rounds);
    const note = formatCount(main[main.length - 1]);
    const x = there.map((place) => place.x);
    return [{ id: method, name: diversityText.methods[method], ...lookOf(method), x, main, thin: null, band: null, note, diverged: false }];
  });
  const most = Math.max(2, ...runs.map(({ alpha }) => 1 / alpha));
  const predicted = predictedRounds(runs, target);
  const places = Array.from({ length: 60 }, (_, k) => most ** (k / 59));
  const guides: readonly GuideLine[] = predicted
    ? [
        {
          id: "theory",
          role: "theory",
          name: diversityText.theory(exponentOf(target)),
          x: places,
          main: places.map((place) => predicted(1 / place)),
        },
      ]
    : [];
  const marks = here === null ? [] : [{ id: "here", name: diversityText.here, x: 1 / here }];
  return { lines, levels: [], guides, marks, axis: { scale: "log", low: 1, high: most } };
}

export function diversitySweepSentence(sweep: DiversitySweep | null, target: Target): string {
  const words = diversityText;
  if (!sweep) return words.asleep;
  if (sweep.failure) return sentenceCase(failureSaid(sweep.failure));
  const said = diversityMethods.flatMap((method) => saidOf(ofMethod(sweep.runs, method), words.methods[method], target));
  if (said.length > 0) return joinSentences(words.ways.from(target), ...said.map(sentenceCase));
  return sweep.status === "stopped" ? words.asleep : words.waiting;
}

function saidOf(runs: readonly DiversityRun[], name: string, target: Target): readonly string[] {
  const { one, two, missed } = diversityText.ways;
  const there = runs.flatMap((run) => {
    const rounds = roundsTo(run, target);
    return rounds === null ? [] : [[formatCount(rounds), alphaOf(run)] as const];
  });
  const [first, last] = [there[0], there.at(-1)];
  const late = runs.filter((run) => roundsTo(run, target) === null).map(alphaOf);
  return [
    ...(first && last ? [there.length > 1 ? two(name, ...first, ...last) : one(name, ...first)] : []),
    ...(late.length > 0 ? [missed(name, formatCount(mostRounds), late)] : []),
  ];
}

const alphaOf = ({ alpha }: DiversityRun) => (isOne(alpha) ? "1" : formatValue(alpha));

export function diversityTable(sweep: DiversitySweep | null, target: Target) {
  const { method, angle, alpha, target: error, rounds, theory } = diversityText.columns;
  const runs = sweep?.runs ?? [];
  const predicted = predictedRounds(runs, target);
  return {
    columns: [method, angle, alpha, error, rounds, theory],
    rows: runs.map((run) => [
      diversityText.methods[run.method],
      run.angle,
      run.alpha,
      Number(target),
      roundsTo(run, target) ?? Number.NaN,
      run.method === "eagle" && predicted ? predicted(run.alpha) : Number.NaN,
    ]),
  };
}
