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
    title: "Rennen",
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
    upwardChange: "relative Änderung von D, da das wahre nicht bekannt oder null ist",
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
    nobody: "Noch füllt niemand das Loch: einen Löser hinzufügen.",
    begins: "Die Löser beginnen.",
    refused: "Es gibt nichts, worum das Rennen ginge: Von dieser Matrix wird nichts ergänzt, und daneben steht, warum.",
    unknown: "Das wahre D ist nicht bekannt oder null: Die Kurven zeigen, wie sehr eine Iteration die Antwort noch ändert.",
    direct: "Die direkte Lösung braucht keine Iterationen.",
    in: (name: string, iterations: string) => `${name} ${iterations}`,
    filled: (error: string, solvers: readonly string[]) => `Iterationen bis ${error}: ${listed(solvers)}.`,
    at: (name: string, error: string, iterations: string) => `${name} nach ${iterationsOf(iterations)} bei ${error}`,
    diverged: (name: string, iterations: string) => `${name} nach ${iterationsOf(iterations)} divergiert`,
    short: (solvers: readonly string[]) => `${listed(solvers)}.`,
    cost: (eagle: string, other: string, ratio: number) =>
      ratio >= 1
        ? `Eine von ${eagle} kostet so viel wie ${formatSetting(ratio)} bei: ${other}.`
        : `Eine von ${eagle} kostet ${formatSetting(ratio)} mal so viel wie eine bei: ${other}.`,
    columns: {
      solver: "Löser",
      iteration: "Iteration",
      error: "Quadratischer Fehler",
      operations: "Operationen",
      bytes: "Bytes",
      seconds: "Sekunden",
    },
    explain: [
      "Jede Kurve ist ein Löser; alle sehen dieselben A, B und C und schätzen das verborgene D.",
      "Operationen und Bytes sind nach Formeln gezählt; Sekunden sind die dieses Geräts.",
      "Die Theorie ist, was der kleinste Singulärwert von A im schlimmsten Fall erlaubt: EAGLE mit seinen üblichen Schritten liegt darauf oder darunter, solange nichts verrauscht ist.",
    ],
    formula: "\\frac{\\lVert D_\\ell - D\\rVert_F^2}{\\lVert D\\rVert_F^2}",
  },
  matrix: {
    title: "Matrix mit Loch",
    chart: "Die bekannten Blöcke A, B und C und das Loch D",
    waiting: "Die Matrix ist noch nicht da.",
    making: (percent: number) => `Die Matrix wird erzeugt: ${percent} %.`,
    as: "Wie die Matrix gezeichnet wird",
    views: { file: "Muster", blocks: "Blöcke" },
    spy: {
      name: "Wo die Einträge der Matrix sind, und welcher Block gewählt wurde",
      inside: "Einträge im Block A",
      outside: "alle anderen",
      chosen: "Streifen: die Zeilen und Spalten von A",
    },
    size: (rows: string, columns: string, entries: string) => `${rows} × ${columns}, Einträge ungleich null: ${entries}.`,
    measuring: (percent: number) => `Die Singulärwerte von A werden berechnet: ${percent} %.`,
    choosing: (percent: number) => `Ein Block von vollem Rang wird gewählt: ${percent} %.`,
    wholeRank: (rank: string) => `Ihr numerischer Rang ist ${rank}.`,
    rankUnknown: (size: string) => `Verlangt war ein Block vom Rang ${size}; wie viel mehr Rang da ist, wurde nicht gesucht.`,
    first: (rows: string, columns: string) =>
      `Außerhalb von A liegen ${rowsOf(rows)} und ${columnsOf(columns)}; die ersten davon werden ergänzt.`,
    hole: (rows: string, columns: string) => `D, ${rows} × ${columns}, ist verborgen.`,
    rank: (rank: string, condition: string) => `A hat den Rang ${rank} und die Konditionszahl ${condition}.`,
    unknown: "Was dorthin gehört, ist nicht bekannt.",
    enlarged: (rows: string, columns: string) => `D vergrößert: ${rows} × ${columns}`,
    rowsOf,
    columnsOf,
    columns: { place: "Platz", value: "Singulärwert von A" },
    explain: [
      "Hat die ganze Matrix nicht mehr Rang als A, so folgt das Loch aus dem Rest: Jede Zeile von B ist eine Kombination von Zeilen von A, und dieselbe Kombination der Zeilen von C füllt D.",
      "Wo ein Pixel für mehrere Einträge steht, zeigt es den größten von ihnen.",
      "Von einer ganzen Matrix wählt Pivotisierung Zeilen und Spalten von vollem Rang als A: zuerst Spalten, durch QR mit Spaltenpivotisierung, dann ebenso Zeilen. Gezeichnet werden kann beides, ihre eigene Ordnung und die in Blöcken.",
    ],
    formula: "D = B A^{+} C",
  },
  hole: {
    title: "Das Loch, gefüllt",
    chart: "Das Loch, wie jeder Löser es füllt",
    iteration: "Iteration",
    last: "letzte",
    back: "Eine Iteration zurück",
    on: "Eine Iteration weiter",
    waiting: "Noch hat niemand eine Antwort.",
    nothing: "Es gibt nichts zu ergänzen.",
    breakable: (name: string) => name.replace("Gradientenabstieg", "Gradienten\u00adabstieg"),
    truth: "Wahres D",
    truthNote: "allen verborgen",
    difference: "gefüllt minus wahr",
    rounding: "0 bis auf Rundung",
    small: (size: string) => `bis etwa ${size}`,
    note: (error: string) => `Fehler ${error}`,
    noteUnknown: (iteration: string) => `Iteration ${iteration}`,
    error: (name: string, error: string) => `${name} bei ${error}`,
    diverged: (name: string) => `${name} divergiert`,
    known: (name: string) => name,
    after: (iteration: string | null, solvers: readonly string[]) =>
      iteration === null ? `In der letzten Iteration: ${listed(solvers)}.` : `Nach ${iterationsOf(iteration)}: ${listed(solvers)}.`,
    columns: { solver: "Löser", iteration: "Iteration", error: "Quadratischer Fehler" },
    explain: [
      "Die obere Zeile ist das D jedes Lösers, die untere, was zum wahren fehlt, alle auf einer Farbskala.",
      "Ein Löser mit weniger Iterationen zeigt seine letzte; zwischen aufgezeichneten Iterationen wird die davor gezeigt.",
    ],
    formula: "D_\\ell - D",
  },
  condition: {
    title: "Was es mit A macht",
    chart: "Singulärwerte von A über die Iterationen",
    which: "Löser",
    shows: "Was gezeichnet wird",
    exhibits: { values: "Singulärwerte", residual: "was von C bleibt" },
    upward: "Singulärwerte von A, der größte auf 1 gesetzt",
    upwardResidual: "was von C entlang Richtungen von A bleibt",
    chartResidual: "Was von C entlang der Singulärrichtungen von A bleibt",
    dots: "Punkte: Newton-Schulz",
    across: "Iteration",
    floor: "0",
    nobody: "Hier ändert kein Löser A: EAGLE hinzufügen.",
    waiting: "Die erste Iteration läuft.",
    nothing: "Es gibt keine Iterationen anzusehen.",
    tooLarge: (name: string) => `A ist zu groß, um seine Singulärwerte zu verfolgen, während ${name} läuft.`,
    unresolved: (condition: string) =>
      `A hat die Konditionszahl ${condition}. Singulärwerte unter 10⁻⁷ des größten sind nicht gezeichnet: Unterwegs stammen sie aus A Aᵀ, das sie verbirgt.`,
    falls: (name: string, from: string, to: string, iteration: string) =>
      `${name} bringt die Singulärwerte von A zusammen: Die Konditionszahl fällt von ${from} auf ${to} bis Iteration ${iteration}.`,
    rises: (name: string, from: string, to: string, iteration: string) =>
      `${name} treibt die Singulärwerte von A auseinander: Die Konditionszahl steigt von ${from} auf ${to} bis Iteration ${iteration}.`,
    stays: (name: string, condition: string, iteration: string) =>
      `${name} lässt die Konditionszahl von A bis Iteration ${iteration} bei ${condition}.`,
    left: (name: string, iteration: string, largest: string, smallest: string) =>
      `Nach ${iterationsOf(iteration)} von ${name} ist von C entlang der Richtung des größten Singulärwerts von A ${largest} übrig und entlang der des kleinsten ${smallest}, gemessen am Anfang.`,
    noResidual: (name: string) => `${name} führt kein C mit, oder A ist zu groß, um seine Richtungen zu verfolgen.`,
    columns: { iteration: "Iteration", condition: "Konditionszahl", left: "Größter Anteil von C, der entlang einer Richtung bleibt" },
    explain: [
      "Jede Linie ist ein Singulärwert von A oder das, was von C entlang seiner Richtung bleibt; höchstens 24 werden gezeichnet.",
      "Mit genauen Schritten wächst der kleinste je Iteration um bis zu 3/2 gegenüber dem größten; sind alle gleich, macht ein weiterer Schritt D genau.",
      "Das ist die Newton-Schulz-Iteration für den Polarfaktor in EAGLE: Die Punkte sind x ← x (3 − x²) / 2 auf den Werten, mit denen A begann, für sich berechnet. Gezeichnet werden sie beim üblichen η mit wahrer Norm.",
      "Entlang jeder Richtung wird C mit 1 − γ x² multipliziert, wobei x ihr Singulärwert durch den größten ist. Mit γ = 1 bleibt von C nichts, wo x gleich 1 ist, und fast alles, wo x klein ist. D gewinnt W mal das, was C verliert, wobei B = W A.",
    ],
    formula: "A \\leftarrow A - \\eta\\,\\rho\\,A A^{\\top} A",
  },
} satisfies Words<typeof eaglePanelText>;
