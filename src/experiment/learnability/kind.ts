/** The documents of this lab, as whoever computes them sees them. */
import type { DocumentKind } from "../../documents/kind";
import { type Experiment, parseExperiment } from "./document";

export const learnabilityKind: Pick<DocumentKind<Experiment>, "lab" | "parse" | "ownData" | "withOwnData"> = {
  lab: "learnability",
  parse: (value) => {
    const parsed = parseExperiment(value);
    return parsed.ok ? { ok: true, document: parsed.experiment } : parsed;
  },
  ownData: ({ task }) => (task.kind === "custom" ? { name: task.name, hash: task.hash } : null),
  withOwnData: (experiment, { name, hash }) => ({ ...experiment, task: { kind: "custom", name: name.slice(0, 200), hash } }),
};
