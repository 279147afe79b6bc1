/**
 * The labs there are, one line each, fetched when they are opened. The first is also the lab of documents that name none: what
 * computes it comes with the page, and its first question, so that neither waits for its panels.
 */

import { lazy } from "react";
import type { LabEntry } from "../platform/shell/lab-entry";
import { speakOfNewParts } from "../platform/ui/language";
import { defaultPreset } from "./learnability/document/presets";
import { learnabilityOpening } from "./learnability/page/opening/stages";
import { learnabilityLab } from "./learnability/page/session/lab-session";
import { labText } from "./learnability/page/words";

/** Without its words in the language in use, a part speaks English. */
async function withWords<Part>(fetching: Promise<Part>): Promise<Part> {
  const part = await fetching;
  await speakOfNewParts().catch(() => {});
  return part;
}

export const labs: readonly LabEntry[] = [
  {
    id: "learnability",
    title: () => labText.title,
    session: learnabilityLab,
    opening: learnabilityOpening,
    load: async () => (await import("./learnability/lab")).learnability,
  },
  {
    id: "eagle",
    title: () => "EAGLE",
    opening: { question: lazy(async () => ({ default: (await withWords(import("./eagle/page/opening/EagleQuestion"))).EagleQuestion })) },
    load: async () => (await import("./eagle/lab")).eagle,
  },
  {
    id: "lion",
    title: () => "LION",
    opening: { question: lazy(async () => ({ default: (await withWords(import("./lion/page/opening/LionQuestion"))).LionQuestion })) },
    load: async () => (await import("./lion/lab")).lion,
  },
];

/** The lab that runs where the address names no other. */
export const firstDocument = defaultPreset.document;
