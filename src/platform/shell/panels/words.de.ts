import type { panelsText } from "./words";

export default {
  more: "Weitere Bilder",
  all: "Immer alle Bilder zeigen",
  leadOnly: "Zuerst die Bilder zur Frage zeigen",
  uncomputed: "Wird beim Öffnen berechnet",
} satisfies typeof panelsText;
