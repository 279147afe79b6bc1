import { type ReactNode, useEffect } from "react";
import { keepOpeningLeft } from "../../state/openings-left";
import { coversPage } from "../../state/page-stage";
import { localPreferences } from "../../state/preferences";
import { useLabId } from "../lab";
import { openingStore } from "../opening-state";
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
  const lab = useLabId();
  useEffect(
    () => () => {
      if (!coversPage(openingStore.getState().stage)) keepOpeningLeft(lab, localPreferences(window));
    },
    [lab],
  );
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
