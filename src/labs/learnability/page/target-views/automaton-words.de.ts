import { inWords, plural, sentenceCase } from "../../../../platform/ui/grammar.de";
import type { AutomatonSpec } from "../../math/tasks/automaton/schema";
import type { TargetView } from "./target-view";

export default {
  name: "Endlicher Automat",
  heading: "Ziel: endlicher Automat",
  lede: {
    made: ({ family, traces }) =>
      family === "one"
        ? `Ein Automat liest ${inWords(traces)} ${plural(traces, "Wort", "Wörter")}.`
        : `${sentenceCase(inWords(traces))} ${plural(traces, "zufälliger Automat liest", "zufällige Automaten lesen je")} ein Wort.`,
    question: "Lassen sich daraus andere Rechnungen vorhersagen?",
  },
} satisfies TargetView<AutomatonSpec>;
