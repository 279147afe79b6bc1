/** Names of the lab, of its panels, and of the settings that links can lock. */
import { inLanguage } from "./in-language";

const english = {
  title: "LION",
  controls: { preset: "Preset", kind: "Source of the tokens", learners: "List of encoders" },
  owners: {
    random: "random sequences",
    text: "text",
    image: "pictures",
    task: "the task",
    encoder: "encoders",
    attention: "attention",
    result: "the result document",
  },
  panels: {
    training: "Training curves",
    sequence: "Decays and answers",
    "trained-forms": "Trained weights in three forms",
    mirror: "Logits of the reversed sequence",
    cost: "Cost of each form",
    break: "Mask in float32",
    results: "Results of the paper",
  },
  loading: "The panel is loading.",
  formats: "JSON, CSV or .npz",
  settingsOf: (owner: string) => `Settings of ${owner}`,
  history: {
    run: "Run",
    forms: "Forms",
    difference: "Largest difference",
    unknown: "only one form",
    help: "largest absolute difference of an output between two forms",
    learners: "Encoders",
    learned: "accuracy of each encoder on held-out sequences, or its loss in nats for infilling tasks",
  },
} as const;

export const lionText = inLanguage("words", english);
