/** Which panels lead the page now, which are open, and which are cards. */
import { useMemo, useRef } from "react";
import { useStore } from "zustand";
import { leadPanels, listOfPanels, openPanels, panelsListed } from "../../documents/views";
import { sameValues } from "../../state/follow";
import { usePageView, usePlayground, useSession } from "../../state/react";
import { useLocks } from "../class/locks";
import { useDocument, useLab } from "../lab";
import type { PanelDefinition } from "../panel-definition";
import { usePresetBase } from "../presets/PresetBase";
import { besidePanels } from "./beside";
import { leadAmong, noneOpen, panelNamed, panelsOf, type ReadingOrder, readingOrder } from "./panels-of";
import { stagePanels } from "./shown-panels";

/** The panels that lead the page; never one that the link of a teacher hides. */
export function useLead(): readonly PanelDefinition[] {
  const { panels, presets } = useLab();
  const document = useDocument();
  const shown = stagePanels(panels, document, useLocks());
  const views = usePlayground(({ panelViews }) => panelViews);
  const lesson = useStore(besidePanels)?.first ?? null;
  const { preset, stands } = usePresetBase();
  const known = preset && stands ? preset.lead : [];
  return leadAmong(shown, { views: panelsListed(views, leadPanels), lesson, preset: known, lab: presets.lead(document) });
}

export interface OpenedOrder extends ReadingOrder {
  /** Opens cards, or makes open panels cards again, by their ids. */
  readonly setOpen: (ids: readonly string[], open: boolean) => void;
}

/** The same record while it lists the same panels. */
export function useReadingOrder(): OpenedOrder {
  const session = useSession();
  const { panels } = useLab();
  const there = panelsOf(panels, useDocument());
  const views = usePlayground(({ panelViews }) => panelViews);
  const asked = usePageView(({ panel }) => panel);
  const named = panelNamed(there, asked);
  const order = useSameOrder(readingOrder(there, useLead(), views, named ? [named.id] : []));
  return useMemo(() => {
    const setOpen = (ids: readonly string[], open: boolean) => {
      const others = order.open.map(({ id }) => id).filter((id) => !ids.includes(id));
      session.setPanelView(openPanels, listOfPanels(open ? [...others, ...ids] : others) ?? noneOpen);
    };
    return { ...order, setOpen };
  }, [session, order]);
}

function useSameOrder(order: ReadingOrder): ReadingOrder {
  const kept = useRef(order);
  const same = (["lead", "open", "folded"] as const).every((list) => sameValues(order[list], kept.current[list]));
  if (!same) kept.current = order;
  return kept.current;
}
