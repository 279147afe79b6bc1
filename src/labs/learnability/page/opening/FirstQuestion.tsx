import "./opening.css";
import { useStore } from "zustand";
import { Question } from "../../../../platform/shell/opening/Question";
import { QuestionPage } from "../../../../platform/shell/opening/QuestionPage";
import { questionText } from "../../../../platform/shell/opening/question-words";
import { useComputed } from "../../../../platform/shell/opening/use-computed";
import { showStage } from "../../../../platform/shell/opening-state";
import { usePageViewStore } from "../../../../platform/state/react";
import { useNarrow } from "../../../../platform/ui/media";
import type { CurvePoint, ToCurve } from "../../engine/learning-curve/learning-curve";
import { AnswersPicture } from "./AnswersPicture";
import { ExamplesSlider } from "./ExamplesSlider";
import { isExact } from "./error-format";
import { choices, curveExperiment, dragged } from "./hidden-layer";
import { outcomeOf } from "./outcome";
import { openingText } from "./words";

const toCurve: ToCurve = { experiment: curveExperiment };

/** How many samples make the learner exact? */
export function FirstQuestion() {
  const curve = useComputed<ToCurve, CurvePoint>("learnability", "learning-curve", toCurve);
  const narrow = useNarrow();
  const { value: examples, farthest } = useStore(dragged);
  const words = openingText;
  const points = curve === "lost" ? [] : curve;
  const point = points[Math.min(examples, points.length) - 1];
  const seen = points.slice(0, farthest);
  const said = point && words.off(point.error);
  return (
    <QuestionPage
      headline={words.headline}
      lede={words.lede}
      picture={words.picture}
      card={
        <>
          <div className="question-head">
            <p className="question-legend">
              <span className="question-truth">{words.truth}</span>
              <span className="question-learner">{words.learner}</span>
            </p>
            <output className="question-off" data-exact={point && isExact(point.error)}>
              {curve === "lost" ? questionText.lost : said}
            </output>
          </div>
          <AnswersPicture truth={points[0]?.truth ?? null} point={point ?? null} narrow={narrow} />
          <ExamplesSlider points={seen} said={said ?? ""} />
        </>
      }
      asked={<SamplesQuestion seen={seen} />}
    />
  );
}

function SamplesQuestion({ seen }: { readonly seen: Parameters<typeof outcomeOf>[0] }) {
  const view = usePageViewStore();
  const { answer } = useStore(dragged);
  const words = openingText;
  const outcome = outcomeOf(seen);
  return (
    <Question
      question={words.question}
      choices={choices.map((choice) => [choice, words.choice(choice)])}
      answer={answer}
      right={outcome?.enough ?? null}
      {...(outcome ? { hint: words.fell } : {})}
      reply={(given) =>
        outcome && (
          <>
            {words.replies(given, outcome)}{" "}
            <button type="button" className="link-button" onClick={() => view.show({ lesson: "enough-samples" })}>
              {words.noisy}
            </button>
          </>
        )
      }
      onChoose={dragged.answer}
      onGoOn={() => showStage("mechanism")}
    />
  );
}
