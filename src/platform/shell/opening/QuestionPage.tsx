import type { ReactNode } from "react";
import "./question.css";

export interface QuestionPageProps {
  readonly headline: string;
  readonly lede: string;
  /** Accessible name of the card. */
  readonly picture: string;
  /** The picture and its slider. */
  readonly card: ReactNode;
  /** What is asked about the picture. */
  readonly asked: ReactNode;
}

/** An opening: one sentence, one picture, one slider, one question. */
export function QuestionPage({ headline, lede, picture, card, asked }: QuestionPageProps) {
  return (
    <main className="first-question">
      <h2>{headline}</h2>
      <p className="question-lede">{lede}</p>
      <section className="question-card" aria-label={picture}>
        {card}
      </section>
      {asked}
    </main>
  );
}
