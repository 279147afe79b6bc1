import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import type { Contenders } from "../../../../platform/shell/rail/lab-rail";
import { encoderFields, mostLearners } from "../../document/encoder-fields";
import { taskKinds } from "../../math/tasks/tasks";
import { encoderText } from "../encoder-words";
import { namedEncoders, variantName } from "../encoders";
import { useDocument, useSession } from "../session/react";
import { baseLearner, useBasePreset } from "./base";
import { addLearner, removeLearner, withLearnerField } from "./edits";
import { lionRailText } from "./words";

const variants = Object.keys(encoderFields.variant.options) as (keyof typeof encoderFields.variant.options)[];

/** The encoders in the rail; null without a task. */
export function useEncoders(): Contenders | null {
  const session = useSession();
  const document = useDocument();
  const base = useBasePreset();
  const { problem } = document;
  if (problem.kind !== "task") return null;
  const words = lionRailText.learners;
  return {
    title: words.title,
    figure: words.figures[taskKinds[problem.task].measure],
    control: "learners",
    most: mostLearners,
    words,
    addable: variants.map((variant) => ({ id: variant, name: variantName(variant), add: () => addLearner(session, variant) })),
    all: namedEncoders(document).map(({ index, name, marker, color, textColor, stroke, spec }) => ({
      ...{ index, name, marker, color, textColor, stroke },
      method: encoderText.methods[spec.variant],
      settings: {
        owner: spec.kind,
        table: encoderFields,
        values: valuesOf(spec),
        base: baseLearner(spec, index, problem.task, base),
        propose: (field, value) => propose(session, `learners[${index}].${field}`, withLearnerField(index, field, value)),
      },
      remove: () => removeLearner(session, index),
    })),
  };
}
