import { Swatch } from "../../charts/Marker";
import type { ClosedFormJobState, GradientJobState } from "../../engine/protocol";
import { readingPace, usePlayground, useSeries } from "../../state/react";
import type { Activity } from "../../state/store";
import { text } from "../../ui/text";
import { type NamedLearner, namedLearners } from "./learners";
import { lastError } from "./sentences";

/** Who learns, how, and how far they are. */
export function LearnerCards() {
  const experiment = usePlayground((state) => state.experiment);
  return (
    <section className="rail-section" aria-labelledby="learners-heading">
      <h2 id="learners-heading">{text.rail.learners}</h2>
      <ul className="learners">
        {namedLearners(experiment).map((learner) => (
          <LearnerCard key={learner.index} learner={learner} />
        ))}
      </ul>
    </section>
  );
}

function LearnerCard({ learner }: { readonly learner: NamedLearner }) {
  const activity = usePlayground((state) => state.activity);
  const series = useSeries(true, readingPace);
  const state = series.closedForms.get(learner.index) ?? series.gradients.get(learner.index);
  const error = state && state.curve.step.length > 0 ? lastError(state.curve) : null;
  const noData = series.certificate?.status === "failed" ? text.learner.failed(series.certificate.failure ?? "") : null;
  const troubled = noData !== null || state?.status === "failed" || state?.status === "diverged";
  return (
    <li className="learner">
      <Swatch shape={learner.marker} color={learner.color} />
      <div className="learner-words">
        <h3>{learner.name}</h3>
        <p>{methodOf(learner)}</p>
        <p className={troubled ? "learner-state tone-error" : "learner-state number"}>{noData ?? standing(state, activity)}</p>
      </div>
      {error !== null && (
        <p className="learner-error" title={text.learner.testError}>
          <span className="visually-hidden">{text.learner.testError} </span>
          {text.learner.error(error)}
        </p>
      )}
    </li>
  );
}

function methodOf({ spec }: NamedLearner): string {
  if (spec.kind === "closed-form") return text.learner.closedFormMethod(spec.ridge);
  return text.learner.method(text.learner.optimizers[spec.optimizer], spec.rate, text.learner.schedules[spec.schedule]);
}

function standing(state: ClosedFormJobState | GradientJobState | undefined, activity: Activity): string {
  if (!state || state.status === "waiting") return text.learner.waiting;
  if (state.status === "failed") return text.learner.failed(state.failure ?? "");
  if (state.kind === "closed-form") return state.status === "done" ? text.learner.doneIn(state.milliseconds) : text.learner.solving;
  if (state.diverged) return text.learner.diverged(state.diverged.step, state.diverged.reason);
  if (state.status === "done") return text.learner.doneSteps(state.steps);
  return activity === "running" ? text.learner.step(state.step, state.steps) : text.learner.pausedAt(state.step, state.steps);
}
