import { lockText } from "../../../shell/class/words";
import { Contender } from "../../../shell/rail/Contenders";
import { readingPace } from "../../../state/react";
import { IconButton } from "../../../ui/IconButton";
import { CopyIcon } from "../../../ui/icons";
import { convexText } from "../convex-words";
import { lastError } from "../curve-errors";
import { learnerText } from "../learner-words";
import { methodOf, type NamedLearner } from "../learners";
import { duplicateLearner, removeLearner } from "../session/edit-learners";
import { usePlayground, useSeries, useSession } from "../session/react";
import { LearnerForm } from "./LearnerForm";
import { usePropose, withLearnerField } from "./proposal";
import { type Standing, standingOf } from "./standing";
import { railText } from "./words";

export interface LearnerCardProps {
  readonly learner: NamedLearner;
  /** Whether it may be copied: there is room for another. */
  readonly mayDuplicate: boolean;
  /** Whether it may be copied and removed at all. */
  readonly mayChange: boolean;
}

/** One learner: how it learns, how far it is, and what can be done with it. */
export function LearnerCard({ learner, mayDuplicate, mayChange }: LearnerCardProps) {
  const session = useSession();
  const { index, name } = learner;
  const hidden = usePlayground((state) => state.hidden.has(index));
  return (
    <Contender
      {...{ contender: learner, hidden, mayChange }}
      method={methodOf(learner)}
      figure={<LearnerError index={index} />}
      standing={
        <>
          <ConvexRate index={index} />
          <LearnerState learner={learner} />
        </>
      }
      settings={() => <LearnerForm index={index} />}
      onHide={(hide) => session.setHidden(index, hide)}
      onRemove={() => removeLearner(session, index)}
      actions={
        <IconButton
          look="plain"
          label={railText.learners.duplicate(name)}
          disabled={!mayDuplicate}
          hint={mayChange ? undefined : lockText.control}
          onPress={() => duplicateLearner(session, index)}
        >
          <CopyIcon />
        </IconButton>
      }
    />
  );
}

function useLearnerState(index: number) {
  const series = useSeries(true, readingPace);
  return { state: series.learner(index), data: series.certificate };
}

function LearnerError({ index }: { readonly index: number }) {
  const { state } = useLearnerState(index);
  const error = state && state.curve.step.length > 0 ? lastError(state.curve) : Number.NaN;
  if (Number.isNaN(error)) return null;
  return (
    <p className="learner-error number" title={learnerText.testError}>
      <span className="visually-hidden">{learnerText.testError} </span>
      {learnerText.error(error)}
    </p>
  );
}

/** The exact bound that the data set on the rate, and the rate within it. */
function ConvexRate({ index }: { readonly index: number }) {
  const { state } = useLearnerState(index);
  if (state?.kind !== "convex" || state.rate === null || state.largestRate === null) return null;
  return (
    <p className="number" title={convexText.rateHelp}>
      {convexText.rate(state.rate, state.largestRate)}
    </p>
  );
}

function LearnerState({ learner }: { readonly learner: NamedLearner }) {
  const activity = usePlayground((state) => state.activity);
  const { state, data } = useLearnerState(learner.index);
  const standing = standingOf(learner.spec, state, data, activity);
  return (
    <>
      <p className={standing.tone === "error" ? "learner-state tone-error" : "learner-state number"}>{standing.words}</p>
      {standing.remedy && <Remedy index={learner.index} remedy={standing.remedy} />}
    </>
  );
}

function Remedy({ index, remedy }: { readonly index: number; readonly remedy: NonNullable<Standing["remedy"]> }) {
  const propose = usePropose();
  const { field, value, words } = remedy;
  return (
    <button
      type="button"
      className="pill remedy"
      onClick={() => propose(`learners[${index}].${field}`, withLearnerField(index, field, value))}
    >
      {words}
    </button>
  );
}
