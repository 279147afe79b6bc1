/** What the jobs of the LION lab tell, as pure data. */
import type { LionDocument } from "../../experiment/lion/document";
import type { LionResult } from "../../experiment/lion/result";
import type { FormName } from "../../lion/forms/form";
import type { LionData } from "../../lion/own-data";
import type { JobCheckpoint, JobState } from "../core/job";
import type { LabTypes } from "../core/lab-engine";

export interface Lion extends LabTypes {
  readonly document: LionDocument;
  readonly data: LionData;
  readonly state: FormsState;
  readonly views: never;
  readonly checkpoint: JobCheckpoint;
  readonly choices: Record<never, never>;
  readonly result: LionResult;
}

/** What has been computed so far. */
export interface FormsState extends JobState {
  readonly kind: "forms";
  /** In the order of the document, those that are done. */
  readonly forms: readonly FormRun[];
  /** Between any two forms that are done, anywhere; 0 before there are two. */
  readonly maxDifference: number;
  /** The largest output in size, of any form that is done. */
  readonly largestOutput: number;
}

export interface FormRun {
  readonly form: FormName;
  /** All heads together. */
  readonly milliseconds: number;
}
