/**
 * The labs there are, one line each, fetched when they are opened. The first is also the lab of documents that name none: what
 * computes it comes with the page, and its first question, so that neither waits for its panels.
 */

import { lazy } from "react";
import type { LabEntry, Opening } from "../platform/shell/lab-entry";
import { defaultPreset } from "./learnability/document/presets";
import { learnabilityOpening } from "./learnability/page/opening/stages";
import { learnabilityLab } from "./learnability/page/session/lab-session";
import { labText } from "./learnability/page/words";

type LoadPart = Opening["line"];

/** An opening that comes with no first view. */
const lateOpening = (parts: () => Promise<{ readonly parts: Readonly<Record<"question" | "Line", LoadPart>> }>): Opening => ({
  question: lazy(async () => (await parts()).parts.question()),
  line: async () => (await parts()).parts.Line(),
});

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
    opening: lateOpening(() => import("./eagle/page/opening/parts")),
    load: async () => (await import("./eagle/lab")).eagle,
  },
  {
    id: "lion",
    title: () => "LION",
    opening: lateOpening(() => import("./lion/page/opening/parts")),
    load: async () => (await import("./lion/lab")).lion,
  },
];

/** The lab that runs where the address names no other. */
export const firstDocument = defaultPreset.document;
