/** The four answers for an experiment as it stands, and the panels with their evidence. */
import { type Approximate, approximateOf, type DrawnSets } from "./approximate";
import { type Found, foundOf } from "./found";
import { type Identified, identifiedOf } from "./identified";
import { type Realizable, realizableOf } from "./realizable";
import type { Moment } from "./verdict";

export interface Verdicts {
  readonly realizable: Realizable;
  readonly identified: Identified;
  readonly approximate: Approximate;
  readonly found: Found;
}

export type Question = keyof Verdicts;
export const questions: readonly Question[] = ["realizable", "identified", "approximate", "found"];

/** @param drawn  data sets of the panel on sample complexity; null where it has computed none for this experiment. */
export function verdictsOf(moment: Moment, drawn: DrawnSets | null): Verdicts {
  const realizable = realizableOf(moment);
  return {
    realizable,
    identified: identifiedOf(moment, realizable),
    approximate: approximateOf(moment, drawn),
    found: foundOf(moment, realizable),
  };
}

/** Ids of the panels with the evidence: heads of a known layer, else the errors. */
export function evidenceOf({ realizable }: Verdicts): Readonly<Record<Question, string>> {
  return {
    realizable: realizable.reason.kind === "constructed" ? "heads" : "loss",
    identified: "spectrum",
    approximate: "guarantee",
    found: "loss",
  };
}
