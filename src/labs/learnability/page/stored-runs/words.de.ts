import { formatCount, formatRounded, formatValue } from "../../../../platform/charts/format";
import { counted } from "../../../../platform/ui/grammar.de";
import type { Words } from "../../../../platform/ui/translation";
import type { storedText } from "./words";

export default {
  figure: "Gespeicherte Abbildung",
  figures: { "figure-1a": "Abb. 1(a)", "figure-1b": "Abb. 1(b)", "figure-3": "Abb. 3" },
  rateLabel: "Lernrate",
  rates: { "0.001": "Rate 0,001", "0.01": "Rate 0,01", tuned: "abgestimmte Rate" },
  transformer: (heads, layers) => `Transformer, m = ${heads}, n = ${layers}`,
  diverged: "divergiert",
  tuned: "abgestimmten Lernraten",
  rate: (rate) => `Lernrate ${rate}`,
  origin: (d, seeds, rate) =>
    `Gespeicherte Läufe mit d = ${d}, nicht der aktuelle Lauf: Mediane über ${formatCount(seeds)} Seeds bei ${rate}.`,
  reached: (epochs, heads, layers, transformer) =>
    `Nach ${formatCount(epochs)} Epochen erreichen Köpfe ${formatValue(heads)}, Schichten ${formatValue(layers)} und Transformer ${formatValue(transformer)}.`,
  otherwise: {
    none: "Nach diesen Epochen ist die Reihenfolge der Kurven die des Papers.",
    some: (found) => `Anders als im Paper: ${found.join("; ")}.`,
    rise: (fewer, low, more, high) => `der Endfehler bei ${more}, ${formatValue(high)}, liegt über dem bei ${fewer}, ${formatValue(low)}`,
    layers: "Schichten mit einem Kopf erreichen kleinere Fehler als Köpfe in einer Schicht",
    transformer: "ein Transformer ist deutlich besser als ein Kopf",
  },
  chart: "Testfehler gespeicherter Läufe über den Epochen",
  across: "Epochen",
  upward: "Testfehler ↑: Mediane, mit einem Band zwischen den Quartilen",
  read: "Die Fehler einer Epoche ablesen",
  at: (epochs) => `${formatValue(epochs)} Epochen`,
  range: (low, high) => `${formatValue(low)} bis ${formatValue(high)}`,
  floor: "0",
  columns: {
    model: "Modell",
    rate: "Lernrate",
    epochs: "Epochen",
    lower: "Unteres Quartil",
    median: "Median des Testfehlers",
    upper: "Oberes Quartil",
    seed: (seed) => `Seed ${seed}`,
  },
  explain: [
    "Das Paper trainiert jedes Modell 500 Epochen. Ein Schritt von Schichten oder Transformern dauert hier lange, daher trainieren sie kürzer. Köpfe trainieren bei gedruckter Rate länger. Jeder Seed zieht eigenes Ziel, Daten und Anfangsgewichte.",
    "Die gedruckten Raten sind 0,01 und 0,001, hier konstant. Die abgestimmte Rate fällt als halber Kosinus auf null. Sie ist je Kurve die beste von 0,01, 0,03, 0,1 und 0,3 auf einem anderen Ziel.",
    "Das Paper nennt weder die Architektur seiner Transformer noch die Initialisierung. Hier: Breite 16, ein MLP vom Verhältnis 4 und Layer Norm. Schichten haben eine Residualverbindung und beginnen bei 0,1. Köpfe beginnen bei 1/√d. Alle Batches haben 32 Folgen.",
  ],
  automata: {
    sizes: { states: "Zustände", letters: "Buchstaben", length: "Wortlänge" },
    origin: (seeds, center) =>
      `Gespeicherte Läufe zu Abb. 4 im Kleinen, nicht der aktuelle Lauf: Mediane über ${formatCount(seeds)} Seeds; die anderen beiden Größen sind ${center}.`,
    growth: (states, letters, length) =>
      `Die nötigen Token wachsen von ${states.from} auf ${states.to} Zustände ${formatRounded(states.factor, 2)}-fach, von ${letters.from} auf ${letters.to} Buchstaben ${formatRounded(letters.factor, 2)}-fach, von Länge ${length.from} auf ${length.to} ${formatRounded(length.factor, 2)}-fach.`,
    chart: "Trainingstoken für 99 % Genauigkeit über einer Größe der Automaten",
    across: "Zustände, Buchstaben oder Wortlänge",
    upward: "Token ↑, bis 99 % der nächsten Token ungesehener Automaten stimmen; Band: Minimum bis Maximum",
    read: "Die Token einer Größe ablesen",
    at: (value) => `Größe ${formatCount(value)}`,
    note: (most) =>
      `Kleiner als im Paper: eine Schicht der Breite 32 statt vier der Breite 2\u202f048, und höchstens ${formatCount(most)} Automaten.`,
    columns: {
      size: "Größe auf der Achse",
      value: "Wert",
      traces: "Median der Automaten",
      tokens: "Median der Token",
      seed: (seed) => `Automaten, Seed ${formatCount(seed)}`,
    },
    explain: [
      "Ein Prompt enthält die Tabelle eines zufälligen Automaten und ein Wort. Der Transformer lernt die folgenden Zustände mit der Kreuzentropie: eine Schicht mit 4 Köpfen, 600 Schritte zu 32 Abläufen. Getestet wird auf 200 Abläufen anderer Automaten.",
      "Die Zahl der Automaten verdoppelt sich von 16 an, bis die Testgenauigkeit 99 % erreicht. Wie im Paper sind Token das Produkt aus Automaten und Buchstaben eines Worts.",
      "Die Seite schreibt einen Tabelleneintrag als ein Token und einen Schritt als zwei, das Paper beide als fünf. Das Paper deutet seine Kurven als subexponentielles Wachstum.",
    ],
    formula: "Token = N · L  N = 16, 32, 64, …",
  },
  map: {
    origin: (samples, epochs, seeds) =>
      `Gespeicherte Läufe zu Abb. 3, nicht der aktuelle Lauf: ${formatCount(samples)} Folgen, ${formatCount(epochs)} Epochen, ${formatCount(seeds)} Ziele je Zelle.`,
    rows: (epochs, fewest, most, below, falling, all) =>
      `Nach ${formatCount(epochs)} von 500 Epochen des Papers liegt der Endfehler bei ${counted(most, "Kopf", "Köpfen")} in ${formatCount(below)} von ${formatCount(all)} Zeilen unter dem bei ${counted(fewest, "Kopf", "Köpfen")}. Jede Verdopplung der Köpfe senkt den Median in ${formatCount(falling)}; das Paper berichtet kleinere Fehler für mehr Köpfe.`,
    explain: [
      "Die Enden der Kurven der Köpfe aus Abb. 1, bei d = 8 und 16 und beiden gedruckten Lernraten η. Das Paper trainiert 500 Epochen, und sein Text zählt die Größen von Abb. 3 nicht auf.",
      "Schichten und Transformer sind hier nicht wiederholt. Jeder Seed zieht eigenes Ziel, Daten und Anfangsgewichte. Ein Klick wählt eine Zelle, deren typischer Lauf sich als Experiment öffnet.",
    ],
  },
  formula: "m Köpfe in jeder von n Schichten; geschlossene Lösung: die Anpassung der kleinsten Quadrate von Algorithmus 1",
} satisfies Words<typeof storedText>;
