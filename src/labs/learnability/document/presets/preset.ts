import { type Preset as PresetOf, presetMaker } from "../../../../platform/documents/preset";
import { type Experiment, experimentFormat, experimentVersion, parseExperiment } from "../document";

/** Group of a preset in the gallery: works, fails, has a target of its own, or is a figure of the paper. */
export type PresetGroup = "works" | "fails" | "memory" | "machines" | "paper";

/** Commentaries may contain links, see `platform/documents/commentary.ts`; `paper-notes.ts` has notes on the paper's figures. */
export type Preset = PresetOf<Experiment, PresetGroup, true>;

export const preset = presetMaker<Experiment, PresetGroup, true>((document) => {
  const parsed = parseExperiment({ format: experimentFormat, version: experimentVersion, ...document });
  return parsed.ok ? { ok: true, document: parsed.experiment } : parsed;
});

/** Long enough for sixteen heads to reach the last digit of float64. */
export const toTheLastDigit = { kind: "gradient", rate: 0.002, schedule: "cosine", precision: "float64" } as const;
export const gradient = { kind: "gradient", rate: 0.003, schedule: "cosine" } as const;
export const closedForm = { kind: "closed-form" } as const;
export const randomAttention = { kind: "random-attention", d: 4, n: 8, heads: 2 } as const;
