/** Data of the loss chart. */
import type { RunAxisOptions } from "./run-axis";
import type { SeedBand } from "./seeds";

/** One learner's error curve. */
export interface LossLine {
  readonly id: string;
  readonly name: string;
  /** CSS colours of marks and of text. */
  readonly color: string;
  readonly textColor: string;
  /** Number of the marker's shape. */
  readonly marker: number;
  /** Distinguishes curves of one colour. */
  readonly stroke: "solid" | "dashed" | "dotted";
  /** Steps, samples or seconds, increasing. */
  readonly x: ArrayLike<number>;
  /** The error that is drawn boldly; NaN is a gap. */
  readonly main: ArrayLike<number>;
  /** Its companion, drawn thin; null draws none. */
  readonly thin: ArrayLike<number> | null;
  /** Range of the learner's seeds; null with a single seed. */
  readonly band: Pick<SeedBand, "low" | "high"> | null;
  /** Text of the label under the name. */
  readonly note: string;
  readonly diverged: boolean;
  /** Drawn weakly behind the others: one of many curves alike, of which another is highlighted. */
  readonly faint?: boolean;
}

/** A value that belongs to no place of the axis: a closed form, a curve that was computed at once, the variance of y. */
export interface LossLevel {
  readonly id: string;
  readonly role: "closed-form" | "convex" | "reference";
  readonly name: string;
  readonly value: number;
  readonly note: string;
  /** Where the line begins; the left end of the axis when missing. */
  readonly from?: number;
}

/** Whether a level belongs to a learner, and has a label at the right. */
export function isSolution<Level extends LossLevel>(level: Level): level is Level & { readonly role: "closed-form" | "convex" } {
  return level.role !== "reference";
}

/** A curve to compare with, without a learner of this run: theory, or an earlier run. */
export interface GuideLine {
  readonly id: string;
  readonly role: "theory" | "earlier";
  /** Written beside the curve; empty writes nothing. */
  readonly name: string;
  readonly x: ArrayLike<number>;
  readonly main: ArrayLike<number>;
}

/** A place on the horizontal axis that means something. */
export interface LossMark {
  readonly id: string;
  readonly name: string;
  readonly x: number;
}

export interface LossData {
  readonly lines: readonly LossLine[];
  readonly levels: readonly LossLevel[];
  readonly guides: readonly GuideLine[];
  readonly marks: readonly LossMark[];
  readonly axis: Pick<RunAxisOptions, "scale" | "low" | "high" | "whole">;
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
