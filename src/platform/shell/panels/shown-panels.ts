/** The panels that can stand alone. */
import type { LabDocument } from "../../documents/kind";
import type { Locks } from "../../documents/locks";
import { lockOf } from "../class/locks";
import type { PanelDefinition } from "../panel-definition";
import { panelsOf } from "./panels-of";

/** The panels of a document for a lecture hall, without those that a teacher's link hides. */
export function stagePanels(panels: readonly PanelDefinition[], document: LabDocument, locks: Locks | null): readonly PanelDefinition[] {
  return panelsOf(panels, document).filter(({ control }) => control === null || lockOf(locks, control) !== "hidden");
}
