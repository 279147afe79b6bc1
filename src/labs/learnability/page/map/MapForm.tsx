import { useEffect, useState } from "react";
import { same } from "../../../../platform/shell/forms/values";
import { readingPace } from "../../../../platform/state/react";
import { FittedSelect } from "../../../../platform/ui/controls/FittedSelect";
import { fieldSaid } from "../../../../platform/ui/language";
import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { problemSaid } from "../../../../platform/ui/problem-said";
import { mapFields, mappable } from "../../document/map";
import { sizeProblemSoon } from "../../document/size-check";
import type { GradientSpec } from "../../math/learners/gradient/fields";
import { namedLearners } from "../learners";
import { usePlayground, useSession } from "../session/react";
import { AxisForm } from "./AxisForm";
import { firstDraft, type MapDraft, withDraft } from "./draft";
import { Entry } from "./Entry";
import { useMap, useMoment } from "./Maps";
import { mapText } from "./words";

/** Milliseconds after the last change until the map of the form is opened, to measure its duration. */
const pause = 400;

/** Form for both axes, the learner and the seeds of a map. Its button computes the map, and shows the expected duration. */
export function MapForm() {
  const session = useSession();
  const { setEditing, propose, control } = useMap();
  const experiment = usePlayground((state) => state.experiment);
  const [draft, setDraft] = useState<MapDraft>(() => firstDraft(experiment));
  const [problem, setProblem] = useState<string | null>(null);
  // Scrolling past measures no map.
  const [attended, setAttended] = useState(false);
  const attend = () => setAttended(true);
  const words = mapText.form;
  const change = (part: Partial<MapDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    setProblem(null);
  };
  useEffect(() => {
    if (!attended) return;
    const parsed = withDraft(experiment, draft);
    // The present map stays in view until the form describes another one.
    const another = parsed.ok && !same(parsed.experiment.map, experiment.map) && sizeProblemSoon(parsed.experiment, null) === null;
    const wanted = another ? parsed.experiment : null;
    const timer = setTimeout(() => propose(wanted), pause);
    return () => clearTimeout(timer);
  }, [attended, experiment, draft, propose]);
  useEffect(() => () => propose(null), [propose]);
  const compute = async () => {
    const parsed = withDraft(experiment, draft);
    const wrong = parsed.ok ? await sizeProblemSoon(parsed.experiment, null) : parsed.problem;
    setProblem(wrong && problemSaid(wrong));
    if (!parsed.ok || wrong) return;
    setEditing(false);
    void control.show(parsed.experiment, session.ownData());
    control.play();
    session.edit(() => parsed.experiment);
  };
  const known = mappable(experiment.task);
  const draws = fieldSaid(mapFields.draws);
  return (
    <form
      className="map-form"
      aria-label={words.title}
      onPointerEnter={attend}
      onFocus={attend}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <AxisForm title={words.axes.x} axis={draft.x} known={known} onChange={(x) => change({ x })} />
      <AxisForm title={words.axes.y} axis={draft.y} known={known} onChange={(y) => change({ y })} />
      <fieldset className="map-axis">
        <legend>{words.learner}</legend>
        <LearnerChoice value={draft.learner} onChange={(learner) => change({ learner })} />
        <Entry label={words.steps} value={draft.learner.steps} onChange={(steps) => change({ learner: { ...draft.learner, steps } })} />
        <Entry label={fieldSaid(mapFields.seeds).label} value={draft.seeds} onChange={(seeds) => change({ seeds })} />
        <Entry label={fieldSaid(mapFields.seed).label} value={draft.seed} onChange={(seed) => change({ seed })} />
        <label className="map-field" title={draws.help}>
          {draws.label}
          <FittedSelect className="map-select" chosen={draws.options[draft.draws]}>
            <select value={draft.draws} onChange={(event) => change({ draws: event.target.value as MapDraft["draws"] })}>
              {Object.entries(draws.options).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </FittedSelect>
        </label>
        <Entry label={fieldSaid(mapFields.target).label} value={draft.target} onChange={(target) => change({ target })} />
      </fieldset>
      <div className="map-form-acts">
        <button type="button" className="pill map-act" onClick={compute}>
          <Price />
        </button>
        {experiment.map && (
          <button type="button" className="pill" onClick={() => setEditing(false)}>
            {words.back}
          </button>
        )}
        <p className="map-problem" role="alert">
          {problem}
        </p>
      </div>
    </form>
  );
}

/** Expected duration on the button, once it has been measured. */
function Price() {
  const { proposed } = useMap();
  const moment = useMoment(usePanelOnScreen(), readingPace);
  return mapText.compute(proposed && moment ? moment.left : null);
}

/** The settings that no axis sets are copied from a learner of the experiment. */
function LearnerChoice({ value, onChange }: { readonly value: GradientSpec; readonly onChange: (learner: GradientSpec) => void }) {
  const experiment = usePlayground((state) => state.experiment);
  const offered = namedLearners(experiment).flatMap(({ index, name, spec }) => (spec.kind === "gradient" ? [{ index, name, spec }] : []));
  const present = JSON.stringify(value);
  const chosen = offered.find(({ spec }) => JSON.stringify({ ...spec, steps: value.steps }) === present);
  const words = mapText.form;
  return (
    <label className="map-field">
      {words.learner}
      <FittedSelect className="map-select" chosen={chosen?.name ?? words.present}>
        <select
          value={chosen?.index ?? ""}
          onChange={(event) => {
            const picked = offered.find(({ index }) => String(index) === event.target.value);
            if (picked) onChange({ ...picked.spec, steps: value.steps });
          }}
        >
          {!chosen && <option value="">{words.present}</option>}
          {offered.map(({ index, name }) => (
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </select>
      </FittedSelect>
    </label>
  );
}
