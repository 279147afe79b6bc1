/** Names of the lab and of what links of teachers lock. */
import { inLanguage } from "./in-language";

const english = {
  title: "LION",
  controls: { preset: "Choice of a preset", kind: "Where the tokens come from", learners: "Encoders: who learns, and in which order" },
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
    training: "Training",
    sequence: "One sequence",
    "trained-forms": "One set of weights, three forms",
    mirror: "Mirror",
    cost: "What it costs",
    break: "Break it",
    results: "What the paper measured",
  },
  loading: "This panel is being fetched.",
  formats: "JSON, CSV or .npz",
  settingsOf: (owner: string) => `Settings of ${owner}`,
  history: {
    run: "Run",
    forms: "Forms",
    difference: "Largest difference",
    unknown: "none to compare",
    help: "between any two forms, anywhere",
    learners: "Encoders",
    learned: "what each encoder came to: its share of right answers, or its nats where nobody can always be right",
  },
} as const;

export const lionText = inLanguage("words", english);
