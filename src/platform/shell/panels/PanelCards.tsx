import { useState } from "react";
import { readingPace, useSeries } from "../../state/react";
import { afterPainting } from "../../ui/controls/painted-first";
import { LockIcon } from "../../ui/icons";
import { roving } from "../../ui/roving";
import { unbroken } from "../../ui/unbroken";
import { lockOf, useLocks } from "../class/locks";
import { lockText } from "../class/words";
import { useDocument } from "../lab";
import type { PanelDefinition } from "../panel-definition";
import { showAllPanels } from "./all-panels";
import { focusPanel } from "./panel-focus";
import { pointAt } from "./point-at";
import { panelsText } from "./words";

/** The link above the cards belongs to their tab stop; Tab comes to the first card. */
const cardsInOrder = roving("button", { chosen: ".panel-card" });

interface PanelCardsProps {
  readonly panels: readonly PanelDefinition[];
  readonly onOpen: (id: string) => void;
}

/** Panels that are not open: name and state of each in one line. One tab stop; the arrow keys move from card to card. */
export function PanelCards({ panels, onOpen }: PanelCardsProps) {
  const locks = useLocks();
  const shown = panels.filter(({ control }) => control === null || lockOf(locks, control) !== "hidden");
  const [opening, setOpening] = useState<string | null>(null);
  const open = (id: string) => {
    setOpening(id);
    afterPainting(() => {
      setOpening(null);
      onOpen(id);
      pointAt(id);
      focusPanel(id);
    });
  };
  if (shown.length === 0) return null;
  return (
    <section className="panel-cards" aria-labelledby="more-panels" ref={cardsInOrder}>
      <div className="panel-cards-head">
        <h2 id="more-panels">{panelsText.more}</h2>
        <button type="button" className="link-button" onClick={() => showAllPanels(true)}>
          {panelsText.all}
        </button>
      </div>
      <ul>
        {shown.map((panel) => (
          <li key={panel.id}>
            <button
              type="button"
              className="panel-card"
              data-panel={panel.id}
              aria-busy={panel.id === opening}
              onClick={() => open(panel.id)}
            >
              <span className="panel-card-title">
                {panel.title()}
                {panel.control !== null && lockOf(locks, panel.control) === "locked" && <LockMark />}
              </span>
              <CardState panel={panel} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The controls of the panel are locked; its picture and explanation are there. */
function LockMark() {
  return (
    <span className="panel-card-lock" role="img" aria-label={lockText.control} title={lockText.control}>
      <LockIcon />
    </span>
  );
}

function CardState({ panel }: { readonly panel: PanelDefinition }) {
  const document = useDocument();
  const state = panel.state;
  const series = useSeries(state !== undefined, readingPace, (now) => [state?.(document, now)]);
  return <span className="panel-card-state">{unbroken(state?.(document, series) ?? panelsText.uncomputed)}</span>;
}
