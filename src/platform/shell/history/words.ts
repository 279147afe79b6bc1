/** Words of the list of earlier runs. */
import { inLanguage } from "../in-language";

const english = {
  title: "Runs",
  none: "Runs appear here when they end. Change a setting to compare two runs.",
  list: "Runs, newest first",
  compare: "Compare errors and compute",
  hide: "Hide the comparison",
  table: "Errors and compute of all runs",
  unfinished: "stopped before its end",
  when: (time: string) => time,
  pin: (name: string) => `Keep ${name}`,
  unpin: (name: string) => `Do not keep ${name}`,
  overlay: (name: string) => `Show the curves of ${name} in the chart`,
  uncover: (name: string) => `Hide the curves of ${name}`,
  reopen: (name: string) => `Run ${name} again`,
  remove: (name: string) => `Remove ${name}`,
  /** Changes between two runs. */
  changes: {
    again: "the same again",
    preset: (title: string) => `preset ${title}`,
    more: (count: number) => ` and ${count} more`,
    seed: "seed",
    ownData: (name: string) => `own data ${name}`,
    withLearner: (name: string) => `with ${name}`,
    withoutLearner: (name: string) => `without ${name}`,
    ofLearner: (label: string, name: string) => `${label} (${name})`,
  },
} as const;

export const historyText = inLanguage("history/words", english);
