/** The shape of head for which costs are counted and measured. */
import { useMemo } from "react";
import { type LionDocument, tokensOf } from "../../document/document";
import { isMadeSequence } from "../../document/problem-fields";
import type { MeasuredCost, ToCosts } from "../../engine/cost/messages";
import type { HeldShape } from "../../math/cost";
import type { TimedLength } from "../../math/measured-cost";
import type { OwnDataSummary } from "../session/own-data";
import { usePlayground, useSession } from "../session/react";
import type { CostWidth } from "./views";

/** Null before own data are there, whose size the document does not contain. */
export function shapeOf(document: LionDocument, own: OwnDataSummary | null, width: CostWidth): HeldShape | null {
  const { problem, chunk, variant, scaled } = document;
  const size = isMadeSequence(problem) ? { length: tokensOf(problem) ?? 0, d: problem.d, dv: problem.dv } : own;
  if (!size) return null;
  const { length, d, dv } = width === "run" ? size : { length: size.length, d: Number(width), dv: Number(width) };
  return { length, d, dv, chunk, decays: variant !== "LIT", scaled };
}

/** The tokens of the run, in a head of the chosen width. */
export function useShape(width: CostWidth): HeldShape | null {
  const document = usePlayground(({ experiment }) => experiment);
  const own = usePlayground(({ ownData }) => ownData) as OwnDataSummary | null;
  return useMemo(() => shapeOf(document, own, width), [document, own, width]);
}

/** The same for single reads outside rendering. */
export function useCurrentShape(width: CostWidth): () => HeldShape | null {
  const { store } = useSession();
  return () => {
    const { experiment, ownData } = store.getState();
    return shapeOf(experiment, ownData as OwnDataSummary | null, width);
  };
}

export function questionOf({ d, dv, chunk, decays }: HeldShape, { precision }: LionDocument): ToCosts {
  return { d, dv, chunk, decays, precision };
}

/** The times of one form of one source. */
export interface MeasuredForm extends Pick<MeasuredCost, "source" | "form"> {
  /** In ascending order of length. */
  readonly times: readonly TimedLength[];
}

/** Times grouped by source and form, in the order of their arrival. */
export function measuredForms(runs: readonly MeasuredCost[]): readonly MeasuredForm[] {
  const all = new Map<
    string,
    { readonly source: MeasuredCost["source"]; readonly form: MeasuredCost["form"]; readonly times: TimedLength[] }
  >();
  for (const { source, form, length, milliseconds } of runs) {
    const key = `${source} ${form}`;
    const known = all.get(key) ?? { source, form, times: [] };
    known.times.push({ length, milliseconds });
    all.set(key, known);
  }
  return [...all.values()];
}
