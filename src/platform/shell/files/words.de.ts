import { withStop } from "../../ui/grammar.de";
import type { filesText } from "./words";

export default {
  title: "Exportieren",
  explain: "Alles hier lässt sich wieder öffnen: auswählen, hereinziehen oder einfügen.",
  experiment: "Experiment",
  experimentHelp: "die Einstellungen als JSON; auch für den Lauf ohne Browser",
  result: "Ergebnis",
  data: "Daten",
  dataHelp: {
    own: "die der eigenen Datei, so wie sie gelesen wurden",
    drawn:
      "die Trainings- und Testfolgen, die dieses Ziel zieht, jede mit ihrem Label; wo jedes Anfangsstück überwacht ist, ist jedes eine Folge. Eine Datei mit Token aus höchstens 128 Koordinaten lässt sich wieder als eigene Daten öffnen",
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
    `Ein Experiment, ein Ergebnis oder Daten als ${data}. Dateien lassen sich auch irgendwo auf die Seite ziehen, ein Link oder der Text einer Datei einfügen.`,
  drop: "Zum Öffnen loslassen",
  dropHelp: "ein Experiment, ein Ergebnis oder eigene Daten",
} satisfies typeof filesText;
