import { formatCount } from "../charts/format";
import { sentenceCase, withStop } from "../ui/grammar.de";
import type { shellText } from "./words";

export default {
  name: "Learnability Playground",
  pageTitle: "Learnability Playground: was eine Schicht linearer Attention beweisbar lernen kann",
  description: "Ein interaktives Labor darüber, was eine Schicht linearer Attention beweisbar lernen kann. Es läuft im Browser.",
  notices: {
    dismiss: "Ausblenden",
    region: "Hinweise",
    badLink: (message: string, hint: string | undefined) =>
      `Diese Adresse ließ sich nicht öffnen: ${message}.${hint ? ` ${sentenceCase(hint)}.` : ""}`,
    runsDefault: "Stattdessen läuft die erste Vorlage.",
    runsCurrent: "Es wurde nichts geändert.",
    recovered: (step: number) =>
      step > 0
        ? `Ein Worker ist ausgefallen. Das Training ging ab Schritt ${formatCount(step)} weiter; die Kurven ändern sich nicht.`
        : "Ein Worker ist ausgefallen. Seine Lerner haben wieder beim ersten Schritt begonnen; die Kurven ändern sich nicht.",
    removed: (name: string) => `Entfernt: ${name}. Rückgängig stellt den Eintrag wieder her.`,
    stopped:
      "Training abgebrochen: Ein Worker ist dreimal nacheinander ausgefallen. Andere Tabs schließen, um Speicher freizugeben, dann Zurücksetzen drücken.",
  },
  state: {
    fileRefused: (name: string, message: string, hint: string | undefined) =>
      `${name === "" ? "Der eingefügte Text" : name} ließ sich nicht öffnen: ${message}.${hint ? ` ${withStop(sentenceCase(hint))}` : ""} Es wurde nichts geändert.`,
    changeRefused: (message: string, hint: string | undefined) =>
      `Diese Änderung ist nicht möglich: ${message}.${hint ? ` ${withStop(sentenceCase(hint))}` : ""} Es wurde nichts geändert.`,
    tooLarge: (problem: string) => `Dieses Experiment kann nicht laufen: ${problem}.`,
    missingData: (name: string, hash: string) =>
      name === "" && hash === ""
        ? "Dieses Experiment braucht eigene Daten. Zum Starten ihre Datei öffnen."
        : `Dieses Experiment braucht ${name === "" ? "eine Datei" : name}${hash === "" ? "" : ` (Inhalt ${hash})`}, die hier nicht offen ist. Zum Starten diese Datei öffnen.`,
    otherData: (name: string, expected: string) =>
      `${name} enthält andere Daten als ${expected === "" ? "die Datei, mit der dieses Experiment gemacht wurde" : expected}. Das Experiment läuft jetzt mit ${name}; Rückgängig führt zurück.`,
    otherKernels: (version: string) =>
      `Dieser Link wurde mit Version ${version} der Rechenkerne gemacht. Diese Seite hat eine andere Version, also können die letzten Ziffern abweichen.`,
    storage: {
      refused:
        "Dieser Browser speichert nichts für diese Seite, wie in einem privaten Fenster. Nach dem Neuladen beginnt der Lauf von vorn.",
      full: "Der Speicher dieses Browsers ist voll, also gehen neue Ergebnisse beim Neuladen verloren. Platz schaffen oder Läufe aus der Liste entfernen.",
      failed: "Der Speicher dieses Browsers ist ausgefallen, also gehen neue Ergebnisse beim Neuladen verloren. Alles andere geht.",
    },
    discarded: "Einige gespeicherte Daten dieses Browsers waren nicht lesbar und wurden weggelassen.",
  },
} satisfies typeof shellText;
