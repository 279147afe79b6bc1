import { FieldsForm } from "../../../../platform/shell/forms/FieldsForm";
import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import { learnerKindOf } from "../../math/learners/registry";
import { usePlayground, useSession } from "../session/react";
import { useBasePreset } from "./BasePreset";
import { baseLearner } from "./base";
import { withLearnerField } from "./edits";

/** The settings of one learner. */
export function LearnerForm({ index }: { readonly index: number }) {
  const session = useSession();
  const base = useBasePreset();
  const experiment = usePlayground((state) => state.experiment);
  const spec = experiment.learners[index];
  if (!spec) return null;
  return (
    <div className="learner-form">
      <FieldsForm
        owner={spec.kind}
        table={learnerKindOf(spec).fields}
        values={valuesOf(spec)}
        base={valuesOf(baseLearner(experiment, index, base))}
        propose={(name, value) => propose(session, `learners[${index}].${name}`, withLearnerField(index, name, value))}
      />
    </div>
  );
}
