import { useId, useState } from "react";
import { Swatch } from "../../../charts/Marker";
import { mostSolvers } from "../../../experiment/eagle/document";
import { isSolverFor, solverFields, solverKinds } from "../../../experiment/eagle/solver-fields";
import type { Fields } from "../../../fields/fields";
import { LockNote } from "../../../shell/class/LockNote";
import { useLock } from "../../../shell/class/locks";
import { lockText } from "../../../shell/class/words";
import { FieldsForm } from "../../../shell/forms/FieldsForm";
import { propose } from "../../../shell/forms/propose";
import { valuesOf } from "../../../shell/forms/values";
import { readingPace } from "../../../state/react";
import { IconButton } from "../../../ui/IconButton";
import { ChevronIcon, EyeIcon, EyeOffIcon, PlusIcon, RemoveIcon } from "../../../ui/icons";
import { useDocument, usePlayground, useSeries, useSession } from "../session/react";
import { solverText } from "../solver-words";
import { type NamedSolver, namedSolvers } from "../solvers";
import { baseSolver, presetOf } from "./base";
import { addSolver, removeSolver, withSolverField } from "./edits";
import { standing, trainingStanding } from "./standing";
import { eagleRailText } from "./words";

/** Who fills the hole. */
export function SolverList() {
  const session = useSession();
  const document = useDocument();
  const most = mostSolvers(document);
  const full = document.solvers.length >= most;
  const kinds = solverKinds.filter((kind) => isSolverFor(kind, document.problem.kind));
  const lock = useLock("solvers");
  const words = eagleRailText.solvers;
  return (
    <section className="rail-section" aria-labelledby="solvers-heading">
      <h2 id="solvers-heading">{words.title}</h2>
      {document.solvers.length === 0 && <p className="rail-empty">{words.none}</p>}
      <ul className="learners">
        {namedSolvers(document).map((solver) => (
          <SolverCard key={solver.index} solver={solver} mayChange={lock === "free"} />
        ))}
      </ul>
      {lock === "locked" && <LockNote />}
      <div className="pills" hidden={lock !== "free"}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="pill"
            aria-label={words.add(solverText.names[kind])}
            disabled={full}
            onClick={() => addSolver(session, kind)}
          >
            <PlusIcon />
            {solverText.names[kind]}
          </button>
        ))}
      </div>
      {full && lock === "free" && <p className="field-help">{words.most(most)}</p>}
    </section>
  );
}

function SolverCard({ solver, mayChange }: { readonly solver: NamedSolver; readonly mayChange: boolean }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const formId = useId();
  const { index, name, spec, marker, color, stroke } = solver;
  const hidden = usePlayground((state) => state.hidden.has(index));
  const words = eagleRailText.solvers;
  const hasSettings = Object.keys(solverFields[spec.kind]).length > 0;
  return (
    <li className={hidden ? "learner learner-hidden" : "learner"}>
      <div className="learner-head">
        <Swatch shape={marker} color={color} stroke={stroke} />
        <h3>
          {hasSettings ? (
            <button
              type="button"
              className="learner-name"
              aria-expanded={open}
              aria-controls={formId}
              title={words.settings(name)}
              onClick={() => setOpen(!open)}
            >
              {name}
              <ChevronIcon />
            </button>
          ) : (
            <span className="learner-name">{name}</span>
          )}
        </h3>
        <Count index={index} />
      </div>
      <div className="learner-body">
        <p>{solverText.methods[spec.kind]}</p>
        <State solver={solver} />
        <div className="learner-actions">
          <IconButton look="plain" label={hidden ? words.show(name) : words.hide(name)} onPress={() => session.setHidden(index, !hidden)}>
            {hidden ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
          <IconButton
            look="plain"
            label={words.remove(name)}
            disabled={!mayChange}
            hint={mayChange ? undefined : lockText.control}
            onPress={() => removeSolver(session, index)}
          >
            <RemoveIcon />
          </IconButton>
        </div>
      </div>
      <div id={formId}>{open && hasSettings && <SolverForm solver={solver} />}</div>
    </li>
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
      : standing(series.solver(solver.index), series.problem);
  return <p className={wrong ? "learner-state tone-error" : "learner-state number"}>{words}</p>;
}
