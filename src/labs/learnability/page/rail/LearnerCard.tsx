import { lockText } from "../../../../platform/shell/class/words";
import { FieldsForm } from "../../../../platform/shell/forms/FieldsForm";
import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import { Contender } from "../../../../platform/shell/rail/Contenders";
import { readingPace } from "../../../../platform/state/react";
import { IconButton } from "../../../../platform/ui/IconButton";
import { CopyIcon } from "../../../../platform/ui/icons";
import { learnerKindOf } from "../../math/learners/registry";
import { convexText } from "../convex-words";
import { lastError } from "../curve-errors";
import { learnerText } from "../learner-words";
import { methodOf, type NamedLearner } from "../learners";
import { duplicateLearner, removeLearner } from "../session/edit-learners";
import { usePlayground, useSeries, useSession } from "../session/react";
import type { RunSeries } from "../session/series";
import { useBasePreset } from "./BasePreset";
import { baseLearner } from "./base";
import { withLearnerField } from "./edits";
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
          lock={mayChange ? undefined : lockText.control}
          onPress={() => duplicateLearner(session, index)}
        >
          <CopyIcon />
        </IconButton>
      }
    />
  );
}

function LearnerError({ index }: { readonly index: number }) {
  const error = errorWords(
    useSeries(true, readingPace, (series) => [errorWords(series, index)]),
    index,
  );
  if (error === null) return null;
  return (
    <p className="learner-error number" title={learnerText.testError}>
      <span className="visually-hidden">{learnerText.testError} </span>
      {error}
    </p>
  );
}

function errorWords(series: RunSeries, index: number): string | null {
  const state = series.learner(index);
  const error = state && state.curve.step.length > 0 ? lastError(state.curve) : Number.NaN;
  return Number.isNaN(error) ? null : learnerText.error(error);
}

/** The exact bound that the data set on the rate, and the rate within it. */
function ConvexRate({ index }: { readonly index: number }) {
  const words = rateWords(
    useSeries(true, readingPace, (series) => [rateWords(series, index)]),
    index,
  );
  if (words === null) return null;
  return (
    <p className="number" title={convexText.rateHelp}>
      {words}
    </p>
  );
}

function rateWords(series: RunSeries, index: number): string | null {
  const state = series.learner(index);
  return state?.kind !== "convex" || state.rate === null || state.largestRate === null
    ? null
    : convexText.rate(state.rate, state.largestRate);
}

function LearnerState({ learner }: { readonly learner: NamedLearner }) {
  const activity = usePlayground((state) => state.activity);
  const now = (series: RunSeries) => standingOf(learner.spec, series.learner(learner.index), series.certificate, activity);
  const shown = (series: RunSeries) => {
    const { words, tone, remedy } = now(series);
    return [words, tone, remedy?.field, remedy?.value];
  };
  const standing = now(useSeries(true, readingPace, shown));
  return (
    <>
      <p className={standing.tone === "error" ? "learner-state tone-error" : "learner-state number"}>{standing.words}</p>
      {standing.remedy && <Remedy index={learner.index} remedy={standing.remedy} />}
    </>
  );
}

function Remedy({ index, remedy }: { readonly index: number; readonly remedy: NonNullable<Standing["remedy"]> }) {
  const session = useSession();
  const { field, value, words } = remedy;
  return (
    <button
      type="button"
      className="pill remedy"
      onClick={() => propose(session, `learners[${index}].${field}`, withLearnerField(index, field, value))}
    >
      {words}
    </button>
  );
}

/** The settings of one learner. */
function LearnerForm({ index }: { readonly index: number }) {
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
