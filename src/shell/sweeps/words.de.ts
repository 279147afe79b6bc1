import type { Words } from "../../ui/translation";
import type { sweepText } from "./words";

export default {
  again: "Noch einmal",
  cancel: "Abbrechen",
  waiting: "Bisher ausprobiert",
  working: (share: number) => `${Math.round(100 * share)} %`,
} satisfies Words<typeof sweepText>;
