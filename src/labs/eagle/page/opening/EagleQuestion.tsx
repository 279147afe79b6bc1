import "./opening.css";
import { useStore } from "zustand";
import { formatCount } from "../../../../platform/charts/format";
import { goOnToPage } from "../../../../platform/shell/opening/go-on";
import { Question } from "../../../../platform/shell/opening/Question";
import { QuestionPage } from "../../../../platform/shell/opening/QuestionPage";
import { questionText } from "../../../../platform/shell/opening/question-words";
import { useComputed } from "../../../../platform/shell/opening/use-computed";
import { useNarrow } from "../../../../platform/ui/media";
import type { TwoSolvers } from "../../engine/opening/two-solvers";
import { CompletedBlocks } from "./CompletedBlocks";
import { dragged } from "./dragged";
import { IterationsSlider } from "./IterationsSlider";
import { choicesOf, outcomeOf } from "./outcome";
import { openingText } from "./words";

/** The problem is fixed: the worker needs to be told nothing. */
const toSolvers = {};

/** How many more iterations double the correct digits? */
export function EagleQuestion() {
  const runs = useComputed<object, TwoSolvers>("eagle", "opening", toSolvers);
  const narrow = useNarrow();
  const words = openingText;
  const solvers = runs === "lost" ? undefined : runs[0];
  return (
    <QuestionPage
      headline={narrow ? words.headlineShort : words.headline}
      lede={words.lede}
      picture={words.picture}
      card={
        <>
          {runs === "lost" && <p>{questionText.lost}</p>}
          <div className="question-frame completed-frame">{solvers && <CompletedBlocks solvers={solvers} />}</div>
          {solvers && <IterationsSlider solvers={solvers} />}
        </>
      }
      asked={solvers && <DigitsQuestion solvers={solvers} />}
    />
  );
}

function DigitsQuestion({ solvers }: { readonly solvers: TwoSolvers }) {
  const { farthest, answer } = useStore(dragged);
  const narrow = useNarrow();
  const words = openingText;
  const outcome = outcomeOf(solvers);
  const { asked, more } = outcome;
  return (
    <Question
      question={words.question(outcome)}
      choices={choicesOf(outcome).map((iterations) => [iterations, formatCount(iterations)])}
      answer={answer}
      right={farthest >= asked + more ? more : null}
      reply={(given) => (
        <>
          <b>{words.verdict(given, outcome)}</b> {narrow ? given === more && words.whyShort : words.why(outcome)} {words.price(outcome)}
        </>
      )}
      onChoose={dragged.answer}
      onGoOn={goOnToPage}
    />
  );
}
