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
  measureLabel: "Durch Farbe gezeigte Größe",
  noneHere: "Dieses Experiment hat keine Karte.",
  measures: { error: "Median des Fehlers", success: "Erfolgsquote", steps: "Schritte bis zum Ziel" },

  chart: "Lernbarkeitskarte: eine Zelle für jedes Paar von Einstellungen",
  read: "Eine Zelle ablesen; die Eingabetaste wählt sie aus",
  scales: { error: "Median des Testfehlers", success: "Anteil der Seeds am Ziel", steps: "Median der Schritte bis zum Ziel" },
  point: (title: string, value: string) => `${title} ${value}`,
  pending: "ausstehend",
  never: { error: "divergiert", success: "keiner", steps: "nicht erreicht" },
  frontier: "Grenze zwischen singulärem Λ und Λ mit vollem Rang",
  at: (column: string, row: string) => `${column} · ${row}`,
  rows: {
    error: "Median des Fehlers",
    success: "am Ziel",
    steps: "Schritte bis zum Ziel",
    free: "Defekt",
    smallest: "λ_min von Λ",
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
    loading: "Gespeicherte Läufe werden geladen.",
    plan: (all: number, seeds: number, count: number, steps: number, left: number | null) =>
      `${cells(all)} mit je ${counted(seeds, "Seed", "Seeds")}: ${runs(count)}, insgesamt ${formatCompact(steps)} Schritte, ${
        left === null ? "Dauer noch nicht gemessen" : `${about(left)} auf diesem Gerät`
      }.`,
    reached: (count: number, all: number, target: number) =>
      `In ${formatCount(count)} von ${formatCount(all)} ${plural(all, "Zelle", "Zellen")} hat jeder Seed einen Fehler von höchstens ${bound(target)}`,
    reachedSoFar: (count: number, finished: number, all: number, target: number) =>
      `In ${formatCount(count)} von ${formatCount(finished)} fertigen Zellen (von ${formatCount(all)}) hat jeder Seed einen Fehler von höchstens ${bound(target)}`,
    unfinished: (all: number) => `Von ${formatCount(all)} ${plural(all, "Zelle", "Zellen")} ist keine fertig`,
    best: (error: number, place: string) => `; der kleinste Median ist ${formatValue(error)}, bei ${place}`,
    free: (count: number) => `. In ${cells(count)} ist Λ singulär`,
    stop: ".",
    running: (done: number, all: number, left: number | null) =>
      ` ${ofRuns(done, all)} sind fertig${left === null ? "" : `, noch ${about(left)}`}.`,
    paused: (done: number, all: number) => ` Pausiert bei ${ofRuns(done, all)}; fertige Läufe sind gespeichert.`,
    partial: (done: number, all: number) => ` ${ofRuns(done, all)} sind fertig und gespeichert.`,
    failed: (count: number, reason: string) => ` ${runs(count)} gescheitert: ${withStop(reason)}`,
    noData: "Die Karte braucht eine Datei, die nicht offen ist. Die Datei öffnen, dann die Karte berechnen.",
    none: "Eine Karte trainiert einen Lerner für jedes Paar von Werten zweier Einstellungen, mit je mehreren Seeds.",
  },

  compute: (left: number | null) => (left === null || left === 0 ? "Berechnen" : `Berechnen, ${about(left)}`),
  goOn: "Weiter",
  pause: "Pause",
  cancel: "Abbrechen",
  again: "Noch einmal versuchen",
  plan: "Eine Karte planen",
  change: "Die Karte ändern",
  remove: "Die Karte entfernen",
  progress: "Fertige Läufe der Karte",
  openRun: (seed: number) => `Den Lauf von Seed ${seed} öffnen`,

  cell: {
    hint: "Auf eine Zelle zeigen oder Tab und Pfeiltasten verwenden, um die Kurven ihrer Seeds zu sehen. Ein Klick oder die Eingabetaste wählt sie aus.",
    open: "Als Experiment öffnen",
    openHelp: "Der typische Lauf dieser Zelle wird das Experiment der Seite. Rückgängig hebt das auf.",
    empty: "Kein Lauf dieser Zelle ist fertig.",
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
    nullity: "Defekt",
    lambdaMin: "kleinster Eigenwert",
    ofSeed: (seed: number) => `Fehler von Seed ${seed}`,
  },

  explain: [
    "Jede Zelle ist ein Lerner, der mit den Einstellungen ihrer Spalte und Zeile trainiert wird, einmal je Seed. Die Farbe zeigt den Median über die Seeds oder den Anteil der Seeds am Ziel. Schraffierte Zellen stehen noch aus.",
    "An der Grenze wird der kleinste Eigenwert λ_min von Λ null. Hohle Kreise markieren Zellen mit singulärem Λ; dort ist die Anpassung nicht eindeutig.",
    "Ein Klick wählt eine Zelle aus. Ihr typischer Lauf öffnet sich als Experiment, mit denselben Daten und Anfangsgewichten. Läufe des Prozessors ergeben dann denselben Endfehler bis aufs letzte Bit.",
  ],
  formula: "Farbe = Median über Seeds des mittleren quadratischen Testfehlers am Ende; Erfolg = Anteil der Seeds am Ziel oder darunter.",

  form: {
    title: "Einstellungen der Karte",
    axes: { x: "Waagerechte Achse", y: "Senkrechte Achse" },
    field: "Einstellung",
    asItIs: (title: string) => `unverändert: ${title}`,
    groups: { task: "Ziel", learner: "Lerner" },
    from: "Von",
    to: "Bis",
    count: "Werte",
    scale: "Abstände",
    scales: { log: "gleiche Verhältnisse", linear: "gleiche Schritte" },
    list: "Werte, durch Semikolons getrennt",
    listOr: (word) => `Zahlen oder „${word}“, durch Semikolons getrennt`,
    learner: "Lerner",
    present: "wie in der Karte",
    ofMap: (heads: number) => `${counted(heads, "Kopf", "Köpfe")}, Voreinstellungen`,
    steps: "Schritte eines Laufs",
    back: "Die Karte behalten",
  },
} satisfies typeof mapText;

function formatCompactLarge(value: number): string {
  if (value < 999.5e6) return formatCompact(value);
  return value < 999.5e9 ? `${inDigits((value / 1e9).toPrecision(3))}G` : `${inDigits((value / 1e12).toPrecision(3))}T`;
}
