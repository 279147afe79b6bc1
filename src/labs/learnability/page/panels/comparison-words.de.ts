import { formatCount, formatRounded, formatValue } from "../../../../platform/charts/format";
import { counted, subscript } from "../../../../platform/ui/grammar.de";
import type { comparisonText } from "./comparison-words";

function indices(j: number, k: number): string {
  return Math.max(j, k) > 9 ? `${subscript(j)},${subscript(k)}` : `${subscript(j)}${subscript(k)}`;
}

function percent(share: number): string {
  if (share >= 0.995) return `${formatCount(100 * share)} %`;
  return share >= 1e-4 ? `${formatRounded(100 * share, 2)} %` : formatValue(share);
}

export default {
  attention: {
    chart: "Attention-Matrizen von Lehrer und Lernern auf einem Beispiel",
    read: "Ein Attention-Gewicht ablesen",
    head: (place: number) => `Kopf ${formatCount(place)}`,
    cell: (head: number, asking: number, answering: number) =>
      `Kopf ${formatCount(head)}: Token ${formatCount(asking)} beachtet Token ${formatCount(answering)}`,
    legend: "Zeile: Key-Token; Spalte: Query-Token",
    teacher: "Lehrer",
    teacherNote: (heads: number) => counted(heads, "Kopf", "Köpfe"),
    difference: (share: number) => (share < 1e-12 ? "gleich auf 12 Stellen" : `${percent(share)} Abweichung`),
    unexplained: (share: number) => `${percent(share)} unerklärt`,
    strongest: (shown: number) => (shown === 1 ? "stärkster Kopf" : `${formatCount(shown)} stärkste Köpfe`),
    begin: "Die Attention-Matrizen sind noch nicht berechnet.",
    solving: "Die Attention der Lerner erscheint, sobald sie Gewichte haben.",
    onlyTeacher: "Nur der Lehrer wird gezeigt: Kein Lerner wird mit ihm verglichen.",
    absent: "Kein Lerner wird verglichen.",
    noHeads: (psi: number) =>
      `Nur der Lehrer wird gezeigt: Bei ${formatCount(psi)} Merkmalen wird die geschlossene Lösung in dualer Form berechnet und hat keine Köpfe.`,
    ownHeads: "Ohne Lehrer aus linearer Attention sind sie nicht ausgerichtet; gleiche Kopfnummern müssen einander nicht entsprechen.",
    equal: (who: string, many: boolean, within: number) =>
      `${who} ${many ? "stimmen" : "stimmt"} auf ${percent(within)} genau mit dem Lehrer überein`,
    near: (who: string, many: boolean, share: number) => `${who} ${many ? "weichen" : "weicht"} um ${percent(share)} vom Lehrer ab`,
    both: (first: string, second: string) => `${first} und ${second}`,
    tooLarge: (psi: number, closedFormHasNone: boolean) =>
      `Jeder Lerner zeigt seine eigenen stärksten Köpfe: Bei ${formatCount(psi)} Merkmalen werden sie nicht ausgerichtet.${closedFormHasNone ? " Die geschlossene Lösung hat keine Köpfe." : ""}`,
    ownShown: "Jeder Lerner zeigt seine eigenen stärksten Köpfe auf diesem Beispiel.",
    sample: "Beispiel",
    from: "Beispiele der Testdaten oder der Trainingsdaten",
    splits: { test: "Beispiel", training: "Trainingsbeispiel" },
    previous: "Voriges Beispiel",
    next: "Nächstes Beispiel",
    compared: "Verglichen",
    columns: { head: "Kopf", answering: "Key-Token", asking: "Query-Token" },
  },
  heads: {
    views: { heads: "Köpfe", function: "Funktion" },
    view: "Gezeigte Größe",
    chart: "Singulärwerte von W (geschlossene Lösung, konvexer Lerner) oder T (Gradientenlerner), relativ zum größten",
    read: "Einen Singulärwert ablesen",
    upward: "Singulärwert, relativ zum größten",
    across: "Kopf, der stärkste zuerst",
    threshold: (share: number) => `unter ${percent(share)}: ungenutzt`,
    teacher: (heads: number) => `Lehrer: ${formatCount(heads)}`,
    value: (place: string) => `Kopf ${place}`,
    floor: "kleiner",
    used: (used: number, all: number) => `nutzt ${formatCount(used)} von ${formatCount(all)}`,
    begin: "Die Anzahl der Köpfe erscheint, sobald ein Lerner Gewichte hat.",
    dual: (psi: number) => `Bei ${formatCount(psi)} Merkmalen wird die geschlossene Lösung in dualer Form berechnet und hat keine Köpfe.`,
    closedForm: (used: number) => `Die SVD von W gibt der geschlossenen Lösung ${counted(used, "Kopf", "Köpfe")}`,
    made: (heads: number) => `der Lehrer hat ${counted(heads, "Kopf", "Köpfe")}`,
    gradient: (who: string, many: boolean, used: number) => `${who} ${many ? "nutzen" : "nutzt"} ${formatCount(used)}`,
    columns: { place: "Kopf", learner: "Lerner", value: "Singulärwert", relative: "relativ zum größten" },
  },
  function: {
    chart: "Koeffizienten p von Lehrer und Lernern; Zeilen: Ausgaben, Spalten: Merkmale",
    read: "Einen Koeffizienten ablesen",
    cell: (output: number, [j, k]: readonly [number, number], coordinate: number) =>
      `Ausgabe ${formatCount(output)}, Merkmal G${indices(j, k)} z${subscript(coordinate)}`,
    pair: ([j, k]: readonly [number, number]) => `${j},${k}`,
    pairs: "Paare {j, k}",
    squares: "Quadrate {j, j}",
    columnsTitle: "Merkmal Gⱼₖ zₗ, geordnet nach dem Paar {j, k}; Zeilen: Ausgaben",
    legend: "",
    teacherNote: "das Ziel",
    distance: (value: number) => `Abstand ${formatValue(value)}`,
    noDistance: "kein Lehrer",
    dual: (psi: number) => `Bei ${formatCount(psi)} kubischen Merkmalen werden die Koeffizienten p nicht berechnet.`,
    begin: "Die Koeffizienten erscheinen, sobald ein Lerner Gewichte hat.",
    same: (who: string, many: boolean) => `${who} ${many ? "stimmen" : "stimmt"} mit der Funktion des Lehrers überein`,
    at: (who: string, many: boolean, distance: number) => `${who} ${many ? "haben" : "hat"} den Abstand ${formatValue(distance)}`,
    away: (who: string, size: number) => `${who} von der Funktion des Lehrers (‖p‖ = ${formatValue(size)})`,
    own: "Das Diagramm zeigt die Koeffizienten jedes Lerners; dieses Ziel hat keinen Lehrer aus linearer Attention.",
    columns: { output: "Ausgabe", feature: "Merkmal" },
    feature: ([j, k]: readonly [number, number], l: number) => `G${indices(j, k)} z${subscript(l)}`,
  },
} satisfies typeof comparisonText;
