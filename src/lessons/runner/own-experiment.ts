/** The person's own experiment, kept when a lesson runs another one; the lesson shows a note while one is kept. */
import { createStore } from "zustand/vanilla";
import type { DocumentKind, LabDocument } from "../../platform/documents/kind";
import { sameDocument } from "../../platform/documents/same";
import { same } from "../../platform/shell/forms/values";

/** Null where there was no own experiment, while no lesson has run one, and once it was opened again. */
export const ownExperiment = createStore<LabDocument | null>(() => null);

/** The last experiment that the open lesson has run. */
let ofLesson: LabDocument | null = null;

/** Whether a document is a preset of its lab with any seed, and so not the reader's own. */
export function isPreset({ presets }: Pick<DocumentKind, "presets">, document: LabDocument): boolean {
  return presets.some((preset) => same({ ...document, seed: (preset as { readonly seed?: number }).seed }, preset));
}

/**
 * Keeps the open document if it is the person's own, before a lesson runs another one.
 *
 * @param given  whether a document is not the person's own, but a preset or the first document of the page
 */
export function keepOwn(open: LabDocument, next: LabDocument, given: (document: LabDocument) => boolean): void {
  // After a lesson has run an experiment, the open document is the lesson's, even with changed settings.
  if (ofLesson === null && !given(open)) ownExperiment.setState(open, true);
  ofLesson = next;
}

/** No lesson is open any more: the open document, unless it is as the lesson left it, is the person's again. */
export function leaveOwn(open: LabDocument): void {
  if (ofLesson !== null && !sameDocument(ofLesson, open)) ofLesson = null;
}
