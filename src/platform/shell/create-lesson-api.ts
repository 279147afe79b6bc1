/** The API that a lab's lessons use, made of what differs from lab to lab. */
import type { LabDocument } from "../documents/kind";
import type { Settings } from "../documents/setting-path";
import { same } from "./forms/values";
import { type LessonApi, noNotes, type Reached } from "./lesson-api";
import type { PanelDefinition } from "./panel-definition";

interface LessonParts<Document extends LabDocument>
  extends Pick<LessonApi<Document>, "kind" | "measures" | "goals">,
    Partial<Pick<LessonApi<Document>, "openNotes" | "parts" | "Beside">> {
  readonly settings: Settings<Document>;
  readonly presets: readonly (ReturnType<LessonApi<Document>["preset"]> & { readonly id: string })[];
  readonly panels: readonly PanelDefinition[];
  /** Names of measures, and sentences on reached goals, in the language in use; by the ids of measures and goals. */
  readonly words: {
    readonly measures: Readonly<Record<string, string>>;
    readonly goals: Readonly<Record<string, (reached: Reached) => string>>;
  };
  /** The subject of a document: an exercise begins anew when it changes. */
  subject(document: Document): string;
}

/** Notes, parts of the text and computations beside the run are none unless given. */
export function createLessonApi<Document extends LabDocument>(lab: LessonParts<Document>): LessonApi<Document> {
  const { kind, settings, measures, goals, presets, panels, words, subject, openNotes = () => noNotes, parts = {}, Beside = null } = lab;
  return {
    kind,
    settings,
    measures,
    measured: (measure) => words.measures[measure],
    goals,
    solved: (goal, reached) => words.goals[goal](reached),
    sameRun: (a, b) => a === b || same(kind.run(a), kind.run(b)),
    sameSubject: (a, b) => subject(a) === subject(b),
    preset(id) {
      const preset = presets.find((candidate) => candidate.id === id);
      if (!preset) throw new TypeError(`there is no preset "${id}"`);
      return preset;
    },
    panels: panels.flatMap(({ id, elements }) => elements ?? [id]),
    openNotes,
    parts,
    Beside,
  };
}
