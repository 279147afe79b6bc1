import { useState } from "react";
import { QuestionPage } from "../../../../platform/shell/opening/QuestionPage";
import { openingStore, showStage, showStageOfDocument } from "../../../../platform/shell/opening-state";
import { AttentionFigure } from "../mechanism/AttentionFigure";
import { openingHead, withToken } from "../mechanism/steps";
import { mechanismText } from "../mechanism/words";
import { useSession } from "../session/react";
import { dragged, withExamples } from "./hidden-layer";

/** How the hidden layer of the question computes its output. */
export function Mechanism() {
  const session = useSession();
  const [head, setHead] = useState(openingHead);
  const words = mechanismText;
  const goOn = () => {
    const { behind } = openingStore.getState();
    if (behind) return showStage(behind);
    showStageOfDocument("few");
    session.open(withExamples(dragged.getState().value));
  };
  return (
    <QuestionPage
      headline={words.headline}
      lede={words.lede}
      picture={words.figure}
      card={<AttentionFigure head={head} onMove={(token, place) => setHead((before) => withToken(before, token, place))} />}
      asked={
        <section className="question-asked mechanism-asked">
          <h3>{words.attempt}</h3>
          <p className="question-reply" role="status">
            {head !== openingHead && words.reply}
          </p>
          <button type="button" className="button button-primary question-on" onClick={goOn}>
            {words.goOn}
          </button>
        </section>
      }
    />
  );
}
