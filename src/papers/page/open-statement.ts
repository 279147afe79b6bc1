import { listOfPanels, openPanels, type PanelViews, withView } from "../../platform/documents/views";
import type { Lab } from "../../platform/shell/lab";
import { leavePapers } from "../../platform/shell/leave-papers";
import { panelElement, pointAt } from "../../platform/shell/panels/point-at";
import { openPreset } from "../../platform/shell/presets/open-preset";
import type { PageViewStore } from "../../platform/state/page-view";
import type { Session } from "../../platform/state/session-api";
import { presetOf } from "../entries";
import type { See, SeePreset } from "../paper";

/** Long enough for the page of another lab to be drawn. */
const patience = 5000;

/** Shows what a statement leads to, in place of the index. */
export function openStatement(see: See, lab: Lab, session: Session, view: PageViewStore): void {
  if ("lesson" in see) {
    view.show({ papers: null, lesson: see.lesson });
    return;
  }
  const preset = presetOf(see, lab);
  void leavePapers(session, view, () => openPreset(session, { ...preset, document: preset.document, views: viewsOf(see, preset.views) }));
  if (see.panel !== undefined) void pointOnceDrawn(see.panel);
}

/** The views of a preset with the panel of a statement, which may be a card otherwise. */
export function viewsOf({ panel, view }: SeePreset, views: PanelViews): PanelViews {
  if (panel === undefined) return views;
  return withView(view === undefined ? views : withView(views, panel, view), openPanels, listOfPanels([panel]));
}

async function pointOnceDrawn(panel: string): Promise<void> {
  const late = performance.now() + patience;
  const drawn = () => document.querySelector(".papers") === null && document.querySelector(`.${panel}-panel`) !== null;
  while (!drawn() && performance.now() < late) await passed(50);
  pointAt(panel);
  await keepInView(panel);
}

/** Within this time parts that come late have their places. */
const settling = 8000;
const leaving = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Scrolls again where the panel grows, or is moved by what grows above it, unless the reader has gone on. */
async function keepInView(panel: string): Promise<void> {
  const gone = new AbortController();
  for (const event of leaving) window.addEventListener(event, () => gone.abort(), { signal: gone.signal, passive: true });
  const end = performance.now() + settling;
  let place = placeOf(panel);
  while (!gone.signal.aborted && performance.now() < end) {
    await passed(200);
    const now = placeOf(panel);
    if (now !== place && !gone.signal.aborted) panelElement(panel)?.scrollIntoView({ block: "center" });
    place = now;
  }
  gone.abort();
}

/** Among the panels, whatever is scrolled. */
function placeOf(panel: string): string {
  const element = panelElement(panel);
  return `${element?.offsetTop} ${element?.offsetHeight}`;
}

const passed = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));
