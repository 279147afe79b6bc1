import { inLanguage } from "../in-language";

const english = {
  again: "Once more",
  cancel: "Cancel",
  waiting: "Tried so far",
  working: (share: number) => `${Math.round(100 * share)} %`,
} as const;

export const sweepText = inLanguage("sweeps/words", english);
