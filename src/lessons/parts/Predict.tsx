/** A question to be answered before the run that gives the answer. */
import { createContext, type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { MeasureOptions } from "../../platform/shell/lesson-api";
import { readingPace, useSession } from "../../platform/state/react";
import { type Band, inBand, isOver, type Prediction, skipped, withoutPrediction, withPrediction } from "../progress";
import { experimentNamed, type OpenQuestion, useLessonProgress, useMoment, useScope } from "../scope";
import { lessonsText } from "../words";
import { AnswerLines } from "./AnswerLines";
import { figureOf } from "./Live";

export interface PredictProps {
  /** Options of the measure, such as the learner. */
  readonly [option: string]: unknown;
  /** A name of its own within the lesson. */
  readonly id: string;
  /** The experiment of the lesson that gives the answer. */
  readonly experiment: string;
  /** The measure that gives the answer. */
  readonly measure: string;
  /** Panels that would show the answer: while the question is open and its experiment is on the page, they are covered. */
  readonly hides: readonly string[];
  /** Further experiments in which these panels would show it, by their names. */
  readonly also?: readonly string[];
  /** Whether the answer is a number; otherwise each `<Choice>` is a possible answer. */
  readonly number?: boolean;
  /** Tolerance of a right number, as a share of the outcome. */
  readonly within?: number;
  /** The question, the choices, a `<Reply>` to each, and in `<After>` the explanation of the answer. */
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

export function Predict(props: PredictProps) {
  const { id, experiment: experimentName, measure, hides, also = [], number = false, within = 0, children, ...options } = props;
  const { lesson, progress, open } = useScope();
  const session = useSession();
  const prediction = useLessonProgress().predictions[id] ?? null;
  const predicted = experimentNamed(lesson, experimentName);
  const [running, setRunning] = useState(false);
  const [heading, group] = [useId(), useId()];
  const main = useRef<HTMLButtonElement>(null);
  const keep = (next: Prediction) => progress.change(lesson.facts.id, (known) => withPrediction(known, id, next));
  const choose = (answer: string | number, band: Band) => keep({ answer, band, came: null });
  const run = () => {
    open(predicted);
    if (session.store.getState().activity === "paused") session.play();
    setRunning(true);
  };
  const skip = () => {
    // The pressed button disappears, and the one that stays gets the focus.
    flushSync(() => keep(skipped));
    main.current?.focus();
    run();
  };
  const isSkipped = prediction?.answer === null;
  const over = isOver(prediction);
  const again = () => {
    setRunning(false);
    if (isSkipped) progress.change(lesson.facts.id, (known) => withoutPrediction(known, id));
    else if (prediction) keep({ ...prediction, came: null });
  };
  useOpenQuestion(over || running ? null : { id, experiment: experimentName, also, measure, options, hides });
  const words = lessonsText.predict;
  return (
    <fieldset
      className="lesson-card lesson-predict"
      aria-labelledby={heading}
      data-part="prediction"
      data-question={id}
      data-done={over && !isSkipped}
    >
      <h4 id={heading}>{words.title}</h4>
      <QuestionContext value={{ prediction, name: group, choose: running || over ? null : choose }}>
        {children}
        {number && <NumberEntry />}
      </QuestionContext>
      <AnswerLines count={2} />
      {prediction && prediction.came === null && (running || isSkipped) && (
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
        ref={main}
        className={over ? "button lesson-again" : "button button-primary"}
        disabled={prediction === null}
        aria-disabled={running && !over}
        onClick={() => (over ? again() : running || run())}
      >
        {over ? words.again : words.run}
      </button>
      {!over && !running && (
        <button type="button" className="link-button lesson-skip" onClick={skip}>
          {words.skip}
        </button>
      )}
      <p role="status" className="lesson-outcome">
        {over && prediction.came !== null && <Comparison {...{ prediction, measure, number, within }} came={prediction.came} />}
        {prediction?.came === null && (running || isSkipped) && (isSkipped ? words.skipped : words.running)}
      </p>
    </fieldset>
  );
}

/** Adds a question that waits for an answer to those of the lesson; null once it is answered, running or skipped. */
function useOpenQuestion(question: OpenQuestion | null): void {
  const { questions } = useScope();
  const told = JSON.stringify(question);
  useLayoutEffect(() => {
    const mine: OpenQuestion | null = JSON.parse(told);
    if (mine === null) return;
    const others = () => questions.getState().filter(({ id }) => id !== mine.id);
    questions.setState([...others(), mine], true);
    return () => questions.setState(others(), true);
  }, [questions, told]);
}

interface WaitingProps {
  readonly predicted: ReturnType<typeof experimentNamed>;
  readonly measure: string;
  readonly options: MeasureOptions;
  readonly onCame: (value: number) => void;
  readonly onLeft: () => void;
}

/** Reads the run until it gives the answer; another experiment in its place, of this lab or another, ends the waiting. */
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
  if (answer === null) return <>{words.unanswered(measured)}</>;
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

/** One of the answers, with the outcomes for which it is true. */
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
  /** The choice that it replies to. Where the answer is a number, the band gives the numbers instead. */
  readonly to?: string;
  readonly children: ReactNode;
}

/** The reply to a wrong answer, with the reason for the error: shown once there is an outcome. */
export function Reply({ to, children, ...band }: ReplyProps) {
  const { prediction } = useQuestion();
  if (prediction === null || prediction.came === null) return null;
  const { answer, came } = prediction;
  const meant = typeof answer === "number" ? answer !== came && inBand(band, answer) : answer === to;
  return meant ? <div className="lesson-reply">{children}</div> : null;
}

export interface AfterProps {
  /** The question, by its name, where this part stands outside of it. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** The explanation of the outcome: shown once there is one, or the question has been skipped. A heading without its text says why. */
export function After({ of, children }: AfterProps) {
  const around = useContext(QuestionContext);
  const { predictions } = useLessonProgress();
  const prediction = of === undefined ? around?.prediction : predictions[of];
  if (isOver(prediction)) return <div className="lesson-after">{children}</div>;
  return of === undefined ? null : <p className="lesson-closed">{lessonsText.predict.closed}</p>;
}
