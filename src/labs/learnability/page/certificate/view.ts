import type { ComponentType } from "react";
import type { DataTable } from "../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../platform/ui/Sentence";
import type { Question } from "../../engine/study/questions";
import type { Moment } from "./moment";

/** One view of the laboratory: what it asks, says, lists and draws. Adding one is such a record and a line in `views.ts`. */
export interface View {
  readonly explain: readonly string[];
  readonly formula: string;
  /** What has to be asked now; questions that are not among these any more are given up. */
  readonly questions: (moment: Moment) => readonly Question[];
  /** What stands in place of the picture while there is none: what is waited for, or what to do; null when there is one. */
  readonly instead: (moment: Moment) => SentenceParts | null;
  /** What the picture shows. */
  readonly sentence: (moment: Moment) => SentenceParts;
  /** Its numbers. */
  readonly table: (moment: Moment) => DataTable;
  readonly Controls: ComponentType | null;
  readonly Picture: ComponentType;
}
