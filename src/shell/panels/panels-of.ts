/** Which panels there are, and which of them an address means. */
import type { LabDocument } from "../../documents/kind";
import type { PanelDefinition } from "../panel-definition";

/** Those that a document has, in the order of the page. */
export function panelsOf(panels: readonly PanelDefinition[], document: LabDocument): readonly PanelDefinition[] {
  return panels.filter((panel) => panel.when?.(document) ?? true);
}

/** The place of a panel among others, by a name that addresses know it by; 0 where there is none of that name. */
export function placeOf(panels: readonly PanelDefinition[], name: string | null): number {
  if (name === null) return 0;
  const isMeant = ({ id, elements = [], aliases = [] }: PanelDefinition) => [id, ...elements, ...aliases].includes(name);
  return Math.max(0, panels.findIndex(isMeant));
}
