/** What a person had of their own when a lesson ran something else: it is kept, and a lesson says so where there is something. */
import { createStore } from "zustand/vanilla";
import type { DocumentKind, LabDocument } from "../../platform/documents/kind";
import { sameDocument } from "../../platform/documents/same";
import { same } from "../../platform/shell/forms/values";

/** Null where there was nothing of their own, while no lesson has run anything, and once it was brought back. */
export const ownExperiment = createStore<LabDocument | null>(() => null);

/** What the lesson that is open has run last. */
let ofLesson: LabDocument | null = null;

/** Whether a document is a preset of its lab, whatever its seed, and so not the reader's own. */
export function isPreset({ presets }: Pick<DocumentKind, "presets">, document: LabDocument): boolean {
  return presets.some((preset) => same({ ...document, seed: (preset as { readonly seed?: number }).seed }, preset));
}

/**
 * A lesson is about to run something in place of what is open.
 *
 * @param given  whether what is open is none of the person's own, but a preset or what the page begins with
 */
export function keepOwn(open: LabDocument, next: LabDocument, given: (document: LabDocument) => boolean): void {
  // What is open after a lesson has run something is the lesson's, also where its settings were tried.
  if (ofLesson === null && !given(open)) ownExperiment.setState(open, true);
  ofLesson = next;
}

/** No lesson is open any more: what is open, unless it is as the lesson left it, is the person's again. */
export function leaveOwn(open: LabDocument): void {
  if (ofLesson !== null && !sameDocument(ofLesson, open)) ofLesson = null;
}
