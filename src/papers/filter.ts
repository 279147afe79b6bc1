/** Conditions that the index shows statements by, and their form in the address: "lion_absent_table*imagenet". */
import { plain } from "../platform/shell/presets/gallery/find-presets";
import { type Kind, kinds, type Paper, type Statement, type Status, statuses } from "./paper";

export interface Filter {
  /** The id of a paper. */
  readonly paper: string | null;
  /** Statements that lead to a panel of a lab. */
  readonly panel: { readonly lab: string; readonly id: string } | null;
  readonly status: Status | null;
  readonly kind: Kind | null;
  readonly misprints: boolean;
  readonly search: string;
}

export const noFilter: Filter = { paper: null, panel: null, status: null, kind: null, misprints: false, search: "" };

/** In the address where there is no condition. */
const all = "all";
const misprints = "misprints";
const panelWord = /^panel[.]([a-z]+)[.]([a-z][a-z0-9-]*)$/;

/** Unknown words are ignored. @param papers  ids of the papers. */
export function readFilter(text: string, papers: readonly string[]): Filter {
  const [conditions, ...rest] = text.split("*");
  const words = conditions.split("_");
  const panel = words.map((word) => panelWord.exec(word)).find((found) => found !== null);
  return {
    paper: papers.find((id) => words.includes(id)) ?? null,
    panel: panel ? { lab: panel[1], id: panel[2] } : null,
    status: statuses.find((status) => words.includes(status)) ?? null,
    kind: kinds.find((kind) => words.includes(kind)) ?? null,
    misprints: words.includes(misprints),
    search: rest.join("*"),
  };
}

export function writeFilter({ paper, panel, status, kind, misprints: wrong, search }: Filter): string {
  const words = [paper, panel && `panel.${panel.lab}.${panel.id}`, status, kind, wrong ? misprints : null].filter((word) => word !== null);
  return `${words.join("_") || all}${search === "" ? "" : `*${search}`}`;
}

/** A statement as the index shows it, with the words that a search looks in. */
export interface Entry {
  readonly paper: Paper;
  readonly statement: Statement;
  /** In the language in use. */
  readonly number: string;
  readonly text: string;
  readonly note: string | undefined;
  /** The link; null where there is none. */
  readonly link: EntryLink | null;
}

export interface EntryLink {
  readonly name: string;
  /** Panels that it leads to. */
  readonly panels: readonly string[];
}

/** Letters of a search before it has an effect. */
const fewest = 2;

/** @param leads  whether any statement leads to the panel of the filter; if none does, those of its lab are shown. */
export function matches(entry: Entry, filter: Filter, leads: boolean): boolean {
  const { paper, statement } = entry;
  return (
    (filter.paper === null || filter.paper === paper.id) &&
    (filter.panel === null || (filter.panel.lab === paper.lab && (!leads || isOfPanel(entry, filter.panel)))) &&
    (filter.status === null || filter.status === statement.status) &&
    (filter.kind === null || filter.kind === statement.kind) &&
    (!filter.misprints || statement.misprint === true) &&
    isFound(entry, filter.search)
  );
}

export function isOfPanel({ paper, link }: Entry, { lab, id }: NonNullable<Filter["panel"]>): boolean {
  return paper.lab === lab && (link?.panels.includes(id) ?? false);
}

function isFound({ number, text, note, link }: Entry, search: string): boolean {
  const asked = plain(search);
  if (asked.length < fewest) return true;
  const texts = ` ${[number, text, note, link?.name].map((part) => plain(part ?? "")).join(" ")}`;
  // A number is found as a whole: "2.3" is no part of "12.3".
  return asked.split(/\s+/).every((word) => (/\d/.test(word) ? texts.includes(` ${word}`) : texts.includes(word)));
}
