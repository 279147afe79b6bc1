/** What a word in a commentary does; fetched with the first one that is pressed. */
import type { PanelLink } from "../../documents/commentary";
import { type PanelViews, viewOf } from "../../documents/views";
import type { Session } from "../../state/session-api";
import { pointAt } from "../panels/point-at";

/** Shows a panel as the word speaks of it, or else as the preset opens it. */
export function showEvidence(session: Session, { panel, view }: PanelLink, views: PanelViews): void {
  session.setPanelView(panel, view ?? viewOf(views, panel));
  pointAt(panel);
}
