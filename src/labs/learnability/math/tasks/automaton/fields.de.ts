import type { FieldWords } from "../../../../../platform/fields/fields";
import { probeFieldsDe } from "../probe-fields.de";
import type { fields } from "./schema";

export const automatonFieldsDe = {
  automaton: {
    family: {
      label: "Maschinen",
      help: "jeder Ablauf führt einen eigenen zufälligen Automaten aus, oder alle denselben auf verschiedenen Wörtern",
      options: { random: "zufällige Maschinen", one: "eine Maschine" },
    },
    machine: { label: "Maschine", help: "Automat, dessen Abläufe gelernt werden" },
    states: { label: "Zustände Q", help: "Zustände jedes zufälligen Automaten" },
    letters: { label: "Buchstaben Σ", help: "Buchstaben des Alphabets" },
    length: { label: "Wortlänge L", help: "Buchstaben je Wort" },
    form: {
      label: "Zielschicht",
      help: "die Zielschicht liest den Automaten aus dem Prompt oder hat einen Automaten in den Gewichten",
      options: { universal: "universell: jede Maschine", fixed: "fest: nur diese Maschine" },
    },
    traces: { label: "Abläufe N", help: "vollständige Trainingsrechnungen" },
    testTraces: { label: "Testabläufe", help: "Rechnungen, die nicht im Training sind" },
    ...probeFieldsDe.probes,
    word: { label: "Gezeigtes Wort", help: "Wort, dessen Rechnung gezeigt wird; kein Lerner trainiert damit" },
  } satisfies FieldWords<typeof fields>,
};
