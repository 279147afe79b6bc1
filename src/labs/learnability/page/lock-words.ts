/** Names of the controls that a teacher can lock in a link. */
import { inLanguage } from "./in-language";

const english = {
  /** Controls that are not settings of a form. */
  controls: {
    preset: "Choice of a preset",
    kind: "Kind of target",
    learners: "List of learners",
    guarantee: "Sample complexity",
    laboratory: "Certificate laboratory",
    map: "Learnability map",
    landscape: "Landscape of the loss",
    computations: "Unseen computations",
    exhibit: "Panel of the target",
  } as Readonly<Record<string, string>>,
  /** Owners of settings, within a sentence. */
  owners: {
    gradient: "gradient learners",
    "closed-form": "closed form",
    convex: "convex learners",
    "linear-layers": "linear layers",
    transformer: "Transformers",
    stop: "stop rules",
  } as Readonly<Record<string, string>>,
} as const;

export const controlText = inLanguage("lock-words", english);
