import type { Fields } from "../../../../platform/fields/fields";
import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import type { Contenders } from "../../../../platform/shell/rail/lab-rail";
import { mostSolvers } from "../../document/document";
import { isSolverFor, solverFields, solverKinds } from "../../document/solver-fields";
import { useDocument, useSession } from "../session/react";
import { solverText } from "../solver-words";
import { namedSolvers } from "../solvers";
import { baseSolver, useBasePreset } from "./base";
import { addSolver, removeSolver, withSolverField } from "./edits";
import { eagleRailText } from "./words";

/** The solvers in the rail. */
export function useSolvers(): Contenders {
  const session = useSession();
  const document = useDocument();
  const base = useBasePreset();
  const words = eagleRailText.solvers;
  return {
    title: words.title,
    figure: words.figure,
    control: "solvers",
    most: mostSolvers(document),
    words,
    addable: solverKinds
      .filter((kind) => isSolverFor(kind, document.problem.kind))
      .map((kind) => ({ id: kind, name: solverText.names[kind], add: () => addSolver(session, kind) })),
    all: namedSolvers(document).map(({ index, name, marker, color, textColor, stroke, spec }) => ({
      ...{ index, name, marker, color, textColor, stroke },
      method: solverText.methods[spec.kind],
      settings:
        Object.keys(solverFields[spec.kind]).length === 0
          ? null
          : {
              owner: spec.kind,
              table: solverFields[spec.kind] as Fields,
              values: valuesOf(spec),
              base: valuesOf(baseSolver(spec, index, base)),
              propose: (field, value) => propose(session, `solvers[${index}].${field}`, withSolverField(index, field, value)),
            },
      remove: () => removeSolver(session, index),
    })),
  };
}
