/** An open task whose goal the page recognises. */
import { Children, isValidElement, type ReactNode, useEffect, useId } from "react";
import type { MeasureOptions } from "../../platform/shell/lesson-api";
import { useSession } from "../../platform/state/react";
import { skipped, withPrediction, withSolved } from "../progress";
import { experimentNamed, isVariant, StartContext, useLessonProgress, useMoment, useOpenDocument, useScope } from "../scope";
import { lessonsText } from "../words";
import { AnswerLines } from "./AnswerLines";
import { Field, type FieldProps } from "./Field";

export interface ExerciseProps {
  /** Options of the goal, set by the author; each goal reads its own. */
  readonly [wanted: string]: unknown;
  /** A name of its own within the lesson. */
  readonly id: string;
  readonly goal: string;
  /** The experiment of the lesson to start from; left out where any experiment will do. */
  readonly experiment?: string;
  /** Paths of settings that the reader may change beside those that its text has as controls, for example through a panel. */
  readonly free?: readonly string[];
  readonly children: ReactNode;
}

/** Milliseconds between checks of the goal. */
const pace = 500;

export function Exercise({ id, goal, experiment, free = [], children, ...wanted }: ExerciseProps) {
  const { lesson, open, questions, progress } = useScope();
  const session = useSession();
  const isHere = useIsHere(experiment, ["seed", ...free, ...fieldPaths(children)]);
  const solved = useLessonProgress().solved[id];
  const heading = useId();
  const words = lessonsText.exercise;
  const start = (name: string) => {
    // The first figures of its run would answer the open questions about the same experiment, so these count as skipped.
    const passed = questions.getState().filter((question) => question.experiment === name);
    progress.change(lesson.facts.id, (known) => passed.reduce((all, question) => withPrediction(all, question.id, skipped), known));
    open(experimentNamed(lesson, name));
    if (session.store.getState().activity === "paused") session.play();
  };
  return (
    <fieldset className="lesson-card lesson-exercise" aria-labelledby={heading} data-part="exercise" data-done={solved !== undefined}>
      <h4 id={heading}>{words.title}</h4>
      {!isHere && <p className="lesson-note">{words.elsewhere}</p>}
      <StartContext value={{ experiment, isHere }}>{children}</StartContext>
      <AnswerLines count={3} />
      {experiment !== undefined && (
        <button type="button" className={isHere ? "button" : "button button-primary"} onClick={() => start(experiment)}>
          {words.start}
        </button>
      )}
      <p role="status" className="lesson-outcome">
        {solved && words.solved(lesson.api.solved(goal, solved))}
      </p>
      <Watch {...{ id, goal, wanted }} start={experiment === undefined ? null : experimentNamed(lesson, experiment)} />
    </fieldset>
  );
}

/** Whether the page shows the experiment that an exercise starts from, or a variant that the exercise allows. */
function useIsHere(experiment: string | undefined, free: readonly string[]): boolean {
  const { lesson } = useScope();
  const document = useOpenDocument();
  if (experiment === undefined) return true;
  return document !== null && isVariant(lesson, document, experimentNamed(lesson, experiment), free);
}

/** Paths of the settings that a text has as controls. */
function fieldPaths(text: ReactNode): readonly string[] {
  return Children.toArray(text).flatMap((part) => {
    if (!isValidElement<{ readonly children?: ReactNode }>(part)) return [];
    return part.type === Field ? [(part.props as FieldProps).path] : fieldPaths(part.props.children);
  });
}

interface WatchProps {
  readonly id: string;
  readonly goal: string;
  readonly wanted: MeasureOptions;
  /** The experiment that the exercise starts from; null where any will do. */
  readonly start: ReturnType<typeof experimentNamed> | null;
}

/** Checks the goal while the experiment runs; a different solution is recorded anew. */
function Watch({ id, goal, wanted, start }: WatchProps) {
  const { lesson, progress } = useScope();
  const solved = useLessonProgress().solved[id];
  const moment = useMoment(true, pace);
  const { goals, sameSubject } = lesson.api;
  const reached = moment && (start === null || sameSubject(moment.experiment, start)) ? goals[goal](moment, wanted) : null;
  useEffect(() => {
    if (reached && JSON.stringify(reached) !== JSON.stringify(solved))
      progress.change(lesson.facts.id, (known) => withSolved(known, id, reached));
  });
  return null;
}

/** Help that is folded until the reader opens it. */
export function Hint({ children }: { readonly children: ReactNode }) {
  return (
    <details className="lesson-hint">
      <summary>{lessonsText.exercise.hint}</summary>
      {children}
    </details>
  );
}
