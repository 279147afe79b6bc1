import { memo } from "react";
import { useStore } from "zustand";
import { type PanelPlace, PanelPlaceContext } from "../../ui/panel/place";
import { Lockable } from "../class/Lockable";
import { DrawnPart } from "../DrawnPart";
import type { PanelDefinition } from "../panel-definition";
import { coveredPanels, coveringName } from "./covered";
import { LateSlot } from "./LateSlot";

interface PanelViewProps {
  readonly panel: PanelDefinition;
  /** An address names it: it is shown also where the link hides it, then without any controls. */
  readonly asked?: true;
  /** Its part of the grid, where that is not its own. */
  readonly place?: PanelPlace;
  /** Its place among the panels that lead the page, from 1 on. */
  readonly number?: number;
  /** Makes it a card again. */
  readonly onFold?: () => void;
}

/** A panel of the lab in its place, fetched when it is near if it is a late one, with its controls as far as the link leaves them. */
export function PanelView({ panel, asked, place = panel, number, onFold }: PanelViewProps) {
  const content = (
    <PanelPlaceContext value={{ ...place, panel: panel.id, number, onFold }}>
      <DrawnPart>
        <Content panel={panel} />
      </DrawnPart>
    </PanelPlaceContext>
  );
  if (panel.control === null) return content;
  return (
    <Lockable control={panel.control} {...(asked ? { asked } : {})}>
      {content}
    </Lockable>
  );
}

/** Remembered: a panel is drawn when what it shows has changed, and in its own turn. */
const Content = memo(function Content({ panel }: { readonly panel: PanelDefinition }) {
  const { id, title, late, elements = [id], Content: Panel } = panel;
  const covered = useStore(coveredPanels);
  const name = coveringName(covered, [id, ...elements]);
  if (covered && name !== undefined) return <covered.Panel id={name} title={title()} name={name} />;
  if (!late) return <Panel />;
  return (
    <LateSlot className={`${id}-panel`} title={title()} loading={late.loading()} fetch={late.fetch}>
      <Panel />
    </LateSlot>
  );
});
