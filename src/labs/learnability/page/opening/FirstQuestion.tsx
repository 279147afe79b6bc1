import { useStore } from "zustand";
import { showStage } from "../../../../platform/shell/opening-state";
import { useNarrow } from "../../../../platform/ui/media";
import { useSession } from "../session/react";
import { AnswersPicture } from "./AnswersPicture";
import { ExamplesSlider } from "./ExamplesSlider";
import { isExact } from "./error-format";
import { choices, draggedStore, withExamples } from "./hidden-layer";
import { outcomeOf } from "./outcome";
import { useLearningCurve } from "./use-learning-curve";
import { openingText } from "./words";
import "./opening.css";

/** One sentence, one picture, one thing to drag, one question. */
export function FirstQuestion() {
  const curve = useLearningCurve();
  const narrow = useNarrow();
  const { examples, farthest } = useStore(draggedStore);
  const words = openingText;
  const points = curve === "lost" ? [] : curve;
  const point = points[Math.min(examples, points.length) - 1];
  const seen = points.slice(0, farthest);
  const said = point && words.off(point.error);
  return (
    <main className="question">
      <h2>{words.headline}</h2>
      <p className="question-lede">{words.lede}</p>
      <section className="question-card" aria-label={words.picture}>
        <div className="question-head">
          <p className="question-legend">
            <span className="question-truth">{words.truth}</span>
            <span className="question-learner">{words.learner}</span>
          </p>
          <output className="question-off" data-exact={point && isExact(point.error)}>
            {curve === "lost" ? words.lost : said}
          </output>
        </div>
        <AnswersPicture truth={points[0]?.truth ?? null} point={point ?? null} narrow={narrow} />
        <ExamplesSlider points={seen} said={said ?? ""} />
      </section>
      <Question seen={seen} />
    </main>
  );
}

function Question({ seen }: { readonly seen: Parameters<typeof outcomeOf>[0] }) {
  const session = useSession();
  const { answer } = useStore(draggedStore);
  const words = openingText;
  const outcome = outcomeOf(seen);
  const goOn = () => {
    showStage("few");
    session.open(withExamples(draggedStore.getState().examples));
  };
  return (
    <section className="question-asked" aria-labelledby="question">
      <h3 id="question">{words.question}</h3>
      <p className="question-reply" role="status">
        {answer === null ? (outcome ? words.fell : words.hint) : outcome ? words.replies(answer, outcome) : words.said(answer)}
      </p>
      <div className="question-choices">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className="button"
            aria-pressed={answer === choice}
            onClick={() => draggedStore.setState({ answer: choice })}
          >
            {words.choice(choice)}
          </button>
        ))}
      </div>
      {answer !== null && outcome && (
        <button type="button" className="button button-primary question-on" onClick={goOn}>
          {words.goOn}
        </button>
      )}
    </section>
  );
}
