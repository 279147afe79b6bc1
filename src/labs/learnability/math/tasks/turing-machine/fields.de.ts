import type { FieldWords } from "../../../../../platform/fields/fields";
import { probeFieldsDe } from "../probe-fields.de";
import type { fields } from "./schema";

export const turingMachineFieldsDe = {
  "turing-machine": {
    family: {
      label: "Maschinen",
      help: "in jedem Ablauf eine eigene Maschine, oder eine auf vielen Bändern",
      options: { random: "zufällige Maschinen", one: "eine Maschine" },
    },
    machine: { label: "Maschine", help: "Zustände, Zeichen und Regeln; das erste Zeichen ist das leere" },
    states: { label: "Zustände |Q|", help: "jeder zufälligen Maschine" },
    letters: { label: "Zeichen |Γ|", help: "des Bandalphabets, das leere darunter" },
    cells: { label: "Zellen S", help: "Länge des Bandes; der Lesekopf bleibt darauf" },
    steps: { label: "Schritte Φ", help: "der Maschine in jedem Ablauf; jeder braucht drei Token" },
    traces: { label: "Abläufe", help: "Läufe, aus denen gelernt wird, jeder auf einem eigenen Band" },
    testTraces: { label: "Testabläufe", help: "Läufe, die zum Testen bleiben" },
    head: { label: "Lesekopf beginnt in Zelle", help: "ab 0 gezählt, in jedem Ablauf und auf dem Band zum Ansehen" },
    ...probeFieldsDe.probes,
    tape: { label: "Band zum Ansehen", help: "Zeichen von links, danach leere; gelernt wird daraus nichts" },
  } satisfies FieldWords<typeof fields>,
};
