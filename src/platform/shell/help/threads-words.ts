/** Words for how many threads compute. */
import type { ThreadChoice } from "../../engine/thread-plan";
import { inLanguage } from "../in-language";

const english = {
  title: "Threads that compute",
  choices: { auto: "Automatic", one: "One", all: "Every core" } satisfies Record<ThreadChoice, string>,
  help: {
    auto: (threads: number) =>
      `On this device ${threads === 1 ? "one thread computes" : `up to ${threads} threads compute`}: every core but one, which draws; where there are two, the second thread helps with large data. One fewer once this page has drawn less than 24 times a second beside them, or stood still for longer than 50 ms again and again.`,
    one: () => "One thread computes a run; what panels ask has one of its own.",
    all: (threads: number) =>
      `On this device ${threads === 1 ? "one thread computes" : `up to ${threads} threads compute`}, one for each core: runs with many learners end sooner, and the page may draw less often.`,
  } satisfies Record<ThreadChoice, (threads: number) => string>,
  scope: "The result has the same bits with any number of them. From the next run on, in every lab; kept on this device.",
} as const;

export const threadsText = inLanguage("help/threads-words", english);
