/** A question that is answered before the run that answers it. */
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from "react";
import type { MeasureOptions } from "../../shell/lesson-api";
import { readingPace, useSession } from "../../state/react";
import { type Band, inBand, type Prediction, withPrediction } from "../progress";
import { experimentNamed, useLessonProgress, useMoment, useScope } from "../scope";
import { lessonsText } from "../words";
import { AnswerLines } from "./AnswerLines";
import { figureOf } from "./Live";

export interface PredictProps {
  /** What the measure wants to know, such as which learner. */
  readonly [option: string]: unknown;
  /** A name of its own within the lesson. */
  readonly id: string;
  /** The experiment of the lesson that answers. */
  readonly experiment: string;
  /** What is measured of it. */
  readonly measure: string;
  /** Whether a number is asked for; otherwise `<Choice>` says what there is to choose from. */
  readonly number?: boolean;
  /** By how much a number may be off and still be right, as a share of what came. */
  readonly within?: number;
  /** The question, the choices, a `<Reply>` to each, and in `<After>` what to make of the answer. */
  readonly children: ReactNode;
}

interface Question {
  readonly prediction: Prediction | null;
  readonly name: string;
  /** Null once the run has begun. */
  readonly choose: ((answer: string | number, band: Band) => void) | null;
}

const QuestionContext = createContext<Question | null>(null);

function useQuestion(): Question {
  const question = useContext(QuestionContext);
  if (!question) throw new Error("Choice and After stand in a Predict");
  return question;
}

export function Predict({ id, experiment: experimentName, measure, number = false, within = 0, children, ...options }: PredictProps) {
  const { lesson, progress, open } = useScope();
  const session = useSession();
  const prediction = useLessonProgress().predictions[id] ?? null;
  const predicted = experimentNamed(lesson, experimentName);
  const [running, setRunning] = useState(false);
  const [heading, group] = [useId(), useId()];
  const keep = (next: Prediction) => progress.change(lesson.facts.id, (known) => withPrediction(known, id, next));
  const choose = (answer: string | number, band: Band) => keep({ answer, band, came: null });
  const run = () => {
    open(predicted);
    if (session.store.getState().activity === "paused") session.play();
    setRunning(true);
  };
  const again = () => prediction && keep({ ...prediction, came: null });
  const over = prediction !== null && prediction.came !== null;
  const words = lessonsText.predict;
  return (
    <fieldset className="lesson-card lesson-predict" aria-labelledby={heading} data-part="prediction">
      <h4 id={heading}>{words.title}</h4>
      <QuestionContext value={{ prediction, name: group, choose: running || over ? null : choose }}>
        {children}
        {number && <NumberEntry />}
      </QuestionContext>
      <AnswerLines count={2} />
      {running && !over && prediction && (
        <Waiting
          {...{ predicted, measure, options }}
          onCame={(came) => {
            keep({ ...prediction, came });
            setRunning(false);
          }}
          onLeft={() => setRunning(false)}
        />
      )}
      {/* One button for both, so that the focus stays on it. */}
      <button
        type="button"
        className={over ? "button lesson-again" : "button button-primary"}
        disabled={prediction === null}
        aria-disabled={running}
        onClick={() => (over ? again() : running || run())}
      >
        {over ? words.again : words.run}
      </button>
      <p role="status" className="lesson-outcome">
        {over && prediction.came !== null && <Comparison {...{ prediction, measure, number, within }} came={prediction.came} />}
        {running && !over && words.running}
      </p>
    </fieldset>
  );
}

interface WaitingProps {
  readonly predicted: ReturnType<typeof experimentNamed>;
  readonly measure: string;
  readonly options: MeasureOptions;
  readonly onCame: (value: number) => void;
  readonly onLeft: () => void;
}

/** Looks at the run until it has answered; another experiment in its place, of this lab or another, ends the waiting. */
function Waiting({ predicted, measure, options, onCame, onLeft }: WaitingProps) {
  const moment = useMoment(true, readingPace);
  const { sameRun, measures } = useScope().lesson.api;
  const left = moment === null || !sameRun(moment.experiment, predicted);
  const came = left ? null : measures[measure].read(moment, options);
  useEffect(() => {
    if (left) onLeft();
    else if (came !== null) onCame(came);
  });
  return null;
}

interface ComparisonProps {
  readonly prediction: Prediction;
  readonly came: number;
  readonly measure: string;
  readonly number: boolean;
  readonly within: number;
}

function Comparison({ prediction: { answer, band }, came, measure, number, within }: ComparisonProps) {
  const words = lessonsText.predict;
  const { api } = useScope().lesson;
  const figure = figureOf(api, measure, came);
  const measured = words.measured(api.measured(measure), figure);
  if (!number || typeof answer !== "number") return <>{inBand(band, came) ? words.right(measured) : words.wrong(measured)}</>;
  if (answer === came) return <>{words.exactly(measured)}</>;
  const near = Math.abs(answer - came) <= within * Math.abs(came);
  return <>{near ? words.near(measured, figureOf(api, measure, answer)) : words.off(measured, figureOf(api, measure, answer))}</>;
}

export interface ChoiceProps extends Band {
  /** A name of its own within the question. */
  readonly value: string;
  readonly children: ReactNode;
}

/** One of the answers, and the outcomes that make it true. */
export function Choice({ value, children, ...band }: ChoiceProps) {
  const { prediction, name, choose } = useQuestion();
  const chosen = prediction?.answer === value;
  const came = prediction?.came ?? null;
  const happened = came !== null && inBand(band, came);
  const words = lessonsText.predict;
  return (
    <label className="lesson-choice" data-happened={happened}>
      <input type="radio" name={name} value={value} checked={chosen} disabled={choose === null} onChange={() => choose?.(value, band)} />
      <span>
        {children}
        {happened && <strong> {words.happened}</strong>}
      </span>
    </label>
  );
}

function NumberEntry() {
  const { prediction, choose } = useQuestion();
  const id = useId();
  return (
    <p className="lesson-entry">
      <label htmlFor={id}>{lessonsText.predict.number}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        step="any"
        disabled={choose === null}
        defaultValue={typeof prediction?.answer === "number" ? prediction.answer : ""}
        onChange={({ target }) => {
          const { valueAsNumber } = target;
          if (Number.isFinite(valueAsNumber)) choose?.(valueAsNumber, { is: valueAsNumber });
        }}
      />
    </p>
  );
}

export interface ReplyProps extends Band {
  /** The choice that it replies to. Where a number is asked for, the band says which numbers instead. */
  readonly to?: string;
  readonly children: ReactNode;
}

/** Why an answer tempts and where it fails, for whoever gave it: shown once there is an outcome. */
export function Reply({ to, children, ...band }: ReplyProps) {
  const { prediction } = useQuestion();
  if (prediction === null || prediction.came === null) return null;
  const { answer, came } = prediction;
  const meant = typeof answer === "number" ? answer !== came && inBand(band, answer) : answer === to;
  return meant ? <div className="lesson-reply">{children}</div> : null;
}

/** What to make of the outcome: shown once there is one. */
export function After({ children }: { readonly children: ReactNode }) {
  const { prediction } = useQuestion();
  return prediction !== null && prediction.came !== null ? <div className="lesson-after">{children}</div> : null;
}
