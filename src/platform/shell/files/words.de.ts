import { withStop } from "../../ui/grammar.de";
import type { filesText } from "./words";

export default {
  title: "Exportieren",
  explain: "Alle diese Dateien lassen sich wieder öffnen: auswählen, hereinziehen oder einfügen.",
  experiment: "Experiment",
  experimentHelp: "die Einstellungen als JSON; auch für den Lauf ohne Browser",
  result: "Ergebnis",
  data: "Daten",
  dataHelp: {
    own: "die Daten der eigenen Datei, wie gelesen",
    drawn:
      "die Trainings- und Testfolgen dieses Ziels mit ihren Labels; bei überwachten Anfangsstücken ist jedes eine Folge. Eine Datei mit Token aus höchstens 128 Koordinaten lässt sich wieder als eigene Daten öffnen",
  },
  saveAs: { json: "JSON", csv: "CSV", npz: "NumPy .npz", mtx: "Matrix Market .mtx" },
  saveName: (what: string, format: string) => `${what} als ${format} speichern`,
  computing: "Das Ergebnis wird berechnet",
  cancel: "Abbrechen",
  failed: (message: string) => `Der Export ist gescheitert: ${withStop(message)}`,
  saved: (name: string) => `${name} ist gespeichert.`,
  close: "Schließen",
  open: "Eine Datei öffnen",
  openHelp: (data: string) =>
    `Ein Experiment, ein Ergebnis oder Daten als ${data}. Dateien lassen sich auch auf die Seite ziehen, und ein Link oder der Text einer Datei lässt sich einfügen.`,
} satisfies typeof filesText;
