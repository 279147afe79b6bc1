import { useId, useState } from "react";
import { Swatch } from "../../../charts/Marker";
import { lockText } from "../../../shell/class/words";
import { readingPace, usePlayground, useSeries, useSession } from "../../../state/react";
import { IconButton } from "../../../ui/IconButton";
import { ChevronIcon, CopyIcon, EyeIcon, EyeOffIcon, RemoveIcon } from "../../../ui/icons";
import { convexText } from "../convex-words";
import { lastError } from "../curve-errors";
import { learnerText } from "../learner-words";
import { methodOf, type NamedLearner } from "../learners";
import { LearnerForm } from "./LearnerForm";
import { usePropose, withLearnerField } from "./proposal";
import { type Standing, standingOf } from "./standing";
import { railText } from "./words";

export interface LearnerCardProps {
  readonly learner: NamedLearner;
  readonly mayDuplicate: boolean;
  /** Whether it may be copied and removed at all. */
  readonly mayChange: boolean;
}

/** One learner: its line in the charts, how it learns, how far it is; its settings unfold below. */
export function LearnerCard({ learner, mayDuplicate, mayChange }: LearnerCardProps) {
  const [open, setOpen] = useState(false);
  const formId = useId();
  const hidden = usePlayground((state) => state.hidden.has(learner.index));
  return (
    <li className={hidden ? "learner learner-hidden" : "learner"}>
      <div className="learner-head">
        <Swatch shape={learner.marker} color={learner.color} stroke={learner.stroke} />
        <h3>
          <button
            type="button"
            className="learner-name"
            aria-expanded={open}
            aria-controls={formId}
            title={railText.learners.settings(learner.name)}
            onClick={() => setOpen(!open)}
          >
            {learner.name}
            <ChevronIcon />
          </button>
        </h3>
        <LearnerError index={learner.index} />
      </div>
      <div className="learner-body">
        <p>{methodOf(learner)}</p>
        <ConvexRate index={learner.index} />
        <LearnerState learner={learner} />
        <LearnerActions {...{ learner, hidden, mayDuplicate, mayChange }} />
      </div>
      <div id={formId}>{open && <LearnerForm index={learner.index} />}</div>
    </li>
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

interface LearnerActionsProps extends LearnerCardProps {
  readonly hidden: boolean;
}

function LearnerActions({ learner: { index, name }, hidden, mayDuplicate, mayChange }: LearnerActionsProps) {
  const session = useSession();
  return (
    <div className="learner-actions">
      <IconButton
        look="plain"
        label={hidden ? railText.learners.show(name) : railText.learners.hide(name)}
        onPress={() => session.setHidden(index, !hidden)}
      >
        {hidden ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
      <IconButton
        look="plain"
        label={railText.learners.duplicate(name)}
        disabled={!mayDuplicate || !mayChange}
        hint={mayChange ? undefined : lockText.control}
        onPress={() => session.duplicateLearner(index)}
      >
        <CopyIcon />
      </IconButton>
      <IconButton
        look="plain"
        label={railText.learners.remove(name)}
        disabled={!mayChange}
        hint={mayChange ? undefined : lockText.control}
        onPress={() => session.removeLearner(index)}
      >
        <RemoveIcon />
      </IconButton>
    </div>
  );
}
