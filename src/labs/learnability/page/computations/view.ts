import type { ComponentType } from "react";
import type { DataTable } from "../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../platform/ui/Sentence";
import type { Question } from "../../engine/study/questions";
import type { ComputingSpec } from "../../math/tasks/registry";
import type { Chosen } from "./choices";
import type { Moment } from "./moment";

/** One view of the panel: its questions, sentence, table and picture. Adding one is such a record and a line in `views.ts`. */
export interface View {
  readonly explain: readonly string[];
  readonly formula: string;
  /** Asked while the view is open. */
  readonly questions: (task: ComputingSpec, chosen: Chosen) => readonly Question[];
  readonly sentence: (moment: Moment) => SentenceParts;
  readonly table: (moment: Moment) => DataTable;
  readonly Controls: ComponentType | null;
  readonly Picture: ComponentType;
}

export const noTable: DataTable = { columns: [], rows: [] };
