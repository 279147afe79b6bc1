/** Messages between page and worker on an encoder of a document, trained or not yet. */

import type { FromSweep } from "../../../../platform/engine/sweep";
import type { LionDocument } from "../../document/document";
import type { MirrorBreak, MirrorScores, Reversal } from "../../math/encoder/mirror";
import type { EncoderSettings } from "../../math/encoder/settings";
import type { FormName } from "../../math/forms/form";
import type { Precision } from "../../math/kernel-forms";

export interface AskedEncoder {
  readonly document: LionDocument;
  /** Index into the learners of the document; its first encoder is used. */
  readonly learner: number;
  /** Weights as training reported them; null for the initial weights. */
  readonly weights: Float32Array | null;
}

/** Tokens in a chunk: about as many as a head has numbers, so that blocks cost no more than carrying states between them. */
export const encoderChunk = 16;

/** Tokens in a chunk of a sequence; at least two chunks, as a single one would be full attention. */
export function chunkWithin(length: number): number {
  return Math.min(encoderChunk, Math.ceil(length / 2));
}

/** The chunks are those of linear time, with states carried from one to the next. */
export const encoderForms = ["full", "recurrent", "state-chunk"] as const satisfies readonly FormName[];
export type EncoderForm = (typeof encoderForms)[number];

/** Scores of a form on the first test sequence, compared with full attention. */
export interface FormAnswers {
  readonly form: EncoderForm;
  readonly precision: Precision;
  /** The largest difference from full attention, anywhere, and the largest score in size. */
  readonly difference: number;
  readonly largest: number;
}

/** Cost of a form at a length, in float32. */
export interface FormCost {
  readonly form: EncoderForm;
  readonly length: number;
  /** From tokens to scores: median over `costRounds`. */
  readonly milliseconds: number;
  /** Bytes of the kernels' arrays. */
  readonly bytes: number;
  /** The largest difference from full attention, over the largest score; null where that was not computed. */
  readonly relative: number | null;
  /** By the cost model: operations of the whole encoder, and bytes that the heads of a layer hold at once. */
  readonly operations: number;
  readonly held: number;
}

export const costRounds = 3;
export type FromFormAnswers = FromSweep<FormAnswers>;
export type FromFormCosts = FromSweep<FormCost>;

/** An encoder with its input reversed, unchanged and with changes to its settings. */
export interface ToMirror extends AskedEncoder {
  /** Index into the test sequences. */
  readonly sequence: number;
  readonly reversal: Reversal;
}

/** The same weights with settings that no weight depends on. */
export type MirrorChanges = Partial<Pick<EncoderSettings, "convention" | "directions" | "positions">>;

export interface MirrorRun extends MirrorScores {
  /** The changed settings; none in the first run. */
  readonly changes: MirrorChanges;
  readonly breaks: readonly MirrorBreak[];
  /** Whether outputs move with their tokens under every permutation. */
  readonly orderless: boolean;
  /** Labels of the tokens of the sequence, and of the classes. */
  readonly tokens: readonly string[];
  readonly classes: readonly string[];
}

export type FromMirror = FromSweep<MirrorRun>;
