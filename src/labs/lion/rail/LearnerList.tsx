import { useId, useState } from "react";
import { formatFixed } from "../../../charts/format";
import { Swatch } from "../../../charts/Marker";
import { encoderFields, mostLearners } from "../../../experiment/lion/encoder-fields";
import { taskKinds } from "../../../lion/tasks/tasks";
import { LockNote } from "../../../shell/class/LockNote";
import { useLock } from "../../../shell/class/locks";
import { lockText } from "../../../shell/class/words";
import { FieldsForm } from "../../../shell/forms/FieldsForm";
import { propose } from "../../../shell/forms/propose";
import { valuesOf } from "../../../shell/forms/values";
import { readingPace } from "../../../state/react";
import { IconButton } from "../../../ui/IconButton";
import { ChevronIcon, EyeIcon, EyeOffIcon, PlusIcon, RemoveIcon } from "../../../ui/icons";
import { encoderText } from "../encoder-words";
import { type NamedEncoder, namedEncoders, variantName } from "../encoders";
import { latestOf } from "../session/latest";
import { useDocument, usePlayground, useSeries, useSession } from "../session/react";
import { baseLearner, presetOf } from "./base";
import { addLearner, removeLearner, withLearnerField } from "./edits";
import { lionRailText } from "./words";

const variants = Object.keys(encoderFields.variant.options) as (keyof typeof encoderFields.variant.options)[];

/** Who learns the task. */
export function LearnerList() {
  const session = useSession();
  const document = useDocument();
  const full = document.learners.length >= mostLearners;
  const lock = useLock("learners");
  const words = lionRailText.learners;
  return (
    <section className="rail-section" aria-labelledby="encoders-heading">
      <h2 id="encoders-heading">{words.title}</h2>
      {document.learners.length === 0 && <p className="rail-empty">{words.none}</p>}
      <ul className="learners">
        {namedEncoders(document).map((encoder) => (
          <EncoderCard key={encoder.index} encoder={encoder} mayChange={lock === "free"} />
        ))}
      </ul>
      {lock === "locked" && <LockNote />}
      <div className="pills" hidden={lock !== "free"}>
        {variants.map((variant) => (
          <button
            key={variant}
            type="button"
            className="pill"
            aria-label={words.add(variantName(variant))}
            disabled={full}
            onClick={() => addLearner(session, variant)}
          >
            <PlusIcon />
            {variantName(variant)}
          </button>
        ))}
      </div>
      {full && lock === "free" && <p className="field-help">{words.most(mostLearners)}</p>}
    </section>
  );
}

function EncoderCard({ encoder, mayChange }: { readonly encoder: NamedEncoder; readonly mayChange: boolean }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const formId = useId();
  const { index, name, spec, marker, color, stroke } = encoder;
  const hidden = usePlayground((state) => state.hidden.has(index));
  const words = lionRailText.learners;
  return (
    <li className={hidden ? "learner learner-hidden" : "learner"}>
      <div className="learner-head">
        <Swatch shape={marker} color={color} stroke={stroke} />
        <h3>
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
        </h3>
        <Count index={index} />
      </div>
      <div className="learner-body">
        <p>{encoderText.methods[spec.variant]}</p>
        <State index={index} />
        <div className="learner-actions">
          <IconButton look="plain" label={hidden ? words.show(name) : words.hide(name)} onPress={() => session.setHidden(index, !hidden)}>
            {hidden ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
          <IconButton
            look="plain"
            label={words.remove(name)}
            disabled={!mayChange}
            hint={mayChange ? undefined : lockText.control}
            onPress={() => removeLearner(session, index)}
          >
            <RemoveIcon />
          </IconButton>
        </div>
      </div>
      <div id={formId}>{open && <EncoderForm encoder={encoder} />}</div>
    </li>
  );
}

function EncoderForm({ encoder: { index, spec } }: { readonly encoder: NamedEncoder }) {
  const session = useSession();
  const document = useDocument();
  const { problem } = document;
  if (problem.kind !== "task") return null;
  return (
    <div className="learner-form">
      <FieldsForm
        owner={spec.kind}
        table={encoderFields}
        values={valuesOf(spec)}
        base={baseLearner(spec, index, problem.task, presetOf(document))}
        propose={(name, value) => propose(session, `learners[${index}].${name}`, withLearnerField(index, name, value))}
      />
    </div>
  );
}

function Count({ index }: { readonly index: number }) {
  const state = useSeries(true, readingPace).encoder(index);
  if (!state || state.step === 0) return null;
  return <p className="learner-error number">{lionRailText.learners.steps(state.step)}</p>;
}

/** How it stands, in a few words. */
function State({ index }: { readonly index: number }) {
  const { problem } = useDocument();
  const state = useSeries(true, readingPace).encoder(index);
  const words = lionRailText.learners;
  if (!state || problem.kind !== "task" || state.status === "waiting") return <p className="learner-state">{words.waiting}</p>;
  if (state.status === "failed") return <p className="learner-state tone-error">{state.failure ?? words.failed}</p>;
  const latest = latestOf(state);
  const { measure } = taskKinds[problem.task];
  const found = latest ? words[measure](formatFixed(latest[measure], 3)) : "";
  const skipped = state.runs.reduce((sum, run) => sum + run.skipped, 0);
  return (
    <p className="learner-state number">{`${state.status === "done" ? words.learned : words.learns}${found}${words.skipped(skipped)}`}</p>
  );
}
