import { Logo } from "../../ui/icons";
import { useOpening } from "../lab-entry";
import { showStage } from "../opening-state";
import { shellText } from "../words";
import { headerText } from "./words";

/** The name of the page. It leads to the opening of the lab that is open, where the lab has one. */
export function Name() {
  const hasOpening = useOpening() !== undefined;
  const said = (
    <>
      <Logo />
      <span>{shellText.name}</span>
    </>
  );
  return (
    <h1 className="bar-name">
      {hasOpening ? (
        <button type="button" title={headerText.introduction} onClick={() => showStage("question")}>
          {said}
        </button>
      ) : (
        said
      )}
    </h1>
  );
}
