import { defaultsOf, type Fields } from "../../../../platform/fields/fields";
import { propose } from "../../../../platform/shell/forms/propose";
import { useOwnDataAsked } from "../../../../platform/shell/own-data/asked";
import { ProblemSection } from "../../../../platform/shell/rail/ProblemSection";
import { eagleFields } from "../../document/document";
import { madeKinds, type ProblemSpec, problemFields } from "../../document/problem-fields";
import { isSolverFor } from "../../document/solver-fields";
import { useDocument, useSession } from "../session/react";
import { baseProblem, presetOf } from "./base";
import { type Change, newSolver, withProblemField, withSeed } from "./edits";
import { OwnMatrixPane } from "./OwnMatrixPane";
import { SolverList } from "./SolverList";
import { eagleRailText } from "./words";

/** A file of a person's own comes last. */
const kinds = [...madeKinds, "custom"] as const;

/** Settings of the problem and its solvers. */
export function Settings() {
  const asked = useOwnDataAsked();
  return (
    <>
      <MatrixSection />
      {!asked && <SolverList />}
    </>
  );
}

function MatrixSection() {
  const session = useSession();
  const document = useDocument();
  const { problem, seed } = document;
  return (
    <ProblemSection
      words={eagleRailText.problem}
      kinds={kinds}
      problem={problem}
      fields={problemFields}
      base={baseProblem(problem, presetOf(document))}
      seed={{ field: eagleFields.seed, value: seed }}
      Own={OwnMatrixPane}
      choose={(kind) => session.edit(withKind(kind))}
      propose={(name, value) => propose(session, `problem.${name}`, withProblemField(name, value))}
      proposeSeed={(value) => propose(session, "seed", withSeed(value))}
    />
  );
}

/** Another kind of problem, with solvers for it, and their regime that suits it: several machines, or one. */
const withKind =
  (kind: (typeof madeKinds)[number]): Change =>
  (before) => {
    const problem = { kind, ...defaultsOf(problemFields[kind] as Fields) } as ProblemSpec;
    const after = { ...before, problem };
    const fit = before.solvers.filter((spec) => isSolverFor(spec.kind, kind));
    const solvers = fit.length > 0 ? fit : [newSolver(kind === "training" ? "transformer" : "eagle", after)];
    return {
      ...after,
      solvers: solvers.map((spec) => (spec.kind === "eagle" && !suits(spec, problem) ? newSolver("eagle", after) : spec)),
    };
  };

/** Whether a solver's regime is for this kind of problem: what is distributed can also be solved in one place. */
function suits({ regime }: { readonly regime: string }, { kind }: ProblemSpec): boolean {
  return kind === "distributed" || regime !== "distributed";
}
