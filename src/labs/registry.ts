/**
 * The labs there are, one line each, fetched when they are opened. The first is also the lab of documents that name none: what
 * computes it comes with the page, and its first question, so that neither waits for its panels.
 */
import { defaultPreset } from "../experiment/learnability/presets";
import type { LabEntry } from "../shell/lab-entry";
import { learnabilityOpening } from "./learnability/opening/stages";
import { learnabilityLab } from "./learnability/session/lab-session";
import { labText } from "./learnability/words";

export const labs: readonly LabEntry[] = [
  {
    id: "learnability",
    title: () => labText.title,
    session: learnabilityLab,
    opening: learnabilityOpening,
    load: async () => (await import("./learnability/lab")).learnability,
  },
  { id: "eagle", title: () => "EAGLE", load: async () => (await import("./eagle/lab")).eagle },
  { id: "lion", title: () => "LION", load: async () => (await import("./lion/lab")).lion },
];

/** What runs when nobody has asked for anything else. */
export const firstDocument = defaultPreset.experiment;
