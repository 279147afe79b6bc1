/** Coordinates missing from the training traces; they keep the smallest eigenvalue at zero for any number of traces. */

import type { DataTable } from "../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../platform/ui/Sentence";
import type { SeenBlock } from "../charts/blocks-layout";
import type { Moment } from "./moment";
import { standing } from "./moment";
import { noTable } from "./view";
import { computationsText } from "./words";

/** Coordinates by block, and the span of the training samples. */
export interface Span {
  readonly blocks: readonly SeenBlock[];
  readonly d: number;
  /** Number of coordinates that are zero in the last token of every training sample. */
  readonly never: number;
  /** Number of features that are zero on every sample because of them: d (d + 1) / 2 for each. */
  readonly dead: number;
  readonly rank: number;
  readonly psi: number;
  readonly probes: number;
  /** Whether the spectrum is that of all samples, not of the first few alone. */
  readonly complete: boolean;
}

export function spanOf(moment: Moment): Span | null {
  const { series, machines, task } = moment;
  const certificate = series.certificate?.certificate;
  const seen = series.target?.traces?.seen;
  const { d, list } = machines.layout;
  if (standing(moment) || !certificate || seen?.length !== d) return null;
  const blocks = list.map(({ name, offset, size }) => ({
    name,
    meaning: machines.blocks[name] ?? "",
    seen: Array.from(seen.subarray(offset, offset + size), (value) => value !== 0),
  }));
  const never = d - seen.reduce((sum, value) => sum + value, 0);
  const { rank, psi, samples, total } = certificate;
  return { blocks, d, never, dead: (never * d * (d + 1)) / 2, rank, psi, probes: task.probes, complete: samples === total };
}

export function seenSentence(moment: Moment): SentenceParts {
  const words = computationsText.seen;
  const span = spanOf(moment);
  if (!span) return standing(moment) ?? [computationsText.begin];
  const { rank, psi, never, d, probes } = span;
  if (!span.complete) return [words.soFar(rank, psi)];
  if (rank === psi) return [{ text: words.determined, tone: "good" }, words.all(psi, probes)];
  const spans = words.spans(rank, psi, probes);
  return never > 0 ? [spans, { text: words.neverOccur(never, d), tone: "warning" }, words.soNever] : [spans, words.exclusive(probes)];
}

/** Number of added samples that could be enough: one for each feature, and a tenth more. */
export function probesNeeded({ psi }: Pick<Span, "psi">): number {
  return Math.ceil((1.1 * psi) / 64) * 64;
}

export function seenTable(moment: Moment): DataTable {
  const span = spanOf(moment);
  if (!span) return noTable;
  const { coordinate, block, meaning, occurs } = computationsText.seen.columns;
  const cells = span.blocks.flatMap(({ name, meaning: what, seen }) => seen.map((one) => [name, what, one] as const));
  return {
    columns: [coordinate, block, meaning, occurs],
    rows: cells.map(([name, what, one], index) => [index + 1, name, what, one ? computationsText.yes : computationsText.no]),
  };
}
