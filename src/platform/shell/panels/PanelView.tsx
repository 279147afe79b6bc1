import { useStore } from "zustand";
import { PanelPlaceContext } from "../../ui/panel/place";
import { Lockable } from "../class/Lockable";
import type { PanelDefinition } from "../panel-definition";
import { CoveredPanel } from "./CoveredPanel";
import { coveredPanels, coveringName } from "./covered";
import { LateSlot } from "./LateSlot";

interface PanelViewProps {
  readonly panel: PanelDefinition;
  /** Somebody asked for it by name: it is shown also where the link hides it, then without any controls. */
  readonly asked?: true;
}

/** A panel of the lab in its place, fetched when it is near if it is a late one, with its controls as far as the link leaves them. */
export function PanelView({ panel, asked }: PanelViewProps) {
  const content = (
    <PanelPlaceContext value={panel}>
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
