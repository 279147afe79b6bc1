import { useContext } from "react";
import { usePageView, usePageViewStore } from "../../state/react";
import { PanelPlaceContext } from "../../ui/panel/place";
import { useLabId } from "../lab";
import { everyoneText } from "./words";

/** The way from a panel to the statements of the papers that lead to it, on a page that can show them. */
export function PapersOfPanel() {
  const view = usePageViewStore();
  const isPage = usePageView(({ mode }) => mode === "page");
  const lab = useLabId();
  const panel = useContext(PanelPlaceContext)?.panel;
  if (!isPage || panel === undefined) return null;
  return (
    <p>
      <button type="button" className="link-button" onClick={() => view.show({ papers: `panel.${lab}.${panel}` })}>
        {everyoneText.papersOfPanel}
      </button>
    </p>
  );
}
