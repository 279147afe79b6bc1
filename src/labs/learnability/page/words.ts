/** Titles of the panels that are fetched late, shown while they load; the other words of a panel come with it. */
import { inLanguage } from "./in-language";

const english = {
  title: "Learnability",
  /** Shown while the laboratory loads. */
  certificate: { title: "Certificate laboratory", loading: "Loading the laboratory." },
  landscape: { title: "Landscape of the loss", loading: "Loading the maps." },
  computations: { title: "Unseen computations" },
  guarantee: { title: "Sample complexity" },
  map: { title: "Learnability map" },
  storedRuns: "Stored runs",
  panel: "Loading the panel.",
} as const;

export const labText = inLanguage("words", english);
