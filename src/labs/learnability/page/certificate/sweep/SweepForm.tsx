import { type FormEvent, useState } from "react";
import { fieldSaid } from "../../../../../platform/ui/language";
import { sweepable } from "../../../document/sweep";
import { usePlayground, useSession } from "../../session/react";
import { certificateText } from "../words";
import { firstSweepDraft, type SweepDraft, sweepDraftOf, withSweep } from "./sweep-draft";
import "./sweep-form.css";

/** Chooses the setting of a sweep and its values; nothing is computed before its button is pressed. */
export function SweepForm({ onDone }: { readonly onDone: () => void }) {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const [draft, setDraft] = useState<SweepDraft>(() => firstSweepDraft(experiment));
  const [problem, setProblem] = useState<string | null>(null);
  const words = certificateText.sweep.form;
  const change = (next: SweepDraft) => {
    setDraft(next);
    setProblem(null);
  };
  const take = (event: FormEvent) => {
    event.preventDefault();
    const swept = withSweep(experiment, draft);
    setProblem(typeof swept === "string" ? swept : null);
    if (typeof swept === "string") return;
    onDone();
    session.edit(() => swept);
  };
  const remove = () => {
    onDone();
    session.edit((before) => ({ ...before, sweep: null }));
  };
  return (
    <form className="sweep-form" aria-label={words.title} onSubmit={take} noValidate>
      <label className="sweep-field">
        {words.field}
        <select value={draft.field} onChange={({ target }) => change(sweepDraftOf(target.value, experiment))}>
          {[...sweepable(experiment.task)].map(([name, field]) => (
            <option key={name} value={name}>
              {fieldSaid(field).label}
            </option>
          ))}
        </select>
      </label>
      <label className="sweep-field sweep-list">
        {words.list}
        <input
          type="text"
          className="number"
          autoComplete="off"
          spellCheck={false}
          value={draft.list}
          aria-invalid={problem !== null}
          onChange={({ target }) => change({ ...draft, list: target.value })}
        />
      </label>
      <button type="submit" className="pill certificate-act">
        {experiment.sweep ? words.change : words.make}
      </button>
      {experiment.sweep && (
        <button type="button" className="pill" onClick={remove}>
          {words.remove}
        </button>
      )}
      <p className="sweep-problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
