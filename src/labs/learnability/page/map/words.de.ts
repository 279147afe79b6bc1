import {
  formatCompact,
  formatCount,
  formatDuration,
  formatPower,
  formatSetting,
  formatValue,
  inDigits,
} from "../../../../platform/charts/format";
import { counted, plural, withStop } from "../../../../platform/ui/grammar.de";
import type { mapText } from "./words";

const runs = (count: number) => counted(count, "Lauf", "Läufe");
const cells = (count: number) => counted(count, "Zelle", "Zellen");
const ofRuns = (done: number, all: number) => `${formatCount(done)} von ${formatCount(all)} ${plural(all, "Lauf", "Läufen")}`;

function bound(value: number): string {
  return value < 1e-3 ? inDigits(Number(value.toPrecision(3)).toExponential()) : formatSetting(value);
}

function about(milliseconds: number): string {
  if (milliseconds < 1000) return "weniger als eine Sekunde";
  const seconds = Number((milliseconds / 1000).toPrecision(2));
  return `etwa ${seconds < 60 ? `${formatSetting(seconds)} s` : formatDuration(1000 * seconds)}`;
}

export default {
  title: "Lernbarkeitskarte",
  setting: (value: number) => formatSetting(value),
  measureLabel: "Was die Farben sagen",
  noneHere: "In diesem Experiment ist nach keiner Karte gefragt.",
  measures: { error: "Median des Fehlers", success: "Erfolgsquote", steps: "Schritte bis zum Ziel" },

  chart: "Lernbarkeitskarte: eine Zelle für jedes Paar von Einstellungen",
  read: "Eine Zelle ablesen; die Eingabetaste behält sie neben der Karte",
  scales: { error: "Median des Testfehlers", success: "Anteil der Seeds am Ziel", steps: "Median der Schritte bis zum Ziel" },
  point: (title: string, value: string) => `${title} ${value}`,
  pending: "kommt noch",
  never: { error: "divergiert", success: "keiner", steps: "nicht erreicht" },
  frontier: "Grenze: freie Richtungen auf der einen Seite, keine auf der anderen",
  at: (column: string, row: string) => `${column} · ${row}`,
  rows: {
    error: "Median des Fehlers",
    success: "am Ziel",
    steps: "Schritte bis zum Ziel",
    free: "freie Richtungen",
    smallest: "λ_min der Daten",
    seeds: "Seeds",
    failed: "gescheitert",
    diverged: "divergiert",
  },
  ofSeeds: (count: number, all: number) => `${formatCount(count)} von ${formatCount(all)}`,
  unknown: "noch nicht bekannt",
  value: (value: number) => (value === Number.POSITIVE_INFINITY ? "nie" : Number.isNaN(value) ? "noch nicht bekannt" : formatValue(value)),
  label: (measure: "error" | "success" | "steps", value: number): string => {
    if (Number.isNaN(value)) return "";
    if (value === Number.POSITIVE_INFINITY) return measure === "error" ? "div." : "nie";
    if (measure === "success") return `${Math.round(100 * value)} %`;
    if (measure === "steps") return formatCompact(value);
    return value > 0 && value < 0.01 ? formatPower(value, 1) : formatValue(value);
  },
  errorLabel: (value: number) => (value === Number.POSITIVE_INFINITY ? "divergiert" : formatValue(value)),

  sentence: {
    loading: "Gesucht werden Läufe, die behalten wurden.",
    plan: (all: number, seeds: number, count: number, steps: number, left: number | null) =>
      `${cells(all)} mit je ${counted(seeds, "Seed", "Seeds")}: ${runs(count)} mit zusammen ${formatCompact(steps)} Schritten, ${
        left === null ? "ihre Dauer wird gemessen" : `${about(left)} auf diesem Gerät`
      }.`,
    reached: (count: number, all: number, target: number) =>
      `In ${formatCount(count)} von ${formatCount(all)} ${plural(all, "Zelle", "Zellen")} liegt jeder Seed bei oder unter ${bound(target)}`,
    reachedSoFar: (count: number, finished: number, all: number, target: number) =>
      `In ${formatCount(count)} der ${formatCount(finished)} fertigen von ${formatCount(all)} ${plural(all, "Zelle", "Zellen")} liegt jeder Seed bei oder unter ${bound(target)}`,
    unfinished: (all: number) => `Von ${formatCount(all)} ${plural(all, "Zelle", "Zellen")} ist noch keine fertig`,
    best: (error: number, place: string) => `; der kleinste Median, ${formatValue(error)}, liegt bei ${place}`,
    free: (count: number) => `; in ${cells(count)} lassen die Daten Richtungen frei`,
    stop: ".",
    running: (done: number, all: number, left: number | null) =>
      ` ${ofRuns(done, all)}${left === null ? "" : `, noch ${about(left)}`}; das Experiment läuft daneben weiter.`,
    paused: (done: number, all: number) => ` Pausiert bei ${ofRuns(done, all)}; fertige Läufe bleiben.`,
    partial: (done: number, all: number) => ` ${ofRuns(done, all)} sind da und bleiben.`,
    failed: (count: number, reason: string) => ` ${runs(count)} gescheitert: ${withStop(reason)}`,
    noData: "Die Karte lernt aus einer Datei, die nicht offen ist. Sie öffnen, dann die Karte berechnen.",
    none: "Einen Lerner auf jedem Paar zweier Einstellungen trainieren, mit je einigen Seeds, und sehen, wo er lernt.",
  },

  compute: (left: number | null) => (left === null || left === 0 ? "Berechnen" : `Berechnen, ${about(left)}`),
  goOn: "Weiter",
  pause: "Pause",
  cancel: "Abbrechen",
  again: "Noch einmal versuchen",
  change: "Die Karte ändern",
  remove: "Die Karte entfernen",
  progress: "Läufe der Karte, die da sind",
  openRun: (seed: number) => `Den Lauf von Seed ${seed} öffnen`,

  cell: {
    hint: "Auf eine Zelle zeigen, oder die Karte mit Tab und den Pfeiltasten erreichen, um die Kurven ihrer Seeds zu sehen; ein Klick oder die Eingabetaste behält sie.",
    open: "Als Experiment öffnen",
    openHelp: "Der typische Lauf dieser Zelle wird das Experiment der Seite; Rückgängig macht das ungeschehen.",
    empty: "Von dieser Zelle ist noch kein Seed da.",
    curves: "Testfehler jedes Seeds der Zelle gegen Schritte",
    across: "Schritte",
    target: (target: number) => `Ziel ${bound(target)}`,
    floor: "0",
    seeds: "Seeds der Zelle; jeder öffnet sich als Experiment",
    seed: (seed: number, error: string) => `Seed ${seed}: ${error}`,
    failed: "gescheitert",
    diverged: "divergiert",
    compute: (multiplyAdds: number, milliseconds: number) =>
      `Ein Lauf braucht ${formatCompactLarge(multiplyAdds)} Multiplikationen mit Addition und ${formatDuration(Math.max(0.01, milliseconds))}.`,
  },

  table: {
    seeds: "fertige Seeds",
    diverged: "divergiert",
    failed: "gescheitert",
    error: "Median des Fehlers",
    success: "Anteil am Ziel",
    steps: "Median der Schritte bis zum Ziel",
    multiplyAdds: "Multiplikationen mit Addition je Lauf",
    milliseconds: "Millisekunden je Lauf",
    nullity: "freie Richtungen",
    lambdaMin: "kleinster Eigenwert",
    ofSeed: (seed: number) => `Fehler von Seed ${seed}`,
  },

  explain: [
    "Jede Zelle ist ein Lerner, auf den Einstellungen ihrer Spalte und ihrer Zeile bis zum Ende trainiert, einmal für jeden Seed; ihre Farbe sagt den Median über die Seeds, oder wie viele von ihnen ans Ziel kamen, und schraffierte Zellen kommen noch.",
    "Wo die Grenze verläuft, erreicht λ_min des zweiten Moments der Daten null: Auf der Seite mit hohlen Kreisen lassen die Daten Richtungen frei, und ein perfekter Fit kann die falsche Funktion sein.",
    "Ein Klick behält eine Zelle; ihr typischer Lauf öffnet sich als Experiment oben, mit denselben Daten, demselben Anfang und, wo der Prozessor die Karte gezeichnet hat, demselben Endfehler bis aufs letzte Bit.",
  ],
  formula: "Farbe = Median über Seeds des mittleren quadratischen Testfehlers am Ende; Erfolg = Anteil der Seeds am Ziel oder darunter.",

  form: {
    title: "Eine Karte zeichnen",
    axes: { x: "Waagerecht", y: "Senkrecht" },
    field: "Einstellung",
    asItIs: (title: string) => `wie sie ist: ${title}`,
    groups: { task: "Ziel", learner: "Lerner" },
    from: "Von",
    to: "Bis",
    count: "Werte",
    scale: "Abstände",
    scales: { log: "gleiche Verhältnisse", linear: "gleiche Schritte" },
    list: "Werte, mit Semikolons",
    learner: "Lerner",
    present: "wie er in der Karte ist",
    ofMap: (heads: number) => `${counted(heads, "Kopf", "Köpfe")}, wie neu`,
    steps: "Schritte eines Laufs",
    back: "Lassen, wie sie ist",
  },
} satisfies typeof mapText;

function formatCompactLarge(value: number): string {
  if (value < 999.5e6) return formatCompact(value);
  return value < 999.5e9 ? `${inDigits((value / 1e9).toPrecision(3))}G` : `${inDigits((value / 1e12).toPrecision(3))}T`;
}
