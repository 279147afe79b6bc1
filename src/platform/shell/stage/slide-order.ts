/** Order and choice of the slides of a presentation. */
import { listOfPanels, panelsListed, slidePanels } from "../../documents/views";
import { usePlayground, useSession } from "../../state/react";
import { useLocks } from "../class/locks";
import { useDocument, useLab } from "../lab";
import type { PanelDefinition } from "../panel-definition";
import { readingOrder } from "../panels/panels-of";
import { stagePanels } from "../panels/shown-panels";
import { useLead } from "../panels/use-reading-order";

export interface SlideOrder {
  /** In the order of the page: panels that lead, open ones, then the others. */
  readonly usual: readonly PanelDefinition[];
  /** Those that are presented, in their order; at least one. */
  readonly chosen: readonly PanelDefinition[];
  /** Ids in their order; none for the usual slides. */
  readonly choose: (ids: readonly string[]) => void;
}

export function useSlideOrder(): SlideOrder {
  const session = useSession();
  const { panels } = useLab();
  const there = stagePanels(panels, useDocument(), useLocks());
  const views = usePlayground(({ panelViews }) => panelViews);
  const { lead, open, folded } = readingOrder(there, useLead(), views);
  const usual = [...lead, ...open, ...folded];
  const listed = panelsListed(views, slidePanels).flatMap((id) => usual.filter((panel) => panel.id === id));
  return {
    usual,
    chosen: listed.length > 0 ? listed : usual,
    choose: (ids) => session.setPanelView(slidePanels, listOfPanels(ids)),
  };
}
