import { formatCount } from "../../charts/format";
import type { everyoneText } from "./words";

export default {
  help: "Hilfe",
  helpKeys: "Hilfe und Tasten (?)",
  close: "Schließen",
  tabs: { keys: "Tasten", glossary: "Glossar", storage: "Speicher", threads: "Threads" },
  tabsLabel: "Teile der Hilfe",

  keys: {
    caption: "Tasten für die ganze Seite",
    key: "Taste",
    effect: "Wirkung",
    effects: {
      play: "startet und pausiert",
      undo: "nimmt die letzte Änderung zurück",
      redo: "stellt sie wieder her",
      preset: "öffnet die vorige oder nächste Vorlage",
      gallery: "öffnet die Galerie der Vorlagen",
      help: "öffnet diese Hilfe",
      dismiss: "schließt Dialoge und Erklärungen; beendet die Tour und den Ton",
    },
    names: { play: "Leertaste", undo: "Strg Z", redo: "Strg Umschalt Z, Strg Y", preset: "[, ]", gallery: "G", help: "?", dismiss: "Esc" },
    more: "In Diagrammen und Tabellen gehen die Pfeiltasten von Zahl zu Zahl. In der Liste der Lerner verbirgt H einen Lerner, Entf entfernt ihn. Auf einem Mac Cmd statt Strg drücken.",
  },

  papersOfPanel: "Aussagen der Paper in diesem Panel",

  glossary: {
    explain: "In Erklärungen zeigen gepunktet unterstrichene Begriffe diese Definitionen: mit dem Mauszeiger, im Fokus oder beim Antippen.",
  },

  storage: {
    explain: "Alles ist in diesem Browser gespeichert, auf diesem Gerät. Nichts wird gesendet.",
    used: (bytes: string, quota: string) => `${bytes} sind belegt; der Browser erlaubt bis zu ${quota}.`,
    unknown: "Dieser Browser meldet nicht, wie viel belegt ist.",
    caption: "Gespeicherte Daten",
    columns: { what: "Art", count: "Einträge", remove: "Löschen" },
    parts: {
      sessions: "Läufe, die nach dem Neuladen weitergehen",
      history: "Läufe in der Liste, mit ihren Kurven",
      data: "Eigene Daten",
      unused: "Eigene Daten, die kein Lauf benutzt",
      maps: "Lernbarkeitskarten und ihre Läufe",
      progress: "Fortschritt in den Lektionen, geöffnete Vorlagen",
      machines: "Unfertige Maschinen",
      settings: "Darstellung, Sprache und andere Einstellungen",
    },
    remove: (what: string) => `Löschen: ${what}`,
    removeShort: "Löschen",
    all: "Alles löschen",
    sure: (what: string, count: number) => `Das löscht endgültig: ${what} (${formatCount(count)}). Es lässt sich nicht rückgängig machen.`,
    sureAll: (parts: readonly string[]) =>
      `Das löscht endgültig: ${parts.join("; ")}. Es lässt sich nicht rückgängig machen. Der jetzige Lauf wird beim Weiterlaufen wieder gespeichert.`,
    yes: "Ja, löschen",
    no: "Behalten",
    done: (what: string) => `Gelöscht: ${what}.`,
    failed: "Dieser Browser hat das Löschen nicht erlaubt.",
  },

  tour: {
    start: "Die Tour beginnen",
    label: "Tour durch die Seite",
    place: (step: number, all: number) => `${step} von ${all}`,
    next: "Weiter",
    back: "Zurück",
    skip: "Überspringen",
    done: "Fertig",
    steps: [
      {
        title: "Lernbarkeit",
        words:
          "Eine verborgene Funktion gibt Beispielen Labels, und Lerner trainieren mit einigen davon. Die Seite zeigt, welche Lerner die Funktion finden, und aus wie vielen Beispielen.",
      },
      {
        title: "Ein Experiment wählen",
        words: "Jede Vorlage ist ein Experiment, das gelingt oder lehrreich scheitert. Alle Einstellungen lassen sich ändern.",
      },
      { title: "Laufen lassen", words: "Starten oder pausieren. Die Leertaste tut dasselbe." },
      { title: "Panels lesen", words: "Die Zeile unter jedem Titel beschreibt, was das Diagramm gerade zeigt." },
      {
        title: "Teilen und exportieren",
        words: "Einen Link teilen, der dieselben Kurven ergibt. Hinter den drei Punkten: Exportieren, eigene Daten und Hilfe.",
      },
    ],
  },

  listen: {
    play: (title: string) => `Anhören: ${title}`,
    stop: "Den Ton anhalten",
    playing: "Der Ton läuft.",
    nothing: "Noch gibt es keine Kurve zum Abspielen.",
    silent: "Dieser Browser kann keinen Ton abspielen.",
    voice: (name: string, first: string, last: string) => `${name}: von ${first} bis ${last}`,
    progress: "Stelle im Ton",
  },
} satisfies typeof everyoneText;
