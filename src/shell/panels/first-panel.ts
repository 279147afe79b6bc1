/** Which panel comes first on this page, as the document, its view and the lesson beside it ask for. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { firstPanel, viewOf } from "../../documents/views";
import { usePlayground } from "../../state/react";
import { useLocks } from "../class/locks";
import { useDocument, useLab } from "../lab";
import type { PanelDefinition } from "../panel-definition";
import { panelFirst } from "./panels-of";
import { stagePanels } from "./shown-panels";

/** What the lesson beside the panels begins with; null where there is none, or none that asks. */
export const lessonPanel = createStore<string | null>(() => null);

/** Never one that the link of a teacher hides. */
export function useFirstPanel(): PanelDefinition {
  const { panels } = useLab();
  const shown = stagePanels(panels, useDocument(), useLocks());
  const view = usePlayground(({ panelViews }) => viewOf(panelViews, firstPanel));
  const lesson = useStore(lessonPanel);
  return panelFirst(shown, { view, lesson });
}
