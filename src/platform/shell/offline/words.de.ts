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

  about: "Über diese Seite, Lizenzen",
} satisfies typeof offlineText;
