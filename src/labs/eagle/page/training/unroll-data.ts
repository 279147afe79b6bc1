/** Data and captions of the unrolled network, from the messages of the worker. */

import { formatCount, formatFixed, formatValue } from "../../../../platform/charts/format";
import type { Sweep } from "../../../../platform/engine/sweep";
import { sentenceCase } from "../../../../platform/ui/grammar";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { EagleDocument } from "../../document/document";
import type { UnrolledComparison, UnrolledPrompts, Unrolling } from "../../engine/training/unroll-messages";
import { paperSize, table1 } from "../../math/training/paper";
import type { WeightReading } from "../../math/training/weight-reading";
import type { UnrolledFoot, UnrolledRow } from "../charts/UnrolledChart";
import { namedSolvers } from "../solvers";
import { readingSentence } from "./reading-data";
import { networkShape } from "./training-data";
import { unrollText } from "./unroll-words";
import type { ReadingStep } from "./views";

export type UnrollSweep = Sweep<object, Unrolling>;

export interface Found {
  readonly prompts: UnrolledPrompts | null;
  readonly comparison: UnrolledComparison | null;
}

export function foundIn(sweep: UnrollSweep | null): Found {
  const runs = sweep?.runs ?? [];
  return {
    prompts: runs.find((run): run is UnrolledPrompts => run.kind === "prompts") ?? null,
    comparison: runs.find((run): run is UnrolledComparison => run.kind === "comparison") ?? null,
  };
}

/** Table 1 counts squared differences in ten thousandths. */
export const tableUnit = 1e4;

/** States of one matrix in the network and in one replacement of its weights. */
export function carriedOf(
  document: EagleDocument,
  { prompts }: UnrolledPrompts,
  prompt: number,
  way: WeightReading,
): readonly UnrolledRow[] {
  const { states } = prompts[prompt];
  const [{ textColor }] = namedSolvers(document);
  const words = unrollText.rows;
  const narrow = networkShape(document)?.rank !== null;
  return [
    { ...words.network, color: "var(--ink)", states: states.network },
    { ...(way === "numbers" && narrow ? words.sketch : words[way]), color: textColor, states: states[way] },
  ];
}

/** Rows below the picture: differences between replacement and network on the matrix shown, on many matrices, and in the paper. */
export function feetOf(document: EagleDocument, sweep: UnrollSweep | null, matrix: number, way: WeightReading): readonly UnrolledFoot[] {
  const words = unrollText;
  const { prompts, comparison } = foundIn(sweep);
  const foot = (name: string, values: Iterable<number>) => ({ name, values: Array.from(values, inTableUnit) });
  const feet = prompts ? [foot(words.difference, prompts.prompts[matrix].differences[way])] : [];
  const paper = paperRow(document, way);
  return [
    ...feet,
    ...(comparison
      ? [foot(words.mean(formatCount(comparison.prompts - comparison.readings[way].leftOut)), comparison.readings[way].mean)]
      : []),
    ...(paper ? [foot(words.paper(`${paperSize.rows} × ${paperSize.columns}`), paper)] : []),
  ];
}

/** The row of Table 1 for a network; null without one: Table 1 has four layers with three scalars each. */
export function paperRow(document: EagleDocument, way: WeightReading): readonly number[] | null {
  const shape = networkShape(document);
  if (way !== "numbers" || document.problem.kind !== "training") return null;
  const row = table1[document.problem.regime].map((difference) => difference / tableUnit);
  return shape?.layers === row.length - 1 ? row : null;
}

/** Caption: the chosen extraction step, or the errors of the chosen replacement. */
export function unrolledSentence(document: EagleDocument, sweep: UnrollSweep | null, way: WeightReading, reading: ReadingStep): string {
  const words = unrollText;
  if (!networkShape(document)) return words.absent;
  if (!sweep) return words.waiting;
  if (sweep.failure) return sentenceCase(failureSaid(sweep.failure));
  const { prompts, comparison } = foundIn(sweep);
  if (!prompts) return words.begins;
  if (way === "clusters" && reading !== "run")
    return `${words.after(formatCount(prompts.step))} ${readingSentence(prompts.quantised, reading)}`;
  if (!comparison) return words.averaging(formatCount(prompts.step));
  const { medianError, zeroMedianError, step, readings } = comparison;
  const { medianError: own } = readings[way];
  const numbers = [formatValue(own), formatValue(medianError), formatValue(zeroMedianError)] as const;
  const after = words.after(formatCount(step));
  const verdict = own <= usual * medianError ? words.same : own < zeroMedianError / 2 ? words.worse : words.lost;
  return `${after} ${verdict(words.inWay[way === "numbers" && networkShape(document)?.rank !== null ? "sketch" : way], ...numbers)}`;
}

/** Errors within this ratio are called similar. */
const usual = 1.5;

/** A difference of states in the unit of Table 1. */
export function inTableUnit(difference: number): string {
  const value = tableUnit * difference;
  if (!Number.isFinite(value)) return "–";
  return value === 0 ? "0" : value < 100 ? formatFixed(value, value < 10 ? 2 : 1) : formatValue(value);
}
