/** Names and looks of solvers: colours by their speed, markers and dashes that distinguish variants of one. */
import type { LossLine } from "../../../platform/charts/loss-data";
import type { EagleDocument } from "../document/document";
import { type EagleSpec, type SolverSpec, type SolverSpecKind, solverFields } from "../document/solver-fields";
import { solverText } from "./solver-words";

interface KindLook {
  readonly color: string;
  readonly textColor: string;
  readonly marker: number;
}

export interface SolverLook extends KindLook {
  readonly stroke: LossLine["stroke"];
}

/** A place of the ramp: 0 amber, 4 indigo. */
const ramp = (place: number, marker: number): KindLook => ({
  color: `var(--ramp-${place})`,
  textColor: `var(--ramp-text-${place})`,
  marker,
});

/** Iterative solvers take the ramp in order of speed, the direct solution has the closed form's colour and diamond. */
const looks: Readonly<Record<SolverSpecKind, KindLook>> = {
  "gradient-descent": ramp(0, 0),
  "sketch-sgd": ramp(0, 5),
  "conjugate-gradients": ramp(1, 1),
  lsmr: ramp(1, 4),
  "newton-schulz": ramp(2, 7),
  eagle: ramp(4, 2),
  transformer: ramp(4, 2),
  direct: { color: "var(--closed-form)", textColor: "var(--closed-form)", marker: 3 },
};

/** Look of a kind that stands alone. */
export function lookOf(kind: SolverSpecKind): SolverLook {
  return { ...looks[kind], stroke: "solid" };
}

/** Strokes of variants, in turn. */
const strokes = ["solid", "dashed", "dotted"] as const;
/** Markers for variants, the most unlike first: there are as many as solvers in a race. */
const spareMarkers = [6, 1, 0, 4, 7, 3, 5, 2];

/**
 * The first solver of a kind has the look of its kind. Further ones keep its colour and have a marker that no other solver
 * has, and another stroke than the one before: on paper without colour, too, each can be found in the legend.
 */
function looksOf(solvers: readonly SolverSpec[]): readonly SolverLook[] {
  const taken = new Set(solvers.map(({ kind }) => looks[kind].marker));
  const spare = spareMarkers.filter((marker) => !taken.has(marker));
  return solvers.map(({ kind }, index) => {
    const before = solvers.slice(0, index).filter((other) => other.kind === kind).length;
    const marker = before === 0 ? looks[kind].marker : (spare.shift() ?? looks[kind].marker);
    return { ...looks[kind], marker, stroke: strokes[before % strokes.length] };
  });
}

export interface NamedSolver extends SolverLook {
  /** Its place in the document. */
  readonly index: number;
  readonly spec: SolverSpec;
  /** With a number where another solver has the same name. */
  readonly name: string;
}

/** All solvers of a document with the names that the page gives them. */
export function namedSolvers({ solvers }: EagleDocument): readonly NamedSolver[] {
  const look = looksOf(solvers);
  const plain = solvers.map((spec) => nameOf(spec, []));
  return solvers.map((spec, index) => {
    const alike = plain.flatMap((name, at) => (name === plain[index] ? [at] : []));
    const name = alike.length > 1 ? nameOf(spec, [String(alike.indexOf(index) + 1)]) : plain[index];
    return { index, spec, name, ...look[index] };
  });
}

/** @param more  further words in its brackets. */
function nameOf(spec: SolverSpec, more: readonly string[]): string {
  const settings = [...(spec.kind === "eagle" ? settingsOf(spec) : []), ...more];
  const name = spec.kind === "eagle" ? eagleName(spec) : solverText.names[spec.kind];
  return settings.length > 0 ? solverText.variant(name, settings) : name;
}

function eagleName({ regime, form, rescaled }: EagleSpec): string {
  const { unconstrained, estimation, rescaled: ours } = solverText.eagle;
  if (regime === "limited" && rescaled) return ours;
  return regime === "unconstrained" && form === "estimation" ? estimation : unconstrained;
}

/** Settings that differ from those of EAGLE as the page adds it. */
function settingsOf({ regime, accelerated, r, eta, gamma }: EagleSpec): readonly string[] {
  const words = solverText.eagle;
  const { eta: usualEta, gamma: usualGamma } = solverFields.eagle;
  const usual = eta === usualEta.default && gamma === usualGamma.default;
  return [
    ...(regime === "distributed" ? [accelerated ? words.frozen : words.distributed] : []),
    ...(regime === "limited" ? [words.columns(r)] : []),
    ...(usual ? [] : [words.eta(eta), words.gamma(gamma)]),
  ];
}
