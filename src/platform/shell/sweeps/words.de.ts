import type { Words } from "../../ui/translation";
import { roundedDuration, type sweepText } from "./words";

export default {
  again: "Noch einmal",
  cancel: "Abbrechen",
  about: (what: string, milliseconds: number) => `${what}, etwa ${roundedDuration(milliseconds)}`,
  waiting: "Bisher ausprobiert",
  working: (share: number) => `${Math.round(100 * share)} %`,
} satisfies Words<typeof sweepText>;
