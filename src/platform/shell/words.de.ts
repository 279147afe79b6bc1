import { formatCount } from "../charts/format";
import { sentenceCase, withStop } from "../ui/grammar.de";
import type { shellText } from "./words";

export default {
  name: "Learnability Playground",
  pageTitle: "Learnability Playground: was eine Schicht linearer Attention beweisbar lernen kann",
  description: "Ein interaktives Labor: was eine Schicht linearer Attention beweisbar lernen kann, im Browser.",
  notices: {
    dismiss: "Ausblenden",
    region: "Hinweise",
    badLink: (message: string, hint: string | undefined) =>
      `Diese Adresse ließ sich nicht öffnen: ${message}.${hint ? ` ${sentenceCase(hint)}.` : ""}`,
    runsDefault: "Solange läuft die erste Vorlage.",
    runsCurrent: "Es wurde nichts geändert.",
    recovered: (step: number) =>
      step > 0
        ? `Ein Worker ist ausgefallen; das Training ging ab Schritt ${formatCount(step)} weiter. Die Kurven sind dieselben.`
        : "Ein Worker ist ausgefallen; seine Lerner haben wieder beim ersten Schritt begonnen. Die Kurven sind dieselben.",
    stopped:
      "Training abgebrochen: Ein Worker ist dreimal nacheinander ausgefallen. Andere Tabs schließen, um Speicher freizugeben, dann Zurücksetzen drücken.",
  },
  state: {
    fileRefused: (name: string, message: string, hint: string | undefined) =>
      `${name === "" ? "Der eingefügte Text" : name} ließ sich nicht öffnen: ${message}.${hint ? ` ${withStop(sentenceCase(hint))}` : ""} Es wurde nichts geändert.`,
    changeRefused: (message: string, hint: string | undefined) =>
      `Diese Änderung ist nicht möglich: ${message}.${hint ? ` ${withStop(sentenceCase(hint))}` : ""} Es wurde nichts geändert.`,
    tooLarge: (problem: string) => `Dieses Experiment ist zu groß: ${problem}.`,
    missingData: (name: string, hash: string) =>
      name === "" && hash === ""
        ? "Dieses Experiment braucht eigene Daten. Sobald die Datei mit ihnen offen ist, läuft es."
        : `Dieses Experiment braucht ${name === "" ? "eine Datei" : name}${hash === "" ? "" : ` (Inhalt ${hash})`}, die hier nicht offen ist. Sobald sie offen ist, läuft das Experiment.`,
    otherData: (name: string, expected: string) =>
      `${name} enthält andere Daten als ${expected === "" ? "die Datei, mit der dieses Experiment gemacht wurde" : expected}. Das Experiment läuft jetzt mit ${name}; Rückgängig führt zurück.`,
    otherKernels: (version: string) =>
      `Dieser Link wurde mit Version ${version} der Rechenkerne gemacht, diese Seite hat eine andere: Die letzten Ziffern können abweichen.`,
    storage: {
      refused:
        "Dieser Browser behält nichts für diese Seite, wie in einem privaten Fenster: Nach dem Neuladen beginnt der Lauf von vorn. Alles andere geht.",
      full: "Der Speicher dieses Browsers ist voll: Ab hier bleibt nach dem Neuladen nichts mehr erhalten. Platz schaffen oder Läufe aus der Liste entfernen.",
      failed: "Der Speicher dieses Browsers ist ausgefallen: Ab hier bleibt nach dem Neuladen nichts mehr erhalten. Alles andere geht.",
    },
    discarded: "Manches von dem, was dieser Browser behalten hatte, war nicht lesbar und wurde weggelassen.",
  },
} satisfies typeof shellText;
