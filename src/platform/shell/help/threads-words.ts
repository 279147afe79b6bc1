/** Words of the choice of threads. */
import type { ThreadChoice } from "../../engine/thread-plan";
import { inLanguage } from "../in-language";

const english = {
  title: "Compute threads",
  choices: { auto: "Automatic", one: "One", all: "Every core" } satisfies Record<ThreadChoice, string>,
  help: {
    auto: (threads: number) =>
      `On this device ${threads === 1 ? "one thread computes" : `up to ${threads} threads compute`}. One core remains for drawing; with two cores, the second thread helps with large data. If the page draws fewer than 24 frames a second, or often stops for over 50 ms, one thread fewer computes.`,
    one: () => "One thread computes a run; panels have another one.",
    all: (threads: number) =>
      `On this device ${threads === 1 ? "one thread computes" : `up to ${threads} threads compute`}, one for each core. Runs with many learners end sooner, and the page may draw less often.`,
  } satisfies Record<ThreadChoice, (threads: number) => string>,
  scope: "The number of threads does not change any result. It applies from the next run on, in every lab, on this device.",
} as const;

export const threadsText = inLanguage("help/threads-words", english);
