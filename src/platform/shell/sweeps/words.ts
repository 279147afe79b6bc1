import { formatDuration, formatSetting } from "../../charts/format";
import { inLanguage } from "../in-language";

/** Rounded to two digits, the accuracy of an estimate. */
export function roundedDuration(milliseconds: number): string {
  const seconds = Number((milliseconds / 1000).toPrecision(2));
  return seconds < 60 ? `${formatSetting(seconds)} s` : formatDuration(1000 * seconds);
}

const english = {
  again: "Repeat",
  cancel: "Cancel",
  about: (what: string, milliseconds: number) => `${what}, about ${roundedDuration(milliseconds)}`,
  waiting: "Computed so far",
  working: (share: number) => `${Math.round(100 * share)} %`,
} as const;

export const sweepText = inLanguage("sweeps/words", english);
