import { type KeyboardEvent, useRef, useState } from "react";
import { readingPace, useSeries } from "../../state/react";
import { unbroken } from "../../ui/unbroken";
import { lockOf, useLocks } from "../class/locks";
import { useDocument } from "../lab";
import type { PanelDefinition } from "../panel-definition";
import { showAllPanels } from "./all-panels";
import { pointAt } from "./point-at";
import { panelsText } from "./words";

interface PanelCardsProps {
  readonly panels: readonly PanelDefinition[];
  readonly onOpen: (ids: readonly string[]) => void;
}

/** Panels that are not open: name and state of each in one line. One tab stop; the arrow keys move from card to card. */
export function PanelCards({ panels, onOpen }: PanelCardsProps) {
  const locks = useLocks();
  const shown = panels.filter(({ control }) => control === null || lockOf(locks, control) !== "hidden");
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  if (shown.length === 0) return null;
  const place = Math.min(current, shown.length - 1);
  const open = (ids: readonly string[]) => {
    onOpen(ids);
    pointAt(ids[0]);
  };
  const move = (event: KeyboardEvent) => {
    const to = placeAfter(event.key, place, shown.length);
    if (to === null) return;
    event.preventDefault();
    setCurrent(to);
    list.current?.querySelectorAll<HTMLButtonElement>(".panel-card")[to]?.focus();
  };
  return (
    <section className="panel-cards" aria-labelledby="more-panels">
      <div className="panel-cards-head">
        <h2 id="more-panels">{panelsText.more}</h2>
        <button type="button" className="link-button" onClick={() => showAllPanels(true)}>
          {panelsText.all}
        </button>
      </div>
      <ul ref={list} onKeyDown={move}>
        {shown.map((panel, index) => (
          <li key={panel.id}>
            <button
              type="button"
              className="panel-card"
              tabIndex={index === place ? 0 : -1}
              onFocus={() => setCurrent(index)}
              onClick={() => open([panel.id])}
            >
              <span className="panel-card-title">{panel.title()}</span>
              <CardState panel={panel} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardState({ panel }: { readonly panel: PanelDefinition }) {
  const document = useDocument();
  const state = panel.state;
  const series = useSeries(state !== undefined, readingPace, (now) => [state?.(document, now)]);
  return <span className="panel-card-state">{unbroken(state?.(document, series) ?? panelsText.uncomputed)}</span>;
}

function placeAfter(key: string, place: number, count: number): number | null {
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(place + 1, count - 1);
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(place - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
