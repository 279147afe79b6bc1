import "./opening.css";
import { useEffect, useId, useState } from "react";
import { useStore } from "zustand";
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import { openingStore, showStage, showStageOfDocument } from "../../../../platform/shell/opening-state";
import { usePageViewStore } from "../../../../platform/state/react";
import { useNarrow } from "../../../../platform/ui/media";
import type { CurvePoint, ToCurve } from "../../engine/learning-curve/learning-curve";
import { useSession } from "../session/react";
import { AnswersPicture } from "./AnswersPicture";
import { ExamplesSlider } from "./ExamplesSlider";
import { isExact } from "./error-format";
import { choices, curveExperiment, draggedStore, withExamples } from "./hidden-layer";
import { outcomeOf } from "./outcome";
import { openingText } from "./words";

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
    <main className="first-question">
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
  const view = usePageViewStore();
  const { answer } = useStore(draggedStore);
  const asked = useId();
  const words = openingText;
  const outcome = outcomeOf(seen);
  const goOn = () => {
    const { behind } = openingStore.getState();
    if (behind) return showStage(behind);
    showStageOfDocument("few");
    session.open(withExamples(draggedStore.getState().examples));
  };
  return (
    <section className="question-asked" aria-labelledby={asked}>
      <h3 id={asked}>{words.question}</h3>
      <p className="question-reply" role="status">
        {answer === null ? (outcome ? words.fell : words.hint) : outcome ? words.replies(answer, outcome) : words.said(answer)}
        {answer !== null && outcome && (
          <>
            {" "}
            <button type="button" className="link-button" onClick={() => view.show({ lesson: "enough-samples" })}>
              {words.noisy}
            </button>
          </>
        )}
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

/** After one example, two, three, as far as it has been computed; "lost" where it cannot be computed. */
function useLearningCurve(): readonly CurvePoint[] | "lost" {
  const [curve, setCurve] = useState<readonly CurvePoint[] | "lost">([]);
  useEffect(() => {
    const sweep = new Sweep<ToCurve, CurvePoint>({ experiment: curveExperiment }, () => openWorker("learnability", "learning-curve"));
    let frame = 0;
    const show = () => {
      frame = 0;
      setCurve(sweep.status === "failed" ? "lost" : [...sweep.runs]);
    };
    sweep.subscribe(() => {
      frame ||= requestAnimationFrame(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      sweep.dispose();
    };
  }, []);
  return curve;
}
