/** Statements with their words, in the language in use. */

import type { LessonFacts } from "../lessons/lesson";
import { leadPanels, panelsListed } from "../platform/documents/views";
import type { Lab } from "../platform/shell/lab";
import { panelNamed } from "../platform/shell/panels/panels-of";
import { presetSaid } from "../platform/ui/language";
import type { Entry, EntryLink } from "./filter";
import type { Paper, See, SeePreset } from "./paper";
import { papersText } from "./words";

/** What links lead to: the labs by their ids, and the lessons. */
export interface Places {
  readonly labs: Readonly<Record<string, Lab>>;
  readonly lessons: readonly LessonFacts[];
}

export function entriesOf(papers: readonly Paper[], places: Places): readonly Entry[] {
  return papers.flatMap((paper) =>
    paper.statements.map((statement): Entry => {
      const { statement: text, note } = paper.words[statement.id];
      const link = statement.see ? linkTo(statement.see, places.labs[paper.lab], places) : null;
      return { paper, statement, number: numberSaid(statement.number), text, note, link };
    }),
  );
}

/** "Figures 5, 11" with the names of the parts in the language in use. */
export function numberSaid(number: string): string {
  return number.replace(/[A-Za-z]{2,}/g, (name) => (papersText.parts as Readonly<Record<string, string>>)[name] ?? name);
}

/** @throws {TypeError} where a link leads nowhere. */
function linkTo(see: See, lab: Lab, { lessons }: Places): EntryLink {
  if ("lesson" in see) {
    const facts = lessons.find(({ id }) => id === see.lesson);
    if (!facts) throw new TypeError(`there is no lesson "${see.lesson}"`);
    return { name: papersText.lesson(facts.order, facts.title), panels: [] };
  }
  const preset = presetOf(see, lab);
  if (see.panel === undefined)
    return { name: presetSaid(preset.id, "title", preset.title), panels: panelsListed(preset.views, leadPanels) };
  const panel = panelNamed(lab.panels, see.panel);
  if (!panel) throw new TypeError(`lab ${lab.id} has no panel "${see.panel}"`);
  return { name: panel.title(), panels: [panel.id] };
}

/** @throws {TypeError} where the lab has no such preset. */
export function presetOf({ preset: wanted }: SeePreset, lab: Lab) {
  const preset = lab.presets.all.find(({ id }) => id === wanted);
  if (!preset) throw new TypeError(`lab ${lab.id} has no preset "${wanted}"`);
  return preset;
}
