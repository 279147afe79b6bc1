/** Which panel comes first on this page, as the document, its view and the lesson beside it ask for. */
import { useStore } from "zustand";
import { firstPanel, viewOf } from "../../documents/views";
import { usePlayground } from "../../state/react";
import { useLocks } from "../class/locks";
import { useDocument, useLab } from "../lab";
import type { PanelDefinition } from "../panel-definition";
import { besidePanels } from "./beside";
import { panelFirst } from "./panels-of";
import { stagePanels } from "./shown-panels";

/** Never one that the link of a teacher hides. */
export function useFirstPanel(): PanelDefinition {
  const { panels } = useLab();
  const shown = stagePanels(panels, useDocument(), useLocks());
  const view = usePlayground(({ panelViews }) => viewOf(panelViews, firstPanel));
  const lesson = useStore(besidePanels)?.first ?? null;
  return panelFirst(shown, { view, lesson });
}
