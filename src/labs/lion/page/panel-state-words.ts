/** Captions of the cards of panels: at most twelve words each, true at every moment of a run. */
import { formatCount, formatFixed, formatSetting, formatValue } from "../../../platform/charts/format";
import { counted } from "../../../platform/ui/grammar";
import { inLanguage } from "./in-language";

const english = {
  uncomputed: "Computed when opened",
  onRequest: "Measured on request",
  noEncoder: "No encoder",
  noResult: "No result yet",
  failed: "The forms could not be computed",
  best: {
    accuracy: (value: number, step: number) => `Best accuracy ${formatFixed(value, 3)} at step ${formatCount(step)}`,
    loss: (value: number, step: number) => `Lowest loss ${formatFixed(value, 3)} nats at step ${formatCount(step)}`,
  },
  encoders: (count: number, steps: number) => `${counted(count, "encoder", "encoders")}, ${counted(steps, "step", "steps")}`,
  patches: (side: number) => `${formatCount(side)} × ${formatCount(side)} patches`,
  entries: (tokens: number) => `${formatCount(tokens)} × ${formatCount(tokens)} entries`,
  difference: (value: number) => `Largest difference ${formatValue(value)}`,
  notFinite: "One form has tokens without finite output",
  oneForm: "One form, nothing to compare",
  formsDone: (done: number, all: number) => `${formatCount(done)} of ${counted(all, "form", "forms")} computed`,
  swept: (step: number, length: number) => `${formatCount(step)} of ${counted(length, "token", "tokens")} processed`,
  chunks: (count: number, size: number) => `${counted(count, "chunk", "chunks")} of up to ${counted(size, "token", "tokens")}`,
  decays: (tokens: number, set: number) => `${counted(tokens, "decay", "decays")}, ${formatCount(set)} set by hand`,
  decay: (lambda: number) => `Decay λ = ${formatSetting(lambda)}`,
  conventions: "Three index conventions",
  tables: "Tables of the paper",
} as const;

export const panelStateText = inLanguage("panel-state-words", english);
