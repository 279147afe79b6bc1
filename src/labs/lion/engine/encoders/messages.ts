/** What a page asks about an encoder of a document, trained or not yet, and what it is told. */

import type { FromSweep } from "../../../../platform/engine/sweep";
import type { LionDocument } from "../../document/document";
import type { MirrorBreak, MirrorScores, Reversal } from "../../math/encoder/mirror";
import type { EncoderSettings } from "../../math/encoder/settings";
import type { FormName } from "../../math/forms/form";
import type { Precision } from "../../math/kernel-forms";

export interface AskedEncoder {
  readonly document: LionDocument;
  /** Index into the learners of the document; of its encoders the first is meant. */
  readonly learner: number;
  /** As training told them; null asks about those that it starts from. */
  readonly weights: Float32Array | null;
}

/** Tokens in a chunk: about as many as a head has numbers, so that blocks cost no more than what carries states between them. */
export const encoderChunk = 16;

/** Fewer where a sequence would be a chunk or less: one alone is nothing but all pairs of tokens. */
export function chunkWithin(length: number): number {
  return Math.min(encoderChunk, Math.ceil(length / 2));
}

/** The chunks are those of linear time, with states carried from one to the next. */
export const encoderForms = ["full", "recurrent", "state-chunk"] as const satisfies readonly FormName[];
export type EncoderForm = (typeof encoderForms)[number];

/** How a form answers the first sequence that encoders are tested on. */
export interface FormAnswers {
  readonly form: EncoderForm;
  readonly precision: Precision;
  /** The largest difference from full attention, anywhere, and the largest score in size. */
  readonly difference: number;
  readonly largest: number;
}

/** What a form takes at a length, in float32. */
export interface FormCost {
  readonly form: EncoderForm;
  readonly length: number;
  /** From tokens to scores: median over `costRounds`. */
  readonly milliseconds: number;
  /** That arrays of the kernels have come to. */
  readonly bytes: number;
  /** The largest difference from full attention, over the largest score; null where that was not computed. */
  readonly relative: number | null;
  /** By the cost model: operations of the whole encoder, and bytes of what the heads of a layer hold at once. */
  readonly operations: number;
  readonly held: number;
}

export const costRounds = 3;
export type FromFormAnswers = FromSweep<FormAnswers>;
export type FromFormCosts = FromSweep<FormCost>;

/** An encoder with its input turned round, as it is and with something changed in it. */
export interface ToMirror extends AskedEncoder {
  /** Which of the sequences that encoders are tested on. */
  readonly sequence: number;
  readonly reversal: Reversal;
}

/** The same weights with settings that no weight depends on. */
export type MirrorChanges = Partial<Pick<EncoderSettings, "convention" | "directions" | "positions">>;

export interface MirrorRun extends MirrorScores {
  /** What was changed; nothing in the first of them. */
  readonly changes: MirrorChanges;
  readonly breaks: readonly MirrorBreak[];
  /** Whether answers move with their tokens however these are shuffled. */
  readonly orderless: boolean;
  /** What stands for each token of the sequence, and for each class. */
  readonly tokens: readonly string[];
  readonly classes: readonly string[];
}

export type FromMirror = FromSweep<MirrorRun>;
