/** What the controls are called that links of teachers lock. */
import { inLanguage } from "./in-language";

const english = {
  /** Those that are no settings of a form. */
  controls: {
    preset: "Choice of a preset",
    kind: "Kind of target",
    learners: "List of learners",
    laboratory: "Certificate laboratory",
    map: "Learnability map",
    landscape: "Landscape of the loss",
    computations: "Unseen computations",
    exhibit: "Panel of the target",
  } as Readonly<Record<string, string>>,
  /** Whose settings they are, within a sentence. */
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
