import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import type { Contenders } from "../../../../platform/shell/rail/lab-rail";
import { maxLearners } from "../../document/document";
import { learnerKindOf } from "../../math/learners/registry";
import { learnerViews } from "../learner-views/registry";
import { learnerText } from "../learner-words";
import { methodOf, namedLearners } from "../learners";
import { addLearner, duplicateLearner, removeLearner } from "../session/edit-learners";
import { usePlayground, useSession } from "../session/react";
import { baseLearner } from "./base";
import { useBasePreset } from "./base-preset";
import { withLearnerField } from "./edits";
import { newLearner } from "./new-learner";
import { railText } from "./words";

/** The learners of the experiment and their settings. */
export function useLearners(): Contenders {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const base = useBasePreset();
  return {
    title: railText.sections.learners,
    figure: learnerText.testError,
    control: "learners",
    most: maxLearners,
    words: railText.learners,
    addable: Object.values(learnerViews).map(({ kind, add }) => ({
      id: kind,
      name: add(),
      add: () => addLearner(session, newLearner(session.store.getState().experiment, kind)),
    })),
    all: namedLearners(experiment).map((learner) => {
      const { index, name, marker, color, textColor, stroke, spec } = learner;
      return {
        ...{ index, name, marker, color, textColor, stroke },
        method: methodOf(learner),
        settings: {
          owner: spec.kind,
          table: learnerKindOf(spec).fields,
          values: valuesOf(spec),
          base: valuesOf(baseLearner(experiment, index, base)),
          propose: (field, value) => propose(session, `learners[${index}].${field}`, withLearnerField(index, field, value)),
        },
        duplicate: () => duplicateLearner(session, index),
        remove: () => removeLearner(session, index),
      };
    }),
  };
}
