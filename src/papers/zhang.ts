import { paperOf } from "./paper";
import { zhangText } from "./zhang-words";

export const zhang = paperOf({
  id: "zhang",
  lab: "learnability",
  short: "In context",
  title: "Training Dynamics of In-Context Learning in Linear Attention",
  authors: "Zhang, Singh, Latham, Saxe",
  venue: "ICML 2025",
  arxiv: "2501.16265",
  words: zhangText,
  statements: [
    { id: "section-2", number: "Section 2", kind: "definition", status: "shown", see: { preset: "regression-in-context" } },
    { id: "section-2-flow", number: "Section 2", kind: "definition", status: "shown", see: { preset: "adam-without-stairs" } },
    { id: "section-3-layer", number: "Section 3", kind: "theorem", status: "shown", see: { preset: "regression-in-context" } },
    {
      id: "section-3-drop",
      number: "Section 3",
      kind: "theorem",
      status: "shown",
      see: { preset: "one-direction-at-a-time" },
    },
    { id: "section-4", number: "Section 4", kind: "theorem", status: "shown", see: { preset: "one-direction-at-a-time" } },
    { id: "section-4-fixed", number: "Section 4", kind: "theorem", status: "small", see: { preset: "one-head-one-direction" } },
    { id: "section-4-white", number: "Section 4", kind: "theorem", status: "shown", see: { preset: "equal-directions" } },
    { id: "section-5", number: "Section 5", kind: "theorem", status: "small", see: { preset: "one-direction-at-a-time" } },
  ],
});
