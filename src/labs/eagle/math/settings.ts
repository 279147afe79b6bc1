/** Settings of the solvers, by `kind`. They are plain data: a document's fields can be passed as they are. */

/**
 * The action once D has settled, that is ||D_l - D_{l-1}||_F < tolerance ||D_l||_F, or once further iterations would spoil it (see
 * watch.ts): end; continue but keep the D of the smallest change; or continue and take the last D.
 */
export type WhenSettled = "stop" | "hold" | "continue";

export interface Stopping {
  /** Most iterations. */
  readonly iterations: number;
  /** tau, relative to ||D_l||_F; 0 for never. */
  readonly tolerance: number;
  readonly whenSettled: WhenSettled;
}

/**
 * Where rho_l = 1 / ||A_l||_2^2 comes from: eigenvalues of the Gram matrix at every iteration; those of the first, and from
 * then on rho_{l+1} = rho_l / (1 - eta)^2, which is exact for eta <= 1/3; or power steps, warm-started.
 */
export type RhoSource = "exact" | "recursive" | "power";

interface EagleCommon extends Stopping {
  readonly kind: "eagle";
  /** 1/3 in theory. */
  readonly eta: number;
  /** 1 in theory. */
  readonly gamma: number;
}

/** Algorithm 1 with S = I and M = 1. */
export interface UnconstrainedSettings extends EagleCommon {
  readonly regime: "unconstrained";
  /** Carry C and D, or the Nystrom parameter W with D_l = W_l C. */
  readonly form: "data" | "estimation";
  readonly rho: RhoSource;
  /** Scale A to norm 1 once, multiply A_l and B_l by 1 / (1 - eta) = 3/2 after every update, and take rho = 1. */
  readonly normalised: boolean;
}

/**
 * Algorithm 1 with S = I and a machine for each block; every machine's A is scaled to norm 1 at the start, so that rho is known
 * to all.
 */
export interface DistributedSettings extends EagleCommon {
  readonly regime: "distributed";
  readonly rho: RhoSource;
  readonly normalised: boolean;
  /** Stop updating A^mu, B^mu on all machines once none changes by more than 1e-10 of itself. */
  readonly accelerated: boolean;
}

/** Algorithm 1 with a sketch S_l (n x r), fresh at every iteration. */
export interface LimitedSettings extends EagleCommon {
  readonly regime: "limited";
  /** S with orthonormal columns, or r columns of the identity. */
  readonly sketch: "orthonormal" | "columns";
  /** r, at most n. */
  readonly r: number;
  /** The recursion does not hold for sketches. */
  readonly rho: Exclude<RhoSource, "recursive">;
  /** This project's variant, not the paper's: ||A_0|| = 1 once, rho = 1, and only the sketched part is rescaled. */
  readonly rescaled: boolean;
}

export type EagleSettings = UnconstrainedSettings | DistributedSettings | LimitedSettings;

/** X <- X - (X G - H) / sigma_max^2; with several blocks, gradients are averaged over machines. */
export interface GradientDescentSettings extends Stopping {
  readonly kind: "gradient-descent";
}

/** On X G = H with G = A A^T, H = B A^T: independently for each row of B. */
export interface ConjugateGradientsSettings extends Stopping {
  readonly kind: "conjugate-gradients";
}

/** Least squares min ||A^T w - b|| for each row of B. */
export interface LsmrSettings extends Stopping {
  readonly kind: "lsmr";
}

/** Gradient descent on r columns drawn afresh at every iteration. */
export interface SketchSgdSettings extends Stopping {
  readonly kind: "sketch-sgd";
  readonly r: number;
}

/** V <- V (2 I - A V), D = B V C. */
export interface NewtonSchulzSettings extends Stopping {
  readonly kind: "newton-schulz";
}

/** Minimum-norm least squares by QR, in one step. */
export interface DirectSettings extends Stopping {
  readonly kind: "direct";
}

export type SolverSettings =
  | EagleSettings
  | GradientDescentSettings
  | ConjugateGradientsSettings
  | LsmrSettings
  | SketchSgdSettings
  | NewtonSchulzSettings
  | DirectSettings;

export type SolverKind = SolverSettings["kind"];

export const usualStopping: Stopping = { iterations: 60, tolerance: 1e-12, whenSettled: "stop" };

/** Values of the theory and of the paper's simulations. */
export const usualEagle: UnconstrainedSettings = {
  kind: "eagle",
  regime: "unconstrained",
  form: "data",
  rho: "exact",
  normalised: false,
  eta: 1 / 3,
  gamma: 1,
  ...usualStopping,
};

/** Machines that freeze, with rho = 1 by the normalised form, which does not underflow in thousands of rounds. */
export const usualDistributed: DistributedSettings = {
  kind: "eagle",
  regime: "distributed",
  rho: "recursive",
  normalised: true,
  accelerated: true,
  eta: 1 / 3,
  gamma: 1,
  ...usualStopping,
};

export const usualLimited: LimitedSettings = {
  kind: "eagle",
  regime: "limited",
  sketch: "columns",
  r: 60,
  rho: "exact",
  rescaled: false,
  eta: 1 / 3,
  gamma: 1,
  ...usualStopping,
};
