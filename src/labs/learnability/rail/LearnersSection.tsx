import { type LearnerSpec, maxLearners } from "../../../experiment/learnability/document";
import { LockNote } from "../../../shell/class/LockNote";
import { useLock } from "../../../shell/class/locks";
import { usePlayground, useSession } from "../../../state/react";
import { PlusIcon } from "../../../ui/icons";
import { learnerViews } from "../learner-views/registry";
import { namedLearners } from "../learners";
import { LearnerCard } from "./LearnerCard";
import { newLearner } from "./new-learner";
import { railText } from "./words";

/** Who learns. */
export function LearnersSection() {
  const experiment = usePlayground((state) => state.experiment);
  const full = experiment.learners.length >= maxLearners;
  const lock = useLock("learners");
  return (
    <section className="rail-section" aria-labelledby="learners-heading">
      <h2 id="learners-heading">{railText.sections.learners}</h2>
      {experiment.learners.length === 0 && <p className="rail-empty">{railText.learners.none}</p>}
      <ul className="learners">
        {namedLearners(experiment).map((learner) => (
          <LearnerCard key={learner.index} learner={learner} mayDuplicate={!full} mayChange={lock === "free"} />
        ))}
      </ul>
      {lock === "locked" && <LockNote />}
      <div className="pills" hidden={lock !== "free"}>
        {Object.values(learnerViews).map(({ kind, add }) => (
          <AddLearner key={kind} kind={kind} words={add.words()} name={add.name()} disabled={full} />
        ))}
      </div>
      {full && lock === "free" && <p className="field-help">{railText.learners.most(maxLearners)}</p>}
    </section>
  );
}

interface AddLearnerProps {
  readonly kind: LearnerSpec["kind"];
  readonly words: string;
  readonly name: string;
  readonly disabled: boolean;
}

function AddLearner({ kind, words, name, disabled }: AddLearnerProps) {
  const session = useSession();
  const add = () => session.addLearner(newLearner(session.store.getState().experiment, kind));
  return (
    <button type="button" className="pill" aria-label={name} disabled={disabled} onClick={add}>
      <PlusIcon />
      {words}
    </button>
  );
}
