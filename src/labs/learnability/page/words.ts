/** Titles of the panels that are fetched late, for the places that wait for them; their own words come with them. */
import { inLanguage } from "./in-language";

const english = {
  title: "Learnability",
  /** Of the place that waits for the laboratory; its own words come with it, to keep the first view small. */
  certificate: { title: "Certificate laboratory", loading: "The laboratory opens." },
  landscape: { title: "Landscape of the loss", loading: "The maps are being fetched." },
  computations: { title: "Unseen computations" },
  map: { title: "Learnability map" },
  panel: "The panel is being fetched.",
} as const;

export const labText = inLanguage("words", english);
