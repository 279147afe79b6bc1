/** A lab as lessons see it, where it adds nothing to what every lab has: no parts of the text, no numbers to drag. */
import type { LabDocument } from "../documents/kind";
import type { Settings } from "../documents/setting-path";
import { same } from "./forms/values";
import { type LessonApi, noNotes, type Reached } from "./lesson-api";
import type { PanelDefinition } from "./panel-definition";

interface Plain<Document extends LabDocument> extends Pick<LessonApi<Document>, "kind" | "measures" | "goals"> {
  readonly settings: Settings<Document>;
  readonly presets: readonly (ReturnType<LessonApi<Document>["preset"]> & { readonly id: string })[];
  readonly panels: readonly PanelDefinition[];
  /** In the language that is spoken now: what is measured, and how a goal was reached, by their names. */
  readonly words: {
    readonly measures: Readonly<Record<string, string>>;
    readonly goals: Readonly<Record<string, (reached: Reached) => string>>;
  };
  /** What a document is about: an exercise begins anew with one that is about something else. */
  subject(document: Document): string;
}

export function plainLessonApi<Document extends LabDocument>(lab: Plain<Document>): LessonApi<Document> {
  const { kind, settings, measures, goals, presets, panels, words, subject } = lab;
  return {
    kind,
    settings,
    measures,
    measured: (measure) => words.measures[measure],
    goals,
    solved: (goal, reached) => words.goals[goal](reached),
    sameRun: (a, b) => same(kind.run(a), kind.run(b)),
    sameSubject: (a, b) => subject(a) === subject(b),
    preset(id) {
      const preset = presets.find((candidate) => candidate.id === id);
      if (!preset) throw new TypeError(`there is no preset "${id}"`);
      return preset;
    },
    panels: panels.flatMap(({ id, elements }) => elements ?? [id]),
    openNotes: () => noNotes,
    parts: {},
  };
}
