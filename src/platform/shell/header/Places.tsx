import { type KeyboardEvent, lazy, type ReactNode, useId, useState } from "react";
import { usePageView, usePageViewStore, useSession } from "../../state/react";
import { useLabId } from "../lab";
import { type LabEntry, useLabs } from "../lab-entry";
import { LatePart } from "../offline/LatePart";
import { showStage } from "../opening-state";
import { usePastHead } from "./past-head";
import { headerText } from "./words";

const LabLine = lazy(() => import("./LabLine").then((module) => ({ default: module.LabLine })));

/** The ways beside the labs are one stop of Tab, which would otherwise need one more to reach the settings. */
function toNextWay({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const ways = [...currentTarget.querySelectorAll("button")];
  const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  ways[ways.indexOf(target as HTMLButtonElement) + by]?.focus();
}

/**
 * Where one can go: the labs by name, and behind a hairline the ways to the lessons and the papers. The labs lead somewhere as
 * links do, and are no tabs, which would have to name a panel: the whole page is what they change. A lab opens with its first
 * experiment, which undo takes back.
 */
export function Places({ entry }: { readonly entry: ReactNode }) {
  return (
    <nav className="bar-places" aria-label={headerText.places}>
      <LabList />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons inside arrive here */}
      <div className="bar-ways" onKeyDown={toNextWay}>
        {entry}
        <PapersLink />
      </div>
    </nav>
  );
}

/** The way to the index of papers, which lies over the page. */
function PapersLink() {
  const view = usePageViewStore();
  const open = usePageView(({ papers }) => papers !== null);
  return (
    <button
      type="button"
      className="bar-link"
      tabIndex={open ? 0 : -1}
      aria-current={open ? "page" : undefined}
      onClick={() => view.show({ papers: open ? null : "all" })}
    >
      {headerText.papers}
    </button>
  );
}

/** On a telephone: a row of its own, in sight until the first panel is. */
export function PlacesRow({ entry }: { readonly entry: ReactNode }) {
  const past = usePastHead();
  return (
    <div className="bar-row" data-past={past}>
      <Places entry={entry} />
    </div>
  );
}

/** Not shown while there is one lab. A mouse or the focus on a name shows the lab's line below it. */
function LabList() {
  const labs = useLabs();
  const [line, setLine] = useState<{ readonly entry: LabEntry; readonly left: number } | null>(null);
  const lineId = useId();
  const session = useSession();
  const lab = useLabId();
  const view = usePageViewStore();
  const inPapers = usePageView(({ papers }) => papers !== null);
  if (labs.length < 2) return null;
  const open = async (entry: LabEntry) =>
    entry.id === lab ? showStage("everything") : (await import("../open-first")).openFirst(session, entry);
  const choose = (entry: LabEntry) =>
    inPapers ? import("../leave-papers").then(({ leavePapers }) => leavePapers(session, view, () => open(entry))) : open(entry);
  const hide = () => setLine(null);
  const show = (entry: LabEntry, { offsetLeft }: HTMLElement) => setLine({ entry, left: offsetLeft });
  return (
    <div className="lab-tabs">
      {labs.map((entry) => (
        <button
          key={entry.id}
          type="button"
          className="bar-link"
          aria-current={entry.id === lab && !inPapers ? "page" : undefined}
          aria-describedby={entry === line?.entry ? lineId : undefined}
          onPointerEnter={({ pointerType, currentTarget }) => pointerType === "mouse" && show(entry, currentTarget)}
          onPointerLeave={hide}
          onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && show(entry, currentTarget)}
          onBlur={hide}
          onKeyDown={({ key }) => key === "Escape" && hide()}
          onClick={() => {
            hide();
            void choose(entry);
          }}
        >
          {entry.title()}
        </button>
      ))}
      {line && (
        <LatePart fallback={null}>
          <LabLine {...line} id={lineId} />
        </LatePart>
      )}
    </div>
  );
}
