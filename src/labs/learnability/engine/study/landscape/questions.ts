/** Questions about the loss landscape of a gradient learner, and their answers. Pure data. */
import type { LossSurface } from "../../../math/learners/landscape/surface";

/** A gradient learner at a step of its run. */
export interface LearnerAt {
  /** Index into `experiment.learners`. */
  readonly learner: number;
  readonly step: number;
}

/** A direction of a slice from its origin. A second choice of the same kind takes another direction of it. */
export type LandscapeDirection =
  /** Principal directions of the learner's own path. */
  | { readonly kind: "path" }
  | { readonly kind: "teacher" }
  | ({ readonly kind: "learner" } & LearnerAt)
  /** Top eigenvectors of the Hessian at the origin. */
  | { readonly kind: "sharpest" }
  /** Minus the gradient at the origin. */
  | { readonly kind: "downhill" }
  /** Gaussian, each matrix scaled by its norm at the origin. */
  | { readonly kind: "random" };

export interface LandscapeQuestion extends LearnerAt {
  readonly kind: "landscape";
  readonly origin: "start" | "end";
  readonly first: LandscapeDirection;
  readonly second: LandscapeDirection;
}

export type OtherSolution = { readonly kind: "teacher" } | ({ readonly kind: "learner" } & LearnerAt);

export interface BarrierQuestion extends LearnerAt {
  readonly kind: "barrier";
  readonly other: OtherSolution;
}

export interface PlaneMark {
  readonly what: "start" | "end" | "teacher" | "closed-form" | "learner";
  /** Index into `experiment.learners`; null for other marks. */
  readonly learner: number | null;
  readonly a: number;
  readonly b: number;
  /** Distance from the plane, in the units of a and b. */
  readonly off: number;
  /** Mean squared training error of the point itself, which differs from the plane's unless `off` is 0. */
  readonly loss: number;
}

/**
 * The loss over one plane, and points projected onto it. Coordinates are distances from the origin along orthonormal
 * directions.
 */
export interface PlaneView {
  readonly surface: LossSurface;
  /** Nearest points of the plane to the recorded points of the path. */
  readonly path: { readonly a: Float64Array; readonly b: Float64Array; readonly off: Float64Array };
  /** Share of the path's length that lies in the plane, 0 to 1. */
  readonly share: number;
  readonly marks: readonly PlaneMark[];
}

export interface LandscapeAnswer extends LearnerAt {
  readonly kind: "landscape";
  readonly first: LandscapeDirection;
  readonly second: LandscapeDirection;
  /** Heads of the learner, and of the space of the slice: equal, or more where it leads to a layer that has more. */
  readonly ownHeads: number;
  readonly heads: number;
  /** Steps at which the path was recorded, and the training errors there. */
  readonly steps: Float64Array;
  readonly losses: Float64Array;
  /** Over (V, Q): a polynomial of degree four. */
  readonly weights: PlaneView;
  /** Over p, the coefficients of the function: a quadratic, constant along the null space of Lambda. */
  readonly functions: PlaneView;
  /**
   * Whether the first and the second direction in function space were replaced by those of the path, because the chosen
   * ones do not change the function.
   */
  readonly replaced: readonly [boolean, boolean];
  /** Second derivatives of the loss along the sharpest directions, if requested. */
  readonly curvatures: readonly number[];
}

/** The loss on a segment from the learner, at 0, to the other solution, at 1: the surfaces at (t, 0). */
export interface BarrierAnswer extends LearnerAt {
  readonly kind: "barrier";
  readonly other: OtherSolution;
  readonly heads: number;
  /** Heads of both layers in their own order. */
  readonly unaligned: SegmentView;
  /** Heads of the other in the order and scale nearest to the learner's. */
  readonly aligned: SegmentView;
  /** Between the two functions. */
  readonly functions: SegmentView;
  /** For each head: its index in the other layer, from 0, and the factor of its V. */
  readonly from: readonly number[];
  readonly scales: readonly number[];
}

export interface SegmentView {
  readonly surface: LossSurface;
  /** Length of the segment in the norm of its space. */
  readonly length: number;
}
