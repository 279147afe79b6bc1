import type { Words } from "../../ui/translation";
import type { aboutText } from "./about-words";

export default {
  title: "Über diese Seite",
  what: "Der Learnability Playground rechnet alles in diesem Browser. Eingaben, Dateien und Ergebnisse verlassen dieses Gerät nur, wenn sie eigens verschickt werden.",
  kept: "Diese Version ist auf diesem Gerät gespeichert und arbeitet ohne Netz.",
  notKept: "Diese Seite ist noch nicht auf diesem Gerät gespeichert. Bis dahin braucht sie ein Netz.",
  papers: "Die Mathematik",
  statements: "Alle Aussagen der Paper, und wo diese Seite sie zeigt",
  licences: "Lizenzen",
  licencesOf: (count: number) => `Diese Seite benutzt ${count} Pakete, hier mit ihren Lizenzen.`,
  loading: "Die Liste wird geladen.",
  missing: "Die Liste ließ sich nicht lesen. Sie entsteht, wenn die Seite gebaut wird.",
  close: "Schließen",
} satisfies Words<typeof aboutText>;
