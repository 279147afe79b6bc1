/** Names of the lab and of what links of teachers lock. */
import { inLanguage } from "./in-language";

const english = {
  title: "LION",
  controls: { preset: "Choice of a preset", kind: "Where the tokens come from" },
  owners: {
    random: "random sequences",
    text: "text",
    attention: "attention",
    result: "the result document",
  },
  panels: { cost: "What it costs", break: "Break it" },
  loading: "This panel is being fetched.",
  formats: "JSON, CSV or .npz",
  settingsOf: (owner: string) => `Settings of ${owner}`,
  history: {
    run: "Run",
    forms: "Forms",
    difference: "Largest difference",
    unknown: "none to compare",
    help: "between any two forms, anywhere",
  },
} as const;

export const lionText = inLanguage("words", english);
