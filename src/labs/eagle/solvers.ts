/** How solvers are named and drawn: names, colours by how fast they are, markers. */
import type { SolverKind } from "../../eagle/settings";
import type { EagleDocument } from "../../experiment/eagle/document";
import { type EagleSpec, type SolverSpec, solverFields } from "../../experiment/eagle/solver-fields";
import { solverText } from "./solver-words";

interface SolverLook {
  readonly color: string;
  readonly textColor: string;
  readonly marker: number;
}

/** A place of the ramp: 0 amber, 4 indigo. */
const ramp = (place: number, marker: number): SolverLook => ({
  color: `var(--ramp-${place})`,
  textColor: `var(--ramp-text-${place})`,
  marker,
});

/** Iterative solvers take the ramp in order of speed, the direct solution has the closed form's colour and diamond. */
const looks: Readonly<Record<SolverKind, SolverLook>> = {
  "gradient-descent": ramp(0, 0),
  "sketch-sgd": ramp(0, 5),
  "conjugate-gradients": ramp(1, 1),
  lsmr: ramp(1, 4),
  "newton-schulz": ramp(2, 7),
  eagle: ramp(4, 2),
  direct: { color: "var(--closed-form)", textColor: "var(--closed-form)", marker: 3 },
};

export interface NamedSolver extends SolverLook {
  /** Its place in the document. */
  readonly index: number;
  readonly spec: SolverSpec;
  /** Told apart from others of its kind by its place. */
  readonly name: string;
}

/** All solvers of a document with the names that the page gives them. */
export function namedSolvers({ solvers }: EagleDocument): readonly NamedSolver[] {
  return solvers.map((spec, index) => {
    const plain = nameOf(spec);
    const alike = solvers.filter((other) => nameOf(other) === plain);
    const name = alike.length > 1 ? solverText.numbered(plain, alike.indexOf(spec) + 1) : plain;
    return { index, spec, name, ...looks[spec.kind] };
  });
}

function nameOf(spec: SolverSpec): string {
  if (spec.kind !== "eagle") return solverText.names[spec.kind];
  const { eta, gamma } = spec;
  const { eta: usualEta, gamma: usualGamma } = solverFields.eagle;
  const plain = regimeName(spec);
  return eta === usualEta.default && gamma === usualGamma.default ? plain : solverText.eagle.steps(plain, eta, gamma);
}

function regimeName(spec: EagleSpec): string {
  const { regime, form, rescaled, accelerated } = spec;
  if (regime === "distributed") return accelerated ? solverText.eagle.frozen : solverText.eagle.distributed;
  if (regime === "limited") return rescaled ? solverText.eagle.rescaled(spec.r) : solverText.eagle.limited(spec.r);
  return form === "estimation" ? solverText.eagle.estimation : solverText.eagle.unconstrained;
}
