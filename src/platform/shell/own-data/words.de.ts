import type { ownDataText } from "./words";

export default {
  title: "Eigene Daten: noch ist keine Datei offen",
  example: "Ein Beispiel einer solchen Datei, in drei Zeilen:",
  ways: (formats: string) => `Eine Datei ist ${formats}. Auswählen, auf der Seite ablegen oder ihren Text einfügen.`,
  choose: "Datei wählen",
  use: "Dieses Beispiel öffnen",
  back: "Zurück zum Experiment davor",
  backHelp: "Es wartet unverändert.",
} satisfies typeof ownDataText;
