import type { Experiment } from "../../document/document";
import { usePlayground } from "../session/react";
import { targetView } from "../target-views/registry";
import { railText } from "./words";

/** What is going on, before any term of art: who makes the examples, who learns from them, and what the question is. */
export function Lede() {
  const experiment = usePlayground((state) => state.experiment);
  const words = ledeOf(experiment);
  return words && <p className="rail-lede">{words}</p>;
}

/** Null for own data, of which nothing is known, and where nobody learns. */
function ledeOf({ task, learners }: Experiment): string | null {
  const { lede } = targetView(task);
  if (lede === null || learners.length === 0) return null;
  return `${lede.made(task)} ${railText.lede.learners(learners.length)} ${lede.question}`;
}
