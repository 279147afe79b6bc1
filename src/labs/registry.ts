/**
 * The labs there are, one line each: all but the first are fetched when they are opened. The first is also the lab of
 * documents that name none.
 */
import type { LabEntry } from "../shell/lab-entry";
import { learnability } from "./learnability/lab";

export const labs: readonly LabEntry[] = [
  { id: "learnability", title: learnability.title, load: () => learnability },
  { id: "eagle", title: () => "EAGLE", load: async () => (await import("./eagle/lab")).eagle },
  { id: "lion", title: () => "LION", load: async () => (await import("./lion/lab")).lion },
];

/** What runs when nobody has asked for anything else. */
export const firstDocument = learnability.first;
