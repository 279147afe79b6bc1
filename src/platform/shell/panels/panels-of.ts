/** Which panels there are, which of them an address means, and in which order they stand on the page. */
import type { LabDocument } from "../../documents/kind";
import { openPanels, type PanelViews, panelsListed, viewOf } from "../../documents/views";
import { allColumns } from "../../ui/panel/PanelGroup";
import type { PanelPlace } from "../../ui/panel/place";
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

/** Lists of panels by names that addresses know, in reading order. Each may be empty. */
export interface LeadCandidates {
  /** From the views, as they travel in links. */
  readonly views: readonly string[];
  /** The panel that a lesson begins with. */
  readonly lesson: string | null;
  /** Of the preset that the document is. */
  readonly preset: readonly string[];
  /** Of the lab, for any document. */
  readonly lab: readonly string[];
}

/**
 * The panels that lead the page, in reading order: those of the views, else that of the lesson, else those of the preset, else
 * those of the lab. A single panel is joined by the first other one of the lab's. A panel that is not there counts as not asked for.
 *
 * @param panels  at least one.
 * @returns at least one.
 */
export function leadAmong(panels: readonly PanelDefinition[], { views, lesson, preset, lab }: LeadCandidates): readonly PanelDefinition[] {
  const there = (names: readonly string[]) => [...new Set(names.flatMap((name) => panelNamed(panels, name) ?? []))];
  const usual = there(lab);
  const [asked = panels.slice(0, 1)] = [there(views), there(lesson === null ? [] : [lesson]), there(preset), usual].filter(
    (lead) => lead.length > 0,
  );
  return asked.length > 1 ? asked : [...asked, ...usual.filter((panel) => !asked.includes(panel)).slice(0, 1)];
}

export interface ReadingOrder {
  readonly lead: readonly PanelDefinition[];
  /** Below, at their full size. */
  readonly open: readonly PanelDefinition[];
  /** Cards. */
  readonly folded: readonly PanelDefinition[];
}

/**
 * Which panels lead the page, which are open below and which are cards, in the order of the page. Open are the listed ones; where
 * the views have no list, those with a view of their own; and in any case those in `shown`.
 *
 * @param shown  ids of panels that are shown at once, such as the one that the address names
 */
export function readingOrder(
  panels: readonly PanelDefinition[],
  lead: readonly PanelDefinition[],
  views: PanelViews,
  shown: readonly string[] = [],
): ReadingOrder {
  const listed = viewOf(views, openPanels) === null ? null : panelsListed(views, openPanels);
  const isOpen = ({ id, elements = [id] }: PanelDefinition) =>
    shown.includes(id) || (listed?.includes(id) ?? [id, ...elements].some((name) => viewOf(views, name) !== null));
  const others = panels.filter((panel) => !lead.includes(panel));
  return { lead, open: others.filter(isOpen), folded: others.filter((panel) => !isOpen(panel)) };
}

/** The value of the list of open panels that closes all cards: views have no empty texts. */
export const noneOpen = "none";

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

/** Of a chart that has no row of its own height beside it. */
const heightAlone = 420;

/** The place of an open panel: a chart that fills its row elsewhere has a height here. */
export function placeAlone({ columns, height }: PanelDefinition): PanelPlace {
  const own = height ?? (columns < allColumns ? heightAlone : undefined);
  return { columns, ...(own === undefined ? {} : { height: own }) };
}

/** The places of the panels that lead: two charts share a row by their widths; where one takes all columns, each has a row. */
export function placesOfLead(lead: readonly PanelDefinition[]): readonly PanelPlace[] {
  const widths = lead.map(({ columns }) => columns);
  if (lead.length < 2 || Math.max(...widths) === allColumns) return lead.map((panel) => ({ ...placeAlone(panel), columns: allColumns }));
  if (lead.length > 2) return widths.map((columns) => ({ columns }));
  const first = Math.round((allColumns * widths[0]) / (widths[0] + widths[1]));
  return [{ columns: first }, { columns: allColumns - first }];
}
