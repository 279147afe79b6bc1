/** Example files of own data, by their ids. */
import type { ExampleId } from "../math/tasks/custom/examples";
import { inLanguage } from "./in-language";

const english: Readonly<Record<ExampleId, { readonly title: string; readonly sentence: string }>> = {
  "two-heads": {
    title: "Two heads, d = 3",
    sentence:
      "40 training and 20 test samples of five tokens, labelled by a linear attention with two heads: enough to recover it exactly.",
  },
  "associative-memory": {
    title: "Associative memory, d = 4",
    sentence: "Each sample stores two key-value pairs and asks for the value of one key; such data leave directions that no sample shows.",
  },
  "unequal-lengths": {
    title: "Unequal lengths, d = 2",
    sentence: "Samples of one to six tokens from one head, with test samples whose labels are left out for you to predict.",
  },
};

export const exampleText = inLanguage("example-words", english);
