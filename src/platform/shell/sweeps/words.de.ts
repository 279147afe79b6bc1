import type { Words } from "../../ui/translation";
import { roundedDuration, type sweepText } from "./words";

export default {
  again: "Wiederholen",
  cancel: "Abbrechen",
  about: (what: string, milliseconds: number) => `${what}, etwa ${roundedDuration(milliseconds)}`,
  waiting: "Bisher berechnet",
  working: (share: number) => `${Math.round(100 * share)} %`,
} satisfies Words<typeof sweepText>;
