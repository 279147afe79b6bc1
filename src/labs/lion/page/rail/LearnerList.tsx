import { formatFixed } from "../../../../platform/charts/format";
import { FieldsForm } from "../../../../platform/shell/forms/FieldsForm";
import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import { Contender, Contenders } from "../../../../platform/shell/rail/Contenders";
import { readingPace } from "../../../../platform/state/react";
import { failureSaid } from "../../../../platform/ui/problem-said";
import { encoderFields, mostLearners } from "../../document/encoder-fields";
import { taskKinds } from "../../math/tasks/tasks";
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
  const words = lionRailText.learners;
  const addable = variants.map((variant) => {
    const name = variantName(variant);
    return { id: variant, words: name, name: words.add(name), add: () => addLearner(session, variant) };
  });
  return (
    <Contenders {...{ title: words.title, control: "learners", words, addable }} count={document.learners.length} most={mostLearners}>
      {({ change }) => namedEncoders(document).map((encoder) => <EncoderCard key={encoder.index} encoder={encoder} mayChange={change} />)}
    </Contenders>
  );
}

function EncoderCard({ encoder, mayChange }: { readonly encoder: NamedEncoder; readonly mayChange: boolean }) {
  const session = useSession();
  const { index, spec } = encoder;
  const hidden = usePlayground((state) => state.hidden.has(index));
  return (
    <Contender
      {...{ contender: encoder, hidden, mayChange }}
      method={encoderText.methods[spec.variant]}
      figure={<Count index={index} />}
      standing={<State index={index} />}
      settings={() => <EncoderForm encoder={encoder} />}
      onHide={(hide) => session.setHidden(index, hide)}
      onRemove={() => removeLearner(session, index)}
    />
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
  if (state.status === "failed")
    return <p className="learner-state tone-error">{state.failure ? failureSaid(state.failure) : words.failed}</p>;
  const latest = latestOf(state);
  const { measure } = taskKinds[problem.task];
  const found = latest ? words[measure](formatFixed(latest[measure], 3)) : "";
  const skipped = state.runs.reduce((sum, run) => sum + run.skipped, 0);
  return (
    <p className="learner-state number">{`${state.status === "done" ? words.learned : words.learns}${found}${words.skipped(skipped)}`}</p>
  );
}
