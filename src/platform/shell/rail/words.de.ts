import { formatCount } from "../../charts/format";
import type { railFrameText } from "./words";

export default {
  all: "Alle Einstellungen",
  closeAll: "Alle Einstellungen schließen",
  settings: "Einstellungen",
  search: "Einstellungen suchen",
  nothingFound: (query: string) => `Keine Einstellung enthält „${query}“.`,
  seed: "Zufallszahlen",
  history: "Frühere Läufe",
  runs: (count: number) => `Frühere Läufe: ${formatCount(count)}`,
  contender: {
    keys: "Enter öffnet, H verbirgt, Entf entfernt",
    hidden: "in den Bildern verborgen",
    hide: "Verbergen",
    show: "Zeigen",
    duplicate: "Duplizieren",
    remove: "Entfernen",
  },
} satisfies typeof railFrameText;
