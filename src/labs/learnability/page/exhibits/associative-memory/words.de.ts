import { formatCount, formatFixed, formatSetting, formatValue } from "../../../../../platform/charts/format";
import { plural, withStop } from "../../../../../platform/ui/grammar.de";
import type { memoryText } from "./words";

function signed(value: number): string {
  return formatValue(value).replace(/^-/, "−");
}

function amount(value: number): string {
  const size = Math.abs(value);
  if (size >= 1000) return signed(value);
  const rounded = Math.round(100 * size + 1e-9) / 100;
  return `${value < 0 && rounded > 0 ? "−" : ""}${formatFixed(rounded, 2)}`;
}

const isOne = (value: number) => Math.abs(value - 1) < 0.005;

/** "Wert 2", "0.41 mal Wert 2". */
function share(value: number, what: string): string {
  return isOne(value) ? what : `${amount(value)} mal ${what}`;
}

const value = (pair: number) => `Wert ${formatCount(pair + 1)}`;

export default {
  title: "Speicher",
  chart: "Abruf aus dem Speicher: Attention-Scores, Summanden und Ausgaben",
  signed,
  amount,
  read: "Die Attention-Scores einer Spalte ablesen",
  begin: "Der erste Speicher wird gezogen.",
  failed: (reason: string) => `Die Beispiele ließen sich nicht verwenden: ${withStop(reason)}`,

  own: "die eigene Tabelle",
  edit: "Diese Tabelle bearbeiten",
  samples: "Zurück zu den Beispielen",
  table: "Der Speicher: Schlüssel, Werte und Anfrage",
  tableHelp:
    "Pfeiltasten bewegen, die Eingabetaste übernimmt eine Zahl, Esc verwirft sie. Einfügen füllt einen Block von Zellen. Das Menü des Panels fügt Paare hinzu.",
  ask: "abfragen",
  key: "Schlüssel",
  value: "Wert",
  query: "Anfrage",
  zeta: "ζ",
  pair: (pair: number) => `Schlüssel ${formatCount(pair + 1)}`,
  queryKey: (pair: number) => `Schlüssel ${formatCount(pair + 1)} abfragen`,
  cells: {
    key: (pair: number, coordinate: number) => `Schlüssel ${formatCount(pair + 1)}, Koordinate ${formatCount(coordinate + 1)}`,
    value: (pair: number, coordinate: number) => `Wert ${formatCount(pair + 1)}, Koordinate ${formatCount(coordinate + 1)}`,
    query: (coordinate: number) => `Anfrage, Koordinate ${formatCount(coordinate + 1)}`,
    noise: (coordinate: number) => `Rauschen der Anfrage, Koordinate ${formatCount(coordinate + 1)}`,
  },
  removePair: (pair: number) => `Paar ${formatCount(pair + 1)} entfernen`,
  addPair: "Ein Paar hinzufügen",
  mostPairs: (count: number) => `Höchstens ${formatCount(count)} Paare.`,
  orthonormalise: "Schlüssel orthonormieren",
  tooMany: (d: number, pairs: number) =>
    `Höchstens ${formatCount(d)} Schlüssel der Dimension ${formatCount(d)} können orthonormal sein, und es sind ${formatCount(pairs)}. Erst einige entfernen.`,
  dependent: "Diese Schlüssel sind linear abhängig. Erst einen davon ändern.",
  randomKeys: "Zufällige Schlüssel",
  noNoise: "ζ auf null setzen",
  notFilled: (count: number) =>
    `${formatCount(count)} eingefügte ${plural(count, "Zahl liegt", "Zahlen liegen")} hinter dem Ende der Tabelle.`,

  wrongCell: ({ row, column, text, why }) =>
    `Zeile ${formatCount(row)}, Spalte ${formatCount(column)} der eingefügten Tabelle ${
      {
        blank: "ist leer.",
        "no-number": `ist keine Zahl: „${text}“.`,
        unclear: `ist „${text}“: für Dezimalstellen einen Punkt schreiben, für Tausender kein Komma.`,
      }[why]
    }`,

  planes: {
    keys: "Schlüssel und Anfrage",
    values: "Werte und Ausgabe",
    key: (pair) => `Schlüssel ${formatCount(pair + 1)}`,
    value,
    query: "Anfrage",
    output: "Ausgabe",
    arrow: "Pfeil",
    vector: (name, x, y) => `${name}: ${formatSetting(x)}; ${formatSetting(y)}`,
    keysOfArrow: "Pfeiltasten bewegen die Spitze, mit Umschalttaste fünfmal so weit. Bild auf und Bild ab wählen einen anderen Pfeil.",
    help: "Die Spitze eines Pfeils ziehen oder mit den Pfeiltasten bewegen. Bild auf und Bild ab wählen einen anderen Pfeil.",
  },

  terms: (taken: number, all: number) =>
    taken === all
      ? all === 1
        ? "der einzige Summand"
        : `Summe aller ${formatCount(all)} Summanden`
      : `Summe von ${formatCount(taken)} der ${formatCount(all)} ${plural(all, "Summand", "Summanden")}`,
  less: "Den letzten Summanden entfernen",
  more: "Den nächsten Summanden hinzufügen",
  play: "Summand für Summand addieren",
  pause: "Summieren anhalten",
  stepping: "Summanden, Schritt für Schritt",

  staged: {
    keyOverValue: "Schlüssel über Wert",
    own: "Anfrage, Rauschen",
    rest: (count: number) => `die anderen ${formatCount(count)}, summiert`,
    same: "auf zwei Stellen gleich",
    bars: "Balken: Scores der verborgenen Schicht. Zeichen: Scores der Lerner.",
    coordinates: (shown: number, all: number) => `Gezeigt sind die ersten ${formatCount(shown)} von ${formatCount(all)} Koordinaten.`,
    hint: "← →: Summand für Summand",
  },

  scoreTitle: "Attention zₛᵀ Q q",
  termTitle: "Score × Wert",
  ownColumn: "die eigene Spalte der Anfrage",
  ownColumnLines: ["eigene Spalte", "der Anfrage"],
  teacher: "Lehrer",
  total: "Summe",
  partial: (taken: number, all: number) => `Summe von ${formatCount(taken)} der ${formatCount(all)}`,
  totalNote: "Ausgabe der Attention",
  totalLabel: "Label",
  totalLabelNote: "ohne die eigene Spalte",
  teacherNote: "mit der eigenen Spalte",
  stored: (pair: number) => `Wert ${formatCount(pair + 1)}`,
  storedNote: (error: number) => `gespeichert; Abstand ${formatValue(error)}`,
  off: (error: number) => `Fehler ${formatValue(error)}`,
  noAnswer: "zu groß zum Berechnen",
  equation14:
    "Labels nach Gleichung 14 lassen ‖q‖²ζ weg, den Summanden der eigenen Spalte der Anfrage. Keine lineare Attention tut das für Schlüssel jeder Norm, daher ist die geschlossene Lösung verzerrt, außer bei orthonormalen Schlüsseln.",

  queryIs: (pair: number) => `Die Anfrage ist Schlüssel ${formatCount(pair + 1)}`,
  clean: (who: string, score: number, others: boolean) =>
    `${who}; sein Score ist ${amount(score)}${others ? `, der der anderen ${amount(0)}` : ""}, also: `,
  overlap: "Die Schlüssel sind nicht orthogonal: ",
  noKey: "Die Anfrage ist keiner der Schlüssel: ",
  answerIs: (parts: string) => `Die Ausgabe ist ${parts}`,
  answerMixes: (first: string, second: string, rest: number) =>
    `Die Ausgabe ist ${first} plus ${second}${rest === 0 ? "" : rest === 1 ? " plus ein Anteil eines weiteren Werts" : " plus Anteile weiterer Werte"}`,
  of: (score: number, pair: number) => share(score, value(pair)),
  plusNoise: (score: number) => ` plus ${share(score, "das eigene Rauschen der Anfrage")}`,
  onlyNoise: (score: number) =>
    `Alle Schlüssel haben Scores nahe null, also ist die Ausgabe ${share(score, "das eigene Rauschen der Anfrage")}`,
  nothing: "Alle Schlüssel haben Scores nahe null, also ist die Ausgabe null",
  zeroQuery: "Die Anfrage ist null, also sind alle Scores und die Ausgabe null",
  learnerOff: (who: string, many: boolean, error: number) => `${who} ${many ? "haben" : "hat"} einen Fehler von ${formatValue(error)}`,

  columns: {
    column: "Spalte",
    key: (k: number) => `Schlüssel[${k + 1}]`,
    value: (k: number) => `Wert[${k + 1}]`,
    score: (who: string) => `Score, ${who}`,
    term: (k: number) => `Summand[${k + 1}]`,
    error: "Fehler",
  },
  explain: [
    "Jede Spalte von Z enthält einen Schlüssel über seinem Wert; die letzte die Anfrage über ζ. Attention berechnet das Skalarprodukt der Anfrage mit jedem Schlüssel, den Score, und summiert die mit den Scores multiplizierten Werte.",
    "Ein gespeicherter Schlüssel hat bei orthonormalen Schlüsseln mit sich selbst den Score 1, mit den anderen 0; die Ausgabe ist sein Wert. Nicht orthogonale Schlüssel fügen andere Werte hinzu. Auch die Anfrage ist eine Spalte: Ihr Score mit sich selbst ist ‖q‖² und fügt ‖q‖²ζ hinzu.",
  ],
  formula: "ŷ = Σₛ (zₛᵀ Q zₙ) V zₛ = Σⱼ ⟨q, kⱼ⟩ vⱼ + ‖q‖² ζ",
} satisfies typeof memoryText;
