import { type ReactNode, useId } from "react";
import { useStore } from "zustand";
import { PanelEmpty } from "../../ui/panel/Panel";
import { type PanelPlace, PanelPlaceContext, usePlaceStyle } from "../../ui/panel/place";
import { useArrival } from "../../ui/panel/staging";
import { TitleWords } from "../../ui/panel/TitleWords";
import { Lockable } from "../class/Lockable";
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
      <Content panel={panel} />
    </PanelPlaceContext>
  );
  if (panel.control === null) return content;
  return (
    <Lockable control={panel.control} {...(asked ? { asked } : {})}>
      {content}
    </Lockable>
  );
}

function Content({ panel: { id, title, late, elements = [id], Content: Panel } }: { readonly panel: PanelDefinition }) {
  const covered = useStore(coveredPanels);
  const name = coveringName(covered, [id, ...elements]);
  if (covered && name !== undefined)
    return (
      <CoveredPanel id={name} title={title()}>
        <covered.Note panel={name} />
      </CoveredPanel>
    );
  if (!late) return <Panel />;
  return (
    <LateSlot className={`${id}-panel`} title={title()} loading={late.loading()} fetch={late.fetch}>
      <Panel />
    </LateSlot>
  );
}

interface CoveredPanelProps {
  /** Of the panel that it stands for. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** The place and the title of a panel, without its picture, its numbers and its sentence. */
function CoveredPanel({ id, title, children }: CoveredPanelProps) {
  const heading = useId();
  useArrival();
  return (
    <section className={`panel ${id}-panel panel-covered`} aria-labelledby={heading} style={usePlaceStyle()}>
      <div className="panel-head">
        <h2 className="panel-title" id={heading}>
          <TitleWords words={title} tabStop={false} />
        </h2>
      </div>
      <PanelEmpty>{children}</PanelEmpty>
    </section>
  );
}
