import type { FieldWords } from "../../../../../platform/fields/fields";
import { probeFieldsDe } from "../probe-fields.de";
import type { fields } from "./schema";

export const turingMachineFieldsDe = {
  "turing-machine": {
    family: {
      label: "Maschinen",
      help: "jeder Ablauf führt eine eigene zufällige Maschine aus, oder alle eine Maschine auf verschiedenen Bändern",
      options: { random: "zufällige Maschinen", one: "eine Maschine" },
    },
    machine: { label: "Maschine", help: "Zustände, Zeichen und Regeln; das erste Zeichen ist das leere" },
    states: { label: "Zustände |Q|", help: "Zustände jeder zufälligen Maschine" },
    letters: { label: "Zeichen |Γ|", help: "Zeichen des Bandalphabets, mit dem leeren" },
    cells: { label: "Zellen S", help: "Zellen des Bandes; der Lesekopf bleibt darauf" },
    steps: { label: "Schritte Φ", help: "Maschinenschritte je Ablauf; jeder braucht drei Token" },
    traces: { label: "Abläufe", help: "Trainingsrechnungen, jede auf einem eigenen Band" },
    testTraces: { label: "Testabläufe", help: "Rechnungen, die nicht im Training sind" },
    head: { label: "Anfangszelle des Lesekopfs", help: "erste Zelle des Lesekopfs in jedem Ablauf, ab 0 gezählt" },
    ...probeFieldsDe.probes,
    tape: {
      label: "Gezeigtes Band",
      help: "Band, dessen Rechnung gezeigt wird: Zeichen von links, danach leere; kein Lerner trainiert damit",
    },
  } satisfies FieldWords<typeof fields>,
};
