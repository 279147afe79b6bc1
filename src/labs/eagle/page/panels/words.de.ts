import { formatSetting, formatValue } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { eaglePanelText } from "./words";

/** „a, b und c“ */
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} und ${words[words.length - 1]}` : words.join("");

/** Wie viele, schon geschrieben: „1 Iteration“, „1 500 Iterationen“. */
const iterationsOf = (count: string) => `${count} ${count === "1" ? "Iteration" : "Iterationen"}`;
const rowsOf = (count: string) => `${count} ${count === "1" ? "Zeile" : "Zeilen"}`;
const columnsOf = (count: string) => `${count} ${count === "1" ? "Spalte" : "Spalten"}`;

export default {
  race: {
    title: "Fehler von D",
    chart: "Fehler jedes Lösers",
    against: "Waagerechte Achse",
    axes: { iterations: "je Iteration", operations: "je Operation", bytes: "je gesendetem Byte", seconds: "je Sekunde" },
    across: {
      iterations: "Iterationen",
      operations: "Gleitkommaoperationen",
      bytes: "gesendete und empfangene Bytes",
      seconds: "Sekunden Rechenzeit",
    },
    firstIterations: "die ersten 25 Iterationen",
    scale: "Skala der waagerechten Achse",
    scales: { log: "log", linear: "linear" },
    solvers: "Löser",
    upward: "relativer quadratischer Fehler von D",
    upwardChange: "relative Änderung von D je Iteration (wahres D unbekannt oder null)",
    read: "Die Fehler an einer Stelle der Achse ablesen",
    readAt: {
      iterations: (x: number) => `Iteration ${formatValue(x)}`,
      operations: (x: number) => `${formatValue(x)} Operationen`,
      bytes: (x: number) => `${formatValue(x)} Bytes`,
      seconds: (x: number) => `${formatValue(x)} s`,
    },
    floor: "0",
    bound: "Theorie",
    target: (error: string) => `Ziel ${error}`,
    absent: "Kein Löser gewählt. Einen Löser hinzufügen.",
    begins: "Die Löser starten.",
    refused: "Diese Matrix hat keinen Block zu ergänzen; den Grund nennt das Panel der Matrix.",
    unknown: "Das wahre D ist unbekannt oder null; die Kurven zeigen die relative Änderung von D je Iteration.",
    direct: "Der direkte Löser braucht keine Iterationen.",
    in: (name: string, iterations: string) => `${name} ${iterations}`,
    filled: (error: string, solvers: readonly string[]) => `Iterationen bis ${error}: ${listed(solvers)}.`,
    at: (name: string, error: string, iterations: string) => `${name} nach ${iterationsOf(iterations)} bei ${error}`,
    diverged: (name: string, iterations: string) => `${name} nach ${iterationsOf(iterations)} divergiert`,
    short: (solvers: readonly string[]) => `${listed(solvers)}.`,
    cost: (eagle: string, other: string, ratio: number) =>
      ratio >= 1
        ? `Eine Iteration kostet bei ${eagle} so viel wie ${formatSetting(ratio)} bei: ${other}.`
        : `Eine Iteration kostet bei ${eagle} ${formatSetting(ratio)}-mal so viel wie bei: ${other}.`,
    columns: {
      solver: "Löser",
      iteration: "Iteration",
      error: "Quadratischer Fehler",
      operations: "Operationen",
      bytes: "Bytes",
      seconds: "Sekunden",
    },
    explain: [
      "Jede Kurve ist ein Löser. Alle erhalten dieselben A, B und C und schätzen den fehlenden Block D.",
      "Operationen und Bytes sind nach Formeln gezählt, Sekunden auf diesem Gerät gemessen.",
      "„Theorie“ ist eine obere Schranke aus der Konditionszahl von A. Sie gilt für EAGLE mit η = 1/3, γ = 1 und Daten ohne Rauschen.",
    ],
    formula: "\\frac{\\lVert D_\\ell - D\\rVert_F^2}{\\lVert D\\rVert_F^2}",
  },
  matrix: {
    title: "Matrix mit fehlendem Block D",
    chart: "Die bekannten Blöcke A, B und C und der fehlende Block D",
    waiting: "Die Matrix ist noch nicht berechnet.",
    making: (percent: number) => `Die Matrix wird erzeugt: ${percent} %.`,
    as: "Ordnung der Matrix",
    views: { file: "Muster", blocks: "Blöcke" },
    spy: {
      name: "Von null verschiedene Einträge der Matrix und der gewählte Block",
      inside: "Einträge im Block A",
      outside: "andere Einträge",
      chosen: "Streifen: die Zeilen und Spalten von A",
    },
    size: (rows: string, columns: string, entries: string) => `${rows} × ${columns}, Einträge ungleich null: ${entries}.`,
    measuring: (percent: number) => `Die Singulärwerte von A werden berechnet: ${percent} %.`,
    choosing: (percent: number) => `Ein Block von vollem Rang wird gewählt: ${percent} %.`,
    wholeRank: (rank: string) => `Ihr numerischer Rang ist ${rank}.`,
    rankUnknown: (size: string) => `Der Rang von A ist auf ${size} gesetzt; der Rang der ganzen Matrix wurde nicht berechnet.`,
    first: (rows: string, columns: string) =>
      `Außerhalb von A liegen ${rowsOf(rows)} und ${columnsOf(columns)}; D umfasst die ersten davon.`,
    hole: (rows: string, columns: string) => `D, ${rows} × ${columns}, ist verborgen.`,
    rank: (rank: string, condition: string) => `A hat den Rang ${rank} und die Konditionszahl ${condition}.`,
    unknown: "Der wahre Wert ist unbekannt.",
    enlarged: (rows: string, columns: string) => `D vergrößert: ${rows} × ${columns}`,
    rowsOf,
    columnsOf,
    columns: { place: "Index", value: "Singulärwert von A" },
    explain: [
      "Hat die ganze Matrix denselben Rang wie A, so legen die anderen Blöcke den fehlenden fest: D = B A⁺ C. Jede Zeile von B ist eine Kombination von Zeilen von A; dieselbe Kombination der Zeilen von C ergibt D.",
      "Deckt ein Pixel mehrere Einträge ab, so zeigt es den betragsgrößten.",
      "Bei einer Matrix aus einer Datei wählt QR mit Spaltenpivotisierung erst Spalten, dann Zeilen von vollem Rang als A. „Muster“ behält die Ordnung der Datei, „Blöcke“ sortiert nach A, B, C und D.",
    ],
    formula: "D = B A^{+} C",
  },
  hole: {
    title: "Ergänzter Block D",
    chart: "Block D, wie jeder Löser ihn schätzt",
    iteration: "Iteration",
    last: "letzte",
    back: "Vorige Iteration",
    on: "Nächste Iteration",
    waiting: "Noch hat kein Löser eine Schätzung.",
    nothing: "Es gibt nichts zu ergänzen.",
    breakable: (name: string) => name.replace("Gradientenabstieg", "Gradienten\u00adabstieg"),
    truth: "Wahres D",
    truthNote: "den Lösern verborgen",
    difference: "Schätzung minus wahres D",
    equal: (digits: number | null) => (digits === null ? "gleich" : `auf ${digits} Stellen gleich`),
    note: (error: string) => `Fehler ${error}`,
    noteUnknown: (iteration: string) => `Iteration ${iteration}`,
    error: (name: string, error: string) => `${name} bei ${error}`,
    diverged: (name: string) => `${name} divergiert`,
    known: (name: string) => name,
    after: (iteration: string | null, solvers: readonly string[]) =>
      iteration === null ? `In der letzten Iteration: ${listed(solvers)}.` : `Nach ${iterationsOf(iteration)}: ${listed(solvers)}.`,
    columns: { solver: "Löser", iteration: "Iteration", error: "Quadratischer Fehler" },
    explain: [
      "Die obere Zeile zeigt die Schätzung von D je Löser, die untere ihre Differenz zum wahren D, alle auf einer Farbskala. Unter 1 % des größten Eintrags stehen Worte an ihrer Stelle.",
      "Bei einem Löser mit weniger Iterationen erscheint die letzte. Zwischen zwei aufgezeichneten Iterationen erscheint die frühere.",
    ],
    formula: "D_\\ell - D",
  },
  condition: {
    title: "Singulärwerte von A",
    chart: "Singulärwerte von A über die Iterationen",
    which: "Löser",
    shows: "Dargestellte Größe",
    exhibits: { values: "Singulärwerte", residual: "Komponenten von C" },
    upward: "Singulärwerte von A durch den größten",
    upwardResidual: "Komponente von C durch ihren Anfangswert",
    chartResidual: "Komponenten von C entlang der Singulärrichtungen von A",
    dots: "Punkte: Newton-Schulz",
    across: "Iteration",
    floor: "0",
    absent: "Kein Löser hier ändert A. EAGLE hinzufügen.",
    waiting: "Die erste Iteration läuft.",
    nothing: "Es sind keine Iterationen aufgezeichnet.",
    tooLarge: (name: string) => `A ist zu groß, um seine Singulärwerte zu berechnen, während ${name} läuft.`,
    unresolved: (condition: string) => `A hat die Konditionszahl ${condition}. A Aᵀ löst Singulärwerte unter 10⁻⁷ des größten nicht auf.`,
    falls: (name: string, from: string, to: string, iteration: string) =>
      `${name} senkt die Konditionszahl von A von ${from} auf ${to} bis Iteration ${iteration}.`,
    rises: (name: string, from: string, to: string, iteration: string) =>
      `${name} erhöht die Konditionszahl von A von ${from} auf ${to} bis Iteration ${iteration}.`,
    stays: (name: string, condition: string, iteration: string) =>
      `Die Konditionszahl von A bleibt mit ${name} bis Iteration ${iteration} bei ${condition}.`,
    left: (name: string, iteration: string, largest: string, smallest: string) =>
      `Nach ${iterationsOf(iteration)} von ${name} bleibt von C ${largest} zum größten Singulärwert von A, ${smallest} zum kleinsten.`,
    noResidual: (name: string) => `${name} ändert C nicht, oder A ist zu groß, um seine Singulärrichtungen zu berechnen.`,
    columns: { iteration: "Iteration", condition: "Konditionszahl", left: "Größte Komponente von C, relativ" },
    explain: [
      "Jede Linie ist ein Singulärwert von A oder die Komponente von C entlang seiner Richtung. Gezeichnet sind höchstens 24 Linien.",
      "Mit η = 1/3 und der exakten Norm wächst das Verhältnis des kleinsten zum größten Singulärwert je Iteration höchstens um den Faktor 3/2. Sind alle gleich, ergibt ein Schritt mit γ = 1 D = B A⁺ C.",
      "Die Punkte wenden die Newton-Schulz-Iteration für den Polarfaktor, x ← x (3 − x²) / 2, auf die anfänglichen Singulärwerte an. Gezeichnet sind sie bei η = 1/3 mit exakter Norm.",
      "Jeder Schritt multipliziert die Komponente von C entlang einer Richtung mit 1 − γ x²; x ist ihr Singulärwert durch den größten. Mit γ = 1 verschwindet die Komponente bei x = 1 und ändert sich bei kleinem x kaum. Gilt B = W A, so bleibt D + W C konstant.",
    ],
    formula: "A \\leftarrow A - \\eta\\,\\rho\\,A A^{\\top} A",
  },
} satisfies Words<typeof eaglePanelText>;
