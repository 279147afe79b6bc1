import type { Fields } from "../../../../platform/fields/fields";
import { FieldsForm } from "../../../../platform/shell/forms/FieldsForm";
import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import { Contender, Contenders } from "../../../../platform/shell/rail/Contenders";
import { readingPace } from "../../../../platform/state/react";
import { failureSaid } from "../../../../platform/ui/problem-said";
import { mostSolvers } from "../../document/document";
import { isSolverFor, solverFields, solverKinds } from "../../document/solver-fields";
import type { ProblemState, SolverState } from "../../engine/protocol";
import type { TrainingState } from "../../engine/training/protocol";
import { useDocument, usePlayground, useSeries, useSession } from "../session/react";
import { solverText } from "../solver-words";
import { type NamedSolver, namedSolvers } from "../solvers";
import { baseSolver, presetOf } from "./base";
import { addSolver, removeSolver, withSolverField } from "./edits";
import { eagleRailText } from "./words";

/** The list of solvers. */
export function SolverList() {
  const session = useSession();
  const document = useDocument();
  const words = eagleRailText.solvers;
  const kinds = solverKinds.filter((kind) => isSolverFor(kind, document.problem.kind));
  const addable = kinds.map((kind) => {
    const name = solverText.names[kind];
    return { id: kind, words: name, name: words.add(name), add: () => addSolver(session, kind) };
  });
  return (
    <Contenders
      {...{ title: words.title, control: "solvers", words, addable }}
      count={document.solvers.length}
      most={mostSolvers(document)}
    >
      {({ change }) => namedSolvers(document).map((solver) => <SolverCard key={solver.index} solver={solver} mayChange={change} />)}
    </Contenders>
  );
}

function SolverCard({ solver, mayChange }: { readonly solver: NamedSolver; readonly mayChange: boolean }) {
  const session = useSession();
  const { index, spec } = solver;
  const hidden = usePlayground((state) => state.hidden.has(index));
  const hasSettings = Object.keys(solverFields[spec.kind]).length > 0;
  return (
    <Contender
      {...{ contender: solver, hidden, mayChange }}
      method={solverText.methods[spec.kind]}
      figure={<Count index={index} />}
      standing={<State solver={solver} />}
      settings={hasSettings ? () => <SolverForm solver={solver} /> : null}
      onHide={(hide) => session.setHidden(index, hide)}
      onRemove={() => removeSolver(session, index)}
    />
  );
}

function SolverForm({ solver: { index, spec } }: { readonly solver: NamedSolver }) {
  const session = useSession();
  const document = useDocument();
  return (
    <div className="learner-form">
      <FieldsForm
        owner={spec.kind}
        table={solverFields[spec.kind] as Fields}
        values={valuesOf(spec)}
        base={valuesOf(baseSolver(spec, index, presetOf(document)))}
        propose={(name, value) => propose(session, `solvers[${index}].${name}`, withSolverField(index, name, value))}
      />
    </div>
  );
}

function Count({ index }: { readonly index: number }) {
  const series = useSeries(true, readingPace);
  const state = series.solver(index) ?? series.training(index);
  if (!state || state.iteration === 0) return null;
  return <p className="learner-error number">{eagleRailText.solvers.iterations(state.iteration)}</p>;
}

function State({ solver }: { readonly solver: NamedSolver }) {
  const series = useSeries(true, readingPace);
  const { words, wrong } =
    solver.spec.kind === "transformer"
      ? trainingStanding(series.training(solver.index))
      : standing(series.solver(solver.index), series.problem, solver.spec.kind === "eagle" && solver.spec.regime === "distributed");
  return <p className={wrong ? "learner-state tone-error" : "learner-state number"}>{words}</p>;
}

/**
 * How a solver stands, in a few words.
 *
 * @param distributed  whether it runs on machines, which may freeze.
 */
function standing(
  state: SolverState | undefined,
  problem: ProblemState | null,
  distributed: boolean,
): { readonly words: string; readonly wrong: boolean } {
  const words = eagleRailText.standing;
  if (problem?.refused) return { words: words.nothing, wrong: false };
  if (!state || state.status === "waiting") return { words: words.waiting, wrong: false };
  if (state.status === "failed") return { words: state.failure ? failureSaid(state.failure) : words.failed, wrong: true };
  if (state.ended === "diverged") return { words: words.diverged, wrong: true };
  const error = state.curve.error.at(-1) ?? Number.NaN;
  const known = Number.isNaN(error) ? "" : words.error(error);
  const { acted } = state;
  if (acted?.because === "rounding") return { words: `${words.rounding(distributed)}${known}`, wrong: true };
  if (acted?.because === "growing") return { words: `${words.guarded(acted.kept, acted.at)}${known}`, wrong: false };
  if (state.ended === "iterations") return { words: `${words.spent}${known}`, wrong: false };
  if (acted) return { words: `${state.caveat ? words.caveats[state.caveat] : words.settled}${known}`, wrong: false };
  if (state.ended === "solved") return { words: `${words.solved}${known}`, wrong: false };
  return { words: `${words.running}${known}`, wrong: false };
}

/** Likewise a network in training. */
function trainingStanding(state: TrainingState | undefined): { readonly words: string; readonly wrong: boolean } {
  const words = eagleRailText.standing;
  if (!state || state.status === "waiting") return { words: words.waiting, wrong: false };
  if (state.status === "failed") return { words: state.failure ? failureSaid(state.failure) : words.failed, wrong: true };
  const median = state.curve.median.at(-1);
  const error = median === undefined ? "" : words.medianError(median);
  return { words: `${state.status === "done" ? words.trained : words.trains}${error}${words.skipped(state.skipped)}`, wrong: false };
}
