/** Which panels there are, which of them an address means, and which of them comes first. */
import type { LabDocument } from "../../documents/kind";
import type { PanelDefinition } from "../panel-definition";

/** Those that a document has, in the order of the page. */
export function panelsOf(panels: readonly PanelDefinition[], document: LabDocument): readonly PanelDefinition[] {
  return panels.filter((panel) => panel.when?.(document) ?? true);
}

/** The panel of a name that addresses know it by; undefined where there is none of that name. */
export function panelNamed(panels: readonly PanelDefinition[], name: string | null): PanelDefinition | undefined {
  return panels.find(({ id, elements = [], aliases = [] }) => name !== null && [id, ...elements, ...aliases].includes(name));
}

/** The place of a panel among others, by a name that addresses know it by; 0 where there is none of that name. */
export function placeOf(panels: readonly PanelDefinition[], name: string | null): number {
  const named = panelNamed(panels, name);
  return named ? panels.indexOf(named) : 0;
}

/** Who asks for a panel to come first, by a name that addresses know it by. */
export interface WhatComesFirst {
  /** The view of a preset, as it travels in links. */
  readonly view: string | null;
  readonly lesson: string | null;
}

/**
 * The panel that comes first: that of the view, else that of the lesson, else the exhibit, else the first one of the page. A
 * panel that is not there counts as not asked for.
 *
 * @param panels  at least one.
 */
export function panelFirst(panels: readonly PanelDefinition[], { view, lesson }: WhatComesFirst): PanelDefinition {
  return panelNamed(panels, view) ?? panelNamed(panels, lesson) ?? panels.find(({ exhibit }) => exhibit) ?? panels[0];
}

/** Columns of the grid. */
export const allColumns = 12;

/** With one of them first, and its neighbours of the same row beside it; the others follow in the order of the page. */
export function withFirst(panels: readonly PanelDefinition[], first: PanelDefinition): readonly PanelDefinition[] {
  const row = rowsOf(panels).find((members) => members.includes(first)) ?? [];
  const led = [first, ...row.filter((panel) => panel !== first)];
  return [...led, ...panels.filter((panel) => !led.includes(panel))];
}

/** Those of some ids that are there, in the order of the ids, behind the first panel where that is none of them. */
export function panelsAmong(
  panels: readonly PanelDefinition[],
  ids: readonly string[],
  first: PanelDefinition,
): readonly PanelDefinition[] {
  const among = ids.flatMap((id) => panels.filter((panel) => panel.id === id));
  return among.includes(first) ? among : [first, ...among];
}

function rowsOf(panels: readonly PanelDefinition[]): PanelDefinition[][] {
  const rows: PanelDefinition[][] = [];
  let left = 0;
  for (const panel of panels) {
    if (panel.columns > left) {
      rows.push([]);
      left = allColumns;
    }
    rows[rows.length - 1].push(panel);
    left -= panel.columns;
  }
  return rows;
}
