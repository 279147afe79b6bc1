import type { FieldWords } from "../../../../../platform/fields/fields";
import { probeFieldsDe } from "../probe-fields.de";
import type { fields } from "./schema";

export const automatonFieldsDe = {
  automaton: {
    family: {
      label: "Maschinen",
      help: "jeder Ablauf führt eine eigene Maschine aus, oder alle dieselbe auf verschiedenen Wörtern",
      options: { random: "zufällige Maschinen", one: "eine Maschine" },
    },
    machine: { label: "Maschine", help: "der Automat, dessen Abläufe gelernt werden" },
    states: { label: "Zustände Q", help: "Zustände jeder Maschine" },
    letters: { label: "Buchstaben Σ", help: "Größe des Alphabets" },
    length: { label: "Wortlänge L", help: "Buchstaben jedes Worts" },
    form: {
      label: "Schicht",
      help: "das Ziel liest die Maschine in seinem Prompt, oder trägt eine Maschine in seinen Gewichten",
      options: { universal: "universell: jede Maschine", fixed: "fest: nur diese Maschine" },
    },
    traces: { label: "Abläufe N", help: "ganze Rechnungen, aus denen gelernt wird" },
    testTraces: { label: "Testabläufe", help: "Rechnungen, die nicht unter den gelernten sind" },
    ...probeFieldsDe.probes,
    word: { label: "Wort", help: "ein Wort, um der Schicht bei der Arbeit zuzusehen" },
  } satisfies FieldWords<typeof fields>,
};
