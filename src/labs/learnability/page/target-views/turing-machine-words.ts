import { inWords, plural, sentenceCase } from "../../../../platform/ui/grammar";
import type { TuringMachineSpec } from "../../math/tasks/turing-machine/schema";
import { viewOf } from "./target-view";

export const view = viewOf<TuringMachineSpec>("turing-machine", {
  name: "Turing machine",
  heading: "Target: Turing machine",
  lede: {
    made: ({ family, traces }) =>
      family === "one"
        ? `A Turing machine runs on ${inWords(traces)} ${plural(traces, "tape", "tapes")}.`
        : `${sentenceCase(inWords(traces))} random Turing ${plural(traces, "machine runs on a tape", "machines run on a tape each")}.`,
    question: "Can other computations be predicted from them?",
  },
});
