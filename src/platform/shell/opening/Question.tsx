import { type ReactNode, useId } from "react";
import { questionText } from "./question-words";

export interface QuestionProps<Answer> {
  readonly question: string;
  /** Answers to choose from, with their names. */
  readonly choices: readonly (readonly [Answer, string])[];
  /** Null before one is chosen. */
  readonly answer: Answer | null;
  /** The right answer, once the slider has shown it; null before. */
  readonly right: Answer | null;
  /** Before an answer is chosen. */
  readonly hint?: string;
  /** To the chosen answer, once the slider has shown the right one. */
  readonly reply: (answer: Answer) => ReactNode;
  onChoose(answer: Answer): void;
  onGoOn(): void;
}

/** The question of an opening. The reply comes when an answer is chosen and the slider has shown the right one. */
export function Question<Answer extends string | number>(props: QuestionProps<Answer>) {
  const { question, choices, answer, right, hint = questionText.hint, reply, onChoose, onGoOn } = props;
  const asked = useId();
  const chosen = choices.find(([id]) => id === answer);
  const replied = chosen !== undefined && right !== null;
  return (
    <section className="question-asked" aria-labelledby={asked}>
      <h3 id={asked}>{question}</h3>
      <p className="question-reply" role="status">
        {replied ? reply(chosen[0]) : chosen ? questionText.said(chosen[1]) : hint}
      </p>
      <div className="question-choices">
        {choices.map(([id, name]) => (
          <button
            key={id}
            type="button"
            className="button"
            aria-pressed={answer === id}
            data-verdict={replied && answer === id ? (id === right ? "right" : "wrong") : undefined}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {replied && (
        <button type="button" className="button button-primary question-on" onClick={onGoOn}>
          {questionText.goOn}
        </button>
      )}
    </section>
  );
}
