/** Choices of what a class may change, each made without ticking controls one by one. */
import { controlsOf } from "./assignment";
import type { DocumentKind, LabDocument } from "./kind";
import { pageControls } from "./locks";
import { readPath, specAt } from "./setting-path";

export const readyChoices = ["one", "all-but-seed", "look"] as const;

/** Only one setting; all but the seed; none at all. */
export type ReadyChoice = (typeof readyChoices)[number];

/** Controls of the page that a class keeps while settings are locked. Opening another experiment would leave the link. */
const keptOfPage: readonly string[] = pageControls.filter((control) => control !== "open");

/** The seed, and presets, which bring another one. */
const withSeed: readonly string[] = ["seed", "preset"];

/** So many where no preset names any. */
const unnamed = 4;

/**
 * The controls that may stay free alone: those of a preset's settings, in its order, or else the first settings of the document.
 *
 * @param paths  of the preset's settings, as in "task.samples"
 */
export function controlsToFree<Document extends LabDocument>(
  kind: DocumentKind<Document>,
  document: Document,
  paths: readonly string[],
): readonly string[] {
  const all = controlsOf(kind, document);
  const named = paths.flatMap((path) => controlAt(kind, document, path) ?? []).filter((control) => all.includes(control));
  if (named.length > 0) return [...new Set(named)];
  const simple = kind
    .settings(document)
    .flatMap(({ owner, fields }) =>
      Object.entries(fields).flatMap(([name, field]) => (field.kind === "structured" || field.rare ? [] : `${owner}.${name}`)),
    );
  return simple.slice(0, unnamed);
}

/** The control of the setting at a path; null where the path has not the form of one, or the document no such part. */
function controlAt<Document extends LabDocument>(kind: DocumentKind<Document>, document: Document, path: string): string | null {
  const place = readPath(path);
  if (place === null) return null;
  const { member, name } = place;
  if (member !== null) {
    const part = specAt(document, place);
    return part ? `${part.kind ?? member}.${name}` : null;
  }
  // Tables of the document itself stand behind those of its parts, whose fields may have the same names.
  const group = kind.settings(document).findLast(({ fields }) => Object.hasOwn(fields, name));
  return group ? `${group.owner}.${name}` : name;
}

/**
 * The controls that a choice leaves free.
 *
 * @param one  the control that stays free where only one does
 */
export function freeUnder<Document extends LabDocument>(
  kind: DocumentKind<Document>,
  document: Document,
  choice: ReadyChoice,
  one: string,
): ReadonlySet<string> {
  if (choice === "all-but-seed") return new Set(controlsOf(kind, document).filter((control) => !withSeed.includes(control)));
  return new Set(choice === "one" ? [one, ...keptOfPage] : keptOfPage);
}
