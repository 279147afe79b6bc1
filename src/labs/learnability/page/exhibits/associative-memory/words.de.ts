import { formatCount, formatFixed, formatValue } from "../../../../../platform/charts/format";
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
  chart: "Abruf aus dem Speicher: Attention-Gewichte, die Glieder der Summe und die Antworten",
  signed,
  amount,
  read: "Die Attention-Gewichte einer Spalte ablesen",
  begin: "Der erste Speicher wird noch gezogen.",
  failed: (reason: string) => `Die Beispiele sind nicht zu gebrauchen: ${withStop(reason)}`,

  own: "die eigene Tabelle",
  edit: "Diese Tabelle bearbeiten",
  editHelp: "Kopiert das Beispiel, damit sich seine Zahlen ändern lassen. Gelernt wird daraus nichts.",
  samples: "Zurück zu den Beispielen",
  table: "Der Speicher: Schlüssel, Werte und Anfrage",
  tableHelp: "Pfeiltasten bewegen, die Eingabetaste übernimmt eine Zahl, Escape nimmt sie zurück; Einfügen füllt einen Block.",
  ask: "fragen nach",
  key: "Schlüssel",
  value: "Wert",
  query: "Anfrage",
  zeta: "ζ",
  pair: (pair: number) => `Schlüssel ${formatCount(pair + 1)}`,
  queryKey: (pair: number) => `Nach Schlüssel ${formatCount(pair + 1)} fragen`,
  cells: {
    key: (pair: number, coordinate: number) => `Schlüssel ${formatCount(pair + 1)}, Koordinate ${formatCount(coordinate + 1)}`,
    value: (pair: number, coordinate: number) => `Wert ${formatCount(pair + 1)}, Koordinate ${formatCount(coordinate + 1)}`,
    query: (coordinate: number) => `Anfrage, Koordinate ${formatCount(coordinate + 1)}`,
    noise: (coordinate: number) => `Rauschen der Anfrage, Koordinate ${formatCount(coordinate + 1)}`,
  },
  removePair: (pair: number) => `Paar ${formatCount(pair + 1)} entfernen`,
  addPair: "Ein Paar hinzufügen",
  mostPairs: (count: number) => `Mehr als ${formatCount(count)} Paare gehen nicht.`,
  orthonormalise: "Schlüssel orthonormieren",
  tooMany: (d: number, pairs: number) =>
    `Nur ${formatCount(d)} Schlüssel aus ${formatCount(d)} Zahlen können orthonormal sein, und es sind ${formatCount(pairs)}: erst einige entfernen.`,
  dependent: "Diese Schlüssel hängen voneinander ab: Einer ist eine Summe von Vielfachen der anderen, oder null. Erst ihn ändern.",
  randomKeys: "Zufällige Schlüssel",
  noNoise: "Kein Rauschen",
  noNoiseHelp: "Setzt ζ, was an der Stelle des Werts der Anfrage steht, auf null.",
  notFilled: (count: number) =>
    `${formatCount(count)} eingefügte ${plural(count, "Zahl fand", "Zahlen fanden")} keine Zelle: Die Tabelle endet vorher.`,

  terms: (taken: number, all: number) =>
    taken === all
      ? all === 1
        ? "das eine Glied"
        : `Summe aller ${formatCount(all)} Glieder`
      : `Summe von ${formatCount(taken)} der ${formatCount(all)} ${plural(all, "Glied", "Glieder")}`,
  less: "Ein Glied weniger",
  more: "Ein Glied mehr",
  play: "Glied für Glied aufsummieren",
  pause: "Summieren anhalten",
  stepping: "Die Summe Schritt für Schritt bilden",

  staged: {
    keyOverValue: "Schlüssel, darunter Wert",
    own: "Anfrage, Rauschen",
    rest: (count: number) => `die anderen ${formatCount(count)}, summiert`,
    same: "auf zwei Stellen gleich",
    bars: "Balken: Gewichte der verborgenen Schicht. Zeichen: was Lerner daraus gemacht haben.",
    coordinates: (shown: number, all: number) => `Gezeigt sind die ersten ${formatCount(shown)} von ${formatCount(all)} Koordinaten.`,
    hint: "← →: Glied für Glied",
  },

  scoreTitle: "Attention zₛᵀ Q q",
  termTitle: "Gewicht × Wert",
  ownColumn: "die eigene Spalte der Anfrage",
  ownColumnLines: ["eigene Spalte", "der Anfrage"],
  teacher: "Lehrer",
  total: "Summe",
  partial: (taken: number, all: number) => `Summe von ${formatCount(taken)} der ${formatCount(all)}`,
  totalNote: "was Attention antwortet",
  totalLabel: "Label",
  totalLabelNote: "ohne die eigene Spalte",
  teacherNote: "mit der eigenen Spalte",
  stored: (pair: number) => `Wert ${formatCount(pair + 1)}`,
  storedNote: (error: number) => `gespeichert; ${formatValue(error)} entfernt`,
  off: (error: number) => `um ${formatValue(error)} daneben`,
  noAnswer: "zu groß zum Fragen",
  equation14:
    "Labels nach Gleichung 14 lassen ‖q‖²ζ weg, was die eigene Spalte der Anfrage beiträgt. Keine Attention-Schicht tut das für Schlüssel jeder Länge, also ist auch die geschlossene Lösung verzerrt, sofern nicht alle Schlüssel orthonormal sind.",

  queryIs: (pair: number) => `Die Anfrage ist Schlüssel ${formatCount(pair + 1)}`,
  clean: (who: string, score: number, others: boolean) =>
    `${who}; Attention gibt ihm ${amount(score)}${others ? ` und den anderen ${amount(0)}` : ""}, also: `,
  overlap: "Die Schlüssel überlappen: ",
  noKey: "Die Anfrage ist keiner der Schlüssel: ",
  answerIs: (parts: string) => `Die Antwort ist ${parts}`,
  answerMixes: (first: string, second: string, rest: number) =>
    `Die Antwort mischt ${first} mit ${second}${rest === 0 ? "" : rest === 1 ? " und etwas von einem weiteren Wert" : " und etwas von weiteren Werten"}`,
  of: (score: number, pair: number) => share(score, value(pair)),
  plusNoise: (score: number) => ` plus ${share(score, "das eigene Rauschen der Anfrage")}`,
  onlyNoise: (score: number) =>
    `Kein Schlüssel hat mit der Anfrage etwas gemeinsam, also ist die Antwort ${share(score, "das eigene Rauschen der Anfrage")}`,
  nothing: "Kein Schlüssel hat mit der Anfrage etwas gemeinsam, also ist die Antwort null",
  zeroQuery: "Die Anfrage ist null, also ist jedes Gewicht null und mit ihnen die Antwort",
  learnerOff: (who: string, many: boolean, error: number) => `${who} ${many ? "liegen" : "liegt"} um ${formatValue(error)} daneben`,

  columns: {
    column: "Spalte",
    key: (k: number) => `Schlüssel[${k + 1}]`,
    value: (k: number) => `Wert[${k + 1}]`,
    score: (who: string) => `Gewicht, ${who}`,
    term: (k: number) => `Glied[${k + 1}]`,
    error: "Fehler",
  },
  explain: [
    "Jede Spalte von Z enthält einen Schlüssel über seinem Wert; die letzte die Anfrage über ζ. Attention vergleicht die Anfrage mit jedem Schlüssel und summiert die Werte mit diesen Gewichten: ein Nachschlagen, geschrieben als Summe.",
    "Bei orthonormalen Schlüsseln hat ein gespeicherter Schlüssel mit sich selbst das Gewicht 1 und mit den anderen 0, und übrig bleibt sein Wert. Schlüssel, die überlappen, bringen andere Werte mit hinein. Auch die Anfrage ist eine Spalte: Sie trifft sich selbst mit dem Gewicht ‖q‖² und trägt so viel von ζ bei.",
  ],
  formula: "ŷ = Σₛ (zₛᵀ Q zₙ) V zₛ = Σⱼ ⟨q, kⱼ⟩ vⱼ + ‖q‖² ζ",
} satisfies typeof memoryText;
