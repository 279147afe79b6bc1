import type { Words } from "../../../../platform/ui/translation";
import type { scansText } from "./words";

export default {
  title: "Maskenzeile eines Patches",
  chart: "Das Bild in Patches und die Maskenzeile des gewählten Patches in drei Scan-Reihenfolgen",
  patch: "Patch",
  picture: (name: string, side: number) => `${name}, ${side} × ${side}`,
  landscape: "erzeugt",
  choose: "einen Patch anklicken",
  legend: "M, Eintrag der Maske",
  read: "Patches",
  place: (row: number, column: number) => `Zeile ${row}, Spalte ${column}`,
  scans: {
    rows: { title: "Zeilen, ein Scan", note: "jede Zeile von links nach rechts" },
    snake: { title: "Schlange, ein Scan", note: "jede zweite Zeile umgekehrt" },
    both: { title: "Schlange, zwei Scans", note: "entlang Zeilen und Spalten" },
  },
  waiting: "Die Patches sind noch nicht berechnet.",
  usual: (rows: string, both: string) =>
    `Von der Maskenzeile dieses Patches liegen beim Scan nach Zeilen ${rows} % in anderen Zeilen, bei zwei Schlangen ${both} %.`,
  alike: "Nichts zerfällt: Jeder Patch hat in jeder Scan-Reihenfolge den Maskeneintrag 1.",
  alone: "Die Maskeneinträge aller anderen Patches sind 0: Der gewählte Patch beachtet nur sich selbst.",
  explain: [
    "Ein Scan macht aus den Patches eines Bildes eine Folge. Der Zerfall hängt vom Abstand in der Folge ab, und Nachbarn im Bild können dort weit auseinanderliegen.",
    "Die Karten zeigen die Maskenzeile des gewählten Patches auf dem Gitter. Beim Scan nach Zeilen liegen große Einträge vor allem links und rechts von ihm.",
    "Zwei Scans, eine Schlange entlang der Zeilen und eine entlang der Spalten, haben je eine Maske. Beide Masken werden auf dem Gitter gemittelt, bevor Zeilen skaliert werden.",
  ],
  formula: "M = ½ (P₁ᵀ M₁ P₁ + P₂ᵀ M₂ P₂)",
  columns: { row: "Zeile", column: "Spalte" },
} satisfies Words<typeof scansText>;
