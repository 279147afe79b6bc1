import type { Words } from "../../ui/translation";
import type { lionText } from "./words";

export default {
  title: "LION",
  controls: { preset: "Wahl einer Voreinstellung", kind: "Woher die Token kommen" },
  owners: {
    random: "zufälliger Folgen",
    text: "von Texten",
    attention: "der Attention",
    result: "des Ergebnisdokuments",
  },
  panels: { cost: "Was es kostet", break: "Mach es kaputt" },
  loading: "Diese Tafel wird geholt.",
  formats: "JSON, CSV oder .npz",
  settingsOf: (owner: string) => `Einstellungen ${owner}`,
  history: {
    run: "Lauf",
    forms: "Formen",
    difference: "Größter Unterschied",
    unknown: "nichts zu vergleichen",
    help: "zwischen irgend zwei Formen, an irgendeiner Stelle",
  },
} satisfies Words<typeof lionText>;
