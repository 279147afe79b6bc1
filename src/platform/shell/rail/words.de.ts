import type { railFrameText } from "./words";

export default {
  history: "Frühere Läufe",
  presets: {
    label: "Vorlage",
    restore: "Zurück zur Vorlage",
    toPanel: "Zeigt es",
  },
  contender: {
    settings: (name: string) => `Einstellungen: ${name}`,
    hide: (name: string) => `In den Bildern verbergen: ${name}`,
    show: (name: string) => `In den Bildern zeigen: ${name}`,
    remove: (name: string) => `Entfernen: ${name}`,
  },
} satisfies typeof railFrameText;
