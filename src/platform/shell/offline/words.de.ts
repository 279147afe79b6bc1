import type { offlineText } from "./words";

export default {
  region: "Über diese Version der Seite",
  ready: "Eine neue Version dieser Seite steht bereit. Zum Benutzen neu laden; der Lauf geht weiter.",
  replaced: "Ein anderer Tab benutzt eine neue Version dieser Seite. Auch diesen Tab neu laden; der Lauf geht weiter.",
  gone: "Ein Teil dieser Seite ließ sich nicht laden, weil der Server jetzt eine neuere Version hat. Das Experiment bleibt erhalten. Die Seite neu laden, um die neuere Version zu benutzen.",
  unreachable:
    "Ein Teil dieser Seite ließ sich nicht laden: Es gibt kein Netz, oder der Server antwortet nicht. Das Experiment bleibt erhalten. Die Seite neu laden, sobald das Netz wieder da ist.",
  workerGone:
    "Das Training hat angehalten, weil sich ein Teil dieser Seite nicht laden ließ. Die Seite neu laden, um den Lauf fortzusetzen.",
  partMissingHere: "Dieser Teil ließ sich nicht laden. Die Seite neu laden, um ihn zu zeigen.",
  reload: "Neu laden",
  later: "Später",

  about: "Über diese Seite, Lizenzen",
} satisfies typeof offlineText;
