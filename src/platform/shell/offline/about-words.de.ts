import type { Words } from "../../ui/translation";
import type { aboutText } from "./about-words";

export default {
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
} satisfies Words<typeof aboutText>;
