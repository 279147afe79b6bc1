import "../lion.css";
import "../charts/parted.css";
import "./opening.css";
import { useStore } from "zustand";
import { goOnToPage } from "../../../../platform/shell/opening/go-on";
import { Question } from "../../../../platform/shell/opening/Question";
import { QuestionPage } from "../../../../platform/shell/opening/QuestionPage";
import { useNarrow } from "../../../../platform/ui/media";
import { DecaySlider } from "./DecaySlider";
import { conventionStore, dragged } from "./dragged";
import { MaskPicture } from "./MaskPicture";
import { rightAnswer } from "./sentence";
import { openingText } from "./words";

/** Which tokens attend across a wall? */
export function LionQuestion() {
  const narrow = useNarrow();
  const words = openingText;
  return (
    <QuestionPage
      headline={narrow ? words.headlineShort : words.headline}
      lede={words.lede}
      picture={words.picture}
      card={
        <>
          <MaskPicture />
          <DecaySlider />
        </>
      }
      asked={<WallQuestion />}
    />
  );
}

function WallQuestion() {
  const { farthest, answer } = useStore(dragged);
  const narrow = useNarrow();
  const words = openingText;
  return (
    <Question
      question={words.question}
      choices={(narrow ? words.choicesShort : words.choices).map((name, id) => [id, name])}
      answer={answer}
      right={farthest === 0 ? rightAnswer("eq9") : null}
      reply={(given) => (
        <>
          <b>{words.verdicts[given]}</b> {narrow ? words.whyShort : words.why} {words.price} <OtherConvention />
        </>
      )}
      onChoose={dragged.answer}
      onGoOn={goOnToPage}
    />
  );
}

/** Switches the convention of the mask, which swaps its rows and columns. */
function OtherConvention() {
  const { convention } = useStore(conventionStore);
  const [before, other, after] = openingText.convention[convention];
  return (
    <>
      {before}{" "}
      <button
        type="button"
        className="link-button"
        onClick={() => conventionStore.setState({ convention: convention === "eq9" ? "thm" : "eq9" })}
      >
        {other}
      </button>{" "}
      {after}
    </>
  );
}
