/** Example files of own data, by their ids. */
import type { ExampleId } from "../math/tasks/custom/examples";
import { inLanguage } from "./in-language";

const english: Readonly<Record<ExampleId, { readonly title: string; readonly sentence: string }>> = {
  "two-heads": {
    title: "Two heads, d = 3",
    sentence:
      "40 training and 20 test samples of five tokens, labelled by linear attention with two heads. Least squares recovers it exactly.",
  },
  "associative-memory": {
    title: "Associative memory, d = 4",
    sentence:
      "Each sample stores two key-value pairs; its label is the value of the queried key. Such data do not determine every direction.",
  },
  "unequal-lengths": {
    title: "Unequal lengths, d = 2",
    sentence: "Samples of one to six tokens, labelled by one head. The test samples have no labels: their predictions can be saved.",
  },
};

export const exampleText = inLanguage("example-words", english);
