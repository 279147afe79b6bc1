/** Panels that a lesson can point at, by the ids they have on the page. */
export const panelIds = [
  "loss",
  "spectrum",
  "attention",
  "heads",
  "memory",
  "automaton",
  "turing",
  "computations",
  "certificate",
  "landscape",
  "map",
] as const;

export type PanelId = (typeof panelIds)[number];
