import type { ownDataText } from "./words";

export default {
  title: "Eigene Daten: noch keine Datei offen",
  example: "Eine Beispieldatei in drei Zeilen:",
  ways: (formats: string) => `Eine Datei ist ${formats}. Auswählen, auf der Seite ablegen oder ihren Text einfügen.`,
  choose: "Datei wählen",
  use: "Dieses Beispiel öffnen",
  back: "Zurück zum vorigen Experiment",
  backHelp: "Es ist unverändert.",
} satisfies typeof ownDataText;
