/** Reports of the LION lab's jobs, as pure data. */

import type { JobCheckpoint, JobState } from "../../../platform/engine/job";
import type { LabTypes } from "../../../platform/engine/lab-engine";
import type { LionDocument } from "../document/document";
import type { LionResult, TaskResult } from "../document/result";
import type { TokenDecays } from "../math/decays";
import type { FormName } from "../math/forms/form";
import type { LionData } from "../math/own-data";
import type { RecurrenceCheckpoint } from "../math/recurrence";
import type { Sequence } from "../math/sequence";
import type { NotFinite } from "./agreement";
import type { BaselinesState, EncoderCheckpoint, EncoderState } from "./training/protocol";

export interface Lion extends LabTypes {
  readonly document: LionDocument;
  readonly data: LionData;
  readonly state: LionState;
  readonly views: never;
  readonly checkpoint: SweepJobCheckpoint | EncoderCheckpoint;
  readonly choices: Record<never, never>;
  readonly result: LionResult | TaskResult;
}

export type LionState = FormsState | SweepState | BaselinesState | EncoderState;

/** Results of the forms so far. */
export interface FormsState extends JobState {
  readonly kind: "forms";
  /** The forms that are done, in the order of the document. */
  readonly forms: readonly FormRun[];
  /** Largest between any two forms that are done; 0 before there are two; NaN where `notFinite` gives the reason. */
  readonly maxDifference: number;
  /** Forms that are done and cannot be compared; missing in states that were kept before there was this field. */
  readonly notFinite?: readonly NotFinite[];
  /** The finite output of largest magnitude, of all forms that are done. */
  readonly largestOutput: number;
  /** The first head, where it is short enough to be drawn. */
  readonly head: DrawnHead | null;
  /** The decays of a picture's patches, for its grid, whatever their number. */
  readonly patchDecays: TokenDecays | null;
}

/** Tokens, and numbers in a query or a value, up to which a head is drawn. */
export const mostDrawn = { length: 64, width: 64 };

/** The head that panels draw: they compute its masks, rows and states themselves. */
export interface DrawnHead {
  /** Features are mapped. */
  readonly sequence: Sequence;
  readonly decays: TokenDecays;
}

export interface FormRun {
  readonly form: FormName;
  /** All heads together. */
  readonly milliseconds: number;
  /** Largest difference from the first form of the document; NaN where they cannot be compared. */
  readonly difference: number;
}

/** Progress of the two recurrences. */
export interface SweepState extends JobState {
  readonly kind: "sweep";
  /** Tokens that each of both states has read. */
  readonly step: number;
  /** Tokens of the sequence. */
  readonly length: number;
}

export interface SweepJobCheckpoint extends JobCheckpoint {
  readonly milliseconds: number;
  /** One for each head and scan. */
  readonly sweeps: readonly RecurrenceCheckpoint[];
}
