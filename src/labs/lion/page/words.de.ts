import type { Words } from "../../../platform/ui/translation";
import type { lionText } from "./words";

export default {
  title: "LION",
  controls: {
    preset: "Wahl einer Vorlage",
    kind: "Woher die Token kommen",
    learners: "Encoder: wer lernt, und in welcher Reihenfolge",
  },
  owners: {
    random: "zufälliger Folgen",
    text: "von Texten",
    image: "von Bildern",
    task: "der Aufgabe",
    encoder: "der Encoder",
    attention: "der Attention",
    result: "des Ergebnisdokuments",
  },
  panels: {
    training: "Training",
    sequence: "Eine Folge",
    "trained-forms": "Ein Satz Gewichte, drei Formen",
    mirror: "Spiegel",
    cost: "Was es kostet",
    break: "Mach es kaputt",
    results: "Was das Paper gemessen hat",
  },
  loading: "Diese Tafel wird geholt.",
  formats: "JSON, CSV oder .npz",
  settingsOf: (owner: string) => `Einstellungen ${owner}`,
  history: {
    run: "Lauf",
    forms: "Formen",
    difference: "Größter Unterschied",
    unknown: "nichts zu vergleichen",
    help: "zwischen irgend zwei Formen, an irgendeiner Stelle",
    learners: "Encoder",
    learned: "wozu es jeder Encoder gebracht hat: sein Anteil richtiger Antworten, oder seine Nats, wo niemand immer recht haben kann",
  },
} satisfies Words<typeof lionText>;
