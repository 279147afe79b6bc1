import type { controlsText } from "./words";

export default {
  reset: (label: string) => `${label}: zurück zur Vorlage`,
  locked: "durch den Link der Lehrkraft gesperrt",
} satisfies typeof controlsText;
