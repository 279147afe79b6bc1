import { useOwnDataAsked } from "../../../../platform/shell/own-data/asked";
import { Contenders } from "../../../../platform/shell/rail/Contenders";
import { maxLearners } from "../../document/document";
import { learnerViews } from "../learner-views/registry";
import { namedLearners } from "../learners";
import { addLearner } from "../session/edit-learners";
import { usePlayground, useSession } from "../session/react";
import { LearnerCard } from "./LearnerCard";
import { newLearner } from "./new-learner";
import { TargetSection } from "./TargetSection";
import { railText } from "./words";

/** Settings of the target and of the learners. */
export function RailSettings() {
  const asked = useOwnDataAsked();
  return (
    <>
      <TargetSection />
      {!asked && <LearnersSection />}
    </>
  );
}

/** Who learns. */
function LearnersSection() {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const addable = Object.values(learnerViews).map(({ kind, add }) => ({
    id: kind,
    words: add.words(),
    name: add.name(),
    add: () => addLearner(session, newLearner(session.store.getState().experiment, kind)),
  }));
  return (
    <Contenders
      {...{ title: railText.sections.learners, control: "learners", words: railText.learners, addable }}
      count={experiment.learners.length}
      most={maxLearners}
    >
      {(may) =>
        namedLearners(experiment).map((learner) => (
          <LearnerCard key={learner.index} learner={learner} mayChange={may.change} mayDuplicate={may.add} />
        ))
      }
    </Contenders>
  );
}
