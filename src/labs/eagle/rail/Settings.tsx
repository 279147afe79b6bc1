import { useState } from "react";
import { eagleFields } from "../../../experiment/eagle/document";
import { madeKinds, type ProblemSpec, problemFields } from "../../../experiment/eagle/problem-fields";
import { defaultsOf, type Fields } from "../../../fields/fields";
import { LockNote } from "../../../shell/class/LockNote";
import { useLock } from "../../../shell/class/locks";
import { FieldsForm } from "../../../shell/forms/FieldsForm";
import { SeedField } from "../../../shell/forms/SeedField";
import { valuesOf } from "../../../shell/forms/values";
import { StaticNumber } from "../../../ui/controls/StaticField";
import { useDocument, useSession } from "../session/react";
import { baseProblem, presetOf } from "./base";
import { newSolver, propose, withProblemField, withSeed } from "./edits";
import { OwnMatrixPane } from "./OwnMatrixPane";
import { SolverList } from "./SolverList";
import { eagleRailText } from "./words";

/** A file of a person's own comes last. */
const kinds: readonly ProblemSpec["kind"][] = [...madeKinds, "custom"];

/** What is to be completed, and who completes it. */
export function Settings() {
  return (
    <>
      <ProblemSection />
      <SolverList />
    </>
  );
}

function ProblemSection() {
  const session = useSession();
  const document = useDocument();
  const { problem, seed } = document;
  const lock = useLock("kind");
  const seedLock = useLock("seed");
  // A file becomes the problem once it is open; until then choosing it only shows how to open one.
  const [browsing, setBrowsing] = useState<ProblemSpec | null>(null);
  const shown = browsing === problem ? "custom" : problem.kind;
  const choose = (kind: ProblemSpec["kind"]) => {
    setBrowsing(kind === "custom" ? problem : null);
    if (kind === "custom" || kind === problem.kind) return;
    const chosen = { kind, ...defaultsOf(problemFields[kind] as Fields) } as ProblemSpec;
    session.edit((before) => {
      const after = { ...before, problem: chosen };
      // Regimes suit problems: several machines, or one.
      return {
        ...after,
        solvers: before.solvers.map((spec) => (spec.kind === "eagle" && !suits(spec, chosen) ? newSolver("eagle", after) : spec)),
      };
    });
  };
  const words = eagleRailText.problem;
  return (
    <section className="rail-section" aria-labelledby="problem-heading">
      <h2 id="problem-heading">{words.title}</h2>
      {lock !== "hidden" && (
        <fieldset className="kinds" disabled={lock === "locked"}>
          <legend className="visually-hidden">{words.kind}</legend>
          {kinds.map((kind) => (
            <label key={kind} className="kind">
              <input type="radio" name="problem-kind" value={kind} checked={kind === shown} onChange={() => choose(kind)} />
              <span>{words.kinds[kind]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {lock === "locked" && <LockNote />}
      {shown === "custom" && <OwnMatrixPane />}
      {shown !== "custom" && problem.kind !== "custom" && (
        <FieldsForm
          key={problem.kind}
          owner={problem.kind}
          table={problemFields[problem.kind]}
          values={valuesOf(problem)}
          base={valuesOf(baseProblem(problem, presetOf(document)))}
          propose={(name, value) => propose(session, `problem.${name}`, withProblemField(name, value))}
        />
      )}
      {seedLock === "locked" && <StaticNumber field={eagleFields.seed} value={seed} locked />}
      {seedLock === "free" && (
        <SeedField field={eagleFields.seed} value={seed} propose={(value) => propose(session, "seed", withSeed(value))} />
      )}
    </section>
  );
}

/** Whether a solver's regime is for this kind of problem: what is distributed can also be solved in one place. */
function suits({ regime }: { readonly regime: string }, { kind }: ProblemSpec): boolean {
  return kind === "distributed" || regime !== "distributed";
}
