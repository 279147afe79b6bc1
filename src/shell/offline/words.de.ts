import type { offlineText } from "./words";

export default {
  region: "Über diese Version der Seite",
  ready:
    "Eine neue Version dieser Seite steht bereit. Das Experiment bleibt erhalten: Der Lauf geht weiter, sobald die Seite neu geladen ist.",
  replaced: "Ein anderer Tab ist zu einer neuen Version dieser Seite übergegangen. Auch diesen neu laden: Das Experiment bleibt erhalten.",
  gone: "Ein Teil dieser Seite ließ sich nicht laden: Eine neuere Version hat diese auf dem Server ersetzt, seit sie geöffnet wurde. Nichts geht verloren, das Experiment geht weiter, wo es war. Die Seite neu laden, um die neuere Version zu bekommen.",
  unreachable:
    "Ein Teil dieser Seite ließ sich nicht laden: Es gibt kein Netz, oder der Server antwortet nicht. Nichts geht verloren, das Experiment geht weiter, wo es war. Die Seite neu laden, sobald das Netz wieder da ist.",
  workerGone:
    "Das Training hat angehalten, weil sich ein Teil dieser Seite nicht laden ließ. Die Seite neu laden: Es geht weiter, wo es war.",
  partMissingHere: "Dieser Teil ließ sich nicht laden. Die Seite neu laden, um ihn zu sehen.",
  reload: "Neu laden",
  later: "Später",

  about: {
    open: "Über diese Seite, Lizenzen",
    title: "Über diese Seite",
    what: "Der Learnability Playground rechnet alles in diesem Browser. Nichts, was getippt, geöffnet oder gemacht wird, verlässt dieses Gerät, es sei denn, es wird eigens verschickt.",
    kept: "Diese Version ist auf diesem Gerät gespeichert: Sie öffnet und arbeitet ohne Netz.",
    notKept: "Diese Seite ist noch nicht auf diesem Gerät gespeichert. Sobald sie es ist, öffnet sie ohne Netz.",
    papers: "Die Mathematik",
    licences: "Lizenzen",
    licencesOf: (count: number) => `Woraus diese Seite gemacht ist: ${count} Pakete, jedes mit seiner Lizenz.`,
    loading: "Die Liste wird gelesen.",
    missing: "Die Liste ließ sich nicht lesen: Sie entsteht, wenn die Seite gebaut wird.",
    close: "Schließen",
  },
} satisfies typeof offlineText;
