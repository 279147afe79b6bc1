import { formatCount } from "../../charts/format";
import type { everyoneText } from "./words";

export default {
  help: "Hilfe",
  helpKeys: "Hilfe und Tasten (?)",
  close: "Schließen",
  tabs: { keys: "Tasten", glossary: "Glossar", storage: "Hier gespeichert", threads: "Threads" },
  tabsLabel: "Teile der Hilfe",

  keys: {
    caption: "Tasten, die überall auf der Seite wirken",
    key: "Taste",
    effect: "Was sie tut",
    effects: {
      play: "startet und pausiert",
      undo: "nimmt die letzte Änderung zurück",
      redo: "macht sie noch einmal",
      help: "öffnet diese Hilfe",
      dismiss: "schließt, was offen ist; beendet die Tour, den Ton und eine Erklärung",
    },
    names: { play: "Leertaste", undo: "Strg Z", redo: "Strg Umschalt Z, Strg Y", help: "?", dismiss: "Esc" },
    more: "In Bildern und Tabellen lesen die Pfeiltasten Zahl für Zahl vor. Auf einem Mac steht Cmd für Strg.",
  },

  glossary: { explain: "Wörter mit gepunkteter Linie zeigen in Erklärungen dasselbe: beim Zeigen, im Fokus oder beim Antippen." },

  storage: {
    explain: "All das liegt in diesem Browser, auf diesem Gerät; nichts wird irgendwohin gesendet.",
    used: (bytes: string, quota: string) => `${bytes} sind belegt; der Browser erlaubt bis zu ${quota}.`,
    unknown: "Dieser Browser sagt nicht, wie viel belegt ist.",
    caption: "Was gespeichert ist",
    columns: { what: "Was", count: "Einträge", remove: "Löschen" },
    parts: {
      sessions: "Läufe, mit denen es nach dem Neuladen weitergeht",
      history: "Läufe in der Liste, mit ihren Kurven",
      data: "Eigene Daten",
      unused: "Eigene Daten, auf die nichts mehr verweist",
      maps: "Lernbarkeitskarten und ihre Läufe",
      progress: "Fortschritt in den Lektionen",
      machines: "Unfertige Maschinen",
      settings: "Darstellung, Sprache und andere Wahlen",
    },
    remove: (what: string) => `Löschen: ${what}`,
    removeShort: "Löschen",
    all: "Alles löschen",
    sure: (what: string, count: number) => `Das löscht endgültig: ${what} (${formatCount(count)}). Zurücknehmen lässt es sich nicht.`,
    sureAll: (parts: readonly string[]) =>
      `Das löscht endgültig: ${parts.join("; ")}. Zurücknehmen lässt es sich nicht. Was jetzt läuft, wird im Weiterlaufen wieder gespeichert.`,
    yes: "Ja, löschen",
    no: "Behalten",
    done: (what: string) => `Gelöscht: ${what}.`,
    failed: "Dieser Browser ließ es nicht löschen.",
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
        title: "Wozu diese Seite da ist",
        words:
          "Eine verborgene Rechnung gibt Antworten, Lerner sehen einige davon. Die Seite zeigt, wer die Rechnung selbst findet, aus wie vielen Beispielen, und woran man das erkennt.",
      },
      {
        title: "Ein Experiment wählen",
        words: "Jede Vorlage ist ein Experiment, das gelingt oder auf sehenswerte Weise scheitert. Alles daran lässt sich ändern.",
      },
      {
        title: "Laufen lassen",
        words: "Start, Pause, ein Schritt nach dem anderen oder noch einmal von vorn. Die Leertaste startet und pausiert.",
      },
      {
        title: "Zusehen",
        words: "Die Zeile unter jedem Titel sagt, was sein Bild gerade zeigt; das Fragezeichen daneben erklärt das Bild.",
      },
      {
        title: "Mitnehmen",
        words:
          "Einen Link teilen, der dieselben Kurven ergibt, Zahlen exportieren, eigene Daten öffnen; das Fragezeichen hat Tasten und Wörter.",
      },
    ],
  },

  listen: {
    play: (title: string) => `Anhören: ${title}`,
    stop: "Den Ton anhalten",
    playing: "Der Ton läuft.",
    nothing: "Noch gibt es nichts zu hören.",
    silent: "Dieser Browser spielt keinen Ton.",
    voice: (name: string, first: string, last: string) => `${name}: von ${first} bis ${last}`,
    progress: "Stelle im Ton",
  },
} satisfies typeof everyoneText;
