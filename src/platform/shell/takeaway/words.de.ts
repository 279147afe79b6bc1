import { counted } from "../../ui/grammar.de";
import type { exportText } from "./words";

export default {
  copyFailed: "Der Browser lässt diese Seite nicht kopieren. Stattdessen als Datei speichern.",
  scriptCopy: (library: string) => `${library}-Skript kopieren`,
  scriptSave: (library: string) => `${library}-Skript speichern`,
  scriptCopied: (library: string) => `Das ${library}-Skript wurde kopiert.`,
  needsData: (file: string) =>
    `Die Daten sind zu groß für das Skript: Sie gehören als JSON unter dem Namen ${file} neben das Skript gespeichert.`,
  weights: "Gewichte",
  weightsFormats: { json: "JSON", npz: "NumPy .npz" },
  figure: "Abbildung zum Drucken",
  figureHelp: "mehrere Panels als eine Abbildung in der Breite einer Zeitschriftenspalte, in hellen Farben, mit Schrift in Druckgröße",
  figurePanels: "Panels der Abbildung",
  noPanels: "Noch zeigt kein Panel ein Bild. Zu den gewünschten scrollen, damit sie gezeichnet werden.",
  figureWidth: "Breite",
  figureWidths: { single: "eine Spalte, 88 mm", double: "zwei Spalten, 180 mm" },
  figureLetters: "Buchstaben (a), (b), …",
  figureSvg: "Als SVG speichern",
  figurePdf: "Als PDF speichern",
  figureCaption: "Bildunterschrift",
  figureFailed: (message: string) => `Die Abbildung ließ sich nicht herstellen: ${message}`,
  figureSaved: (name: string, width: number, height: number) => `${name} wurde gespeichert, ${width} × ${Math.round(height)} mm.`,
  captionOpening: "",
  captionClosing: (address: string) => `Erstellt mit dem Learnability Playground: ${address}`,
  citation: "Zitieren",
  citationHelp: "BibTeX des Papers und dieses Experiments, mit den Versionen von Programm und Rechenkernen",
  citationCopy: "BibTeX kopieren",
  citationCopied: "Das BibTeX wurde kopiert.",
  citationSave: "BibTeX speichern",
  archive: "Alles",
  archiveHelp:
    "die Läufe dieses Browsers mit ihren Kurven, fertige Karten, eigene Daten, Maschinen, Fortschritt und Einstellungen, in einer Datei; was in einem Tab offen ist, ist sein Link",
  archiveSave: "Alles speichern",
  archiveRestore: "Aus einer Datei wiederherstellen",
  archiveSaved: (name: string, megabytes: string) => `${name} wurde gespeichert (${megabytes} MB).`,
  archiveFailed: (message: string) => `Das Archiv ist gescheitert: ${message}`,
  archiveRefused: (name: string, problem: string) => `${name} wurde nicht wiederhergestellt: ${problem}. Es wurde nichts geändert.`,
  archiveReport: (added: number, updated: number, kept: number, settings: number) =>
    `${counted(added, "Eintrag", "Einträge")} hinzugefügt, ${updated} durch neuere ersetzt, ${kept} unverändert; ${counted(settings, "Einstellung", "Einstellungen")} geändert.`,
  archiveUnknown: (areas: string) => `Ausgelassen, weil diese Version der Seite sie nicht kennt: ${areas}.`,
  archiveQuestion: "Dieses Archiv wiederherstellen?",
  archiveHolds: (name: string, entries: number, settings: number) =>
    `${name} enthält ${counted(entries, "Eintrag", "Einträge")} (Läufe, Kurven, Daten, Karten) und ${counted(settings, "Einstellung", "Einstellungen")}. Was hier ist, bleibt; ersetzt wird nur, was das Archiv neuer hat.`,
  archiveYes: "Wiederherstellen",
  archiveNo: "Alles lassen, wie es ist",
  archiveReload: "Neu laden, um es zu sehen",
} satisfies typeof exportText;
