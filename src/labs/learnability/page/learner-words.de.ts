import { formatCount, formatDuration, formatSetting, formatValue } from "../../../platform/charts/format";
import { counted, inWords, plural } from "../../../platform/ui/grammar.de";
import type { learnerText } from "./learner-words";

export default {
  closedForm: "Geschlossene Lösung",
  inLabel: (name: string) => name,
  closedFormInText: (name: string) => `die g${name.slice(1).replace(", ", " mit ")}`,
  headsInText: (name: string, heads: number) =>
    name.replace(/^\S+/, heads === 1 && /^\S+ Schicht/.test(name) ? "eine" : inWords(heads)).replace(", ", " mit "),
  ridge: (ridge: number) => `Ridge ${formatSetting(ridge)}`,
  setting: (label: string, value: string) => `${label} ${value}`,
  closedFormMethod: (ridge: number, compress: number) =>
    `${ridge > 0 ? `Ridge ${formatSetting(ridge)}` : "kleinste Quadrate"}, dann ${compress > 0 ? `Suche nach ${formatCount(compress)} ${plural(compress, "Kopf", "Köpfen")}` : "SVD"}`,
  compressed: (heads: number) => (heads > 0 ? `in ${formatCount(heads)} ${plural(heads, "Kopf", "Köpfen")}` : "Köpfe der SVD"),
  heads: (heads: number) => counted(heads, "Kopf", "Köpfe"),
  headsOfRank: (heads: number, rank: number) => `${counted(heads, "Kopf", "Köpfe")} vom Rang ${rank}`,
  withDifference: (name: string, difference: string) => `${name}, ${difference}`,
  method: (optimizer: string, rate: number, schedule: string) => `${optimizer} · Lernrate ${formatSetting(rate)}${schedule}`,
  optimizers: { adamw: "AdamW", sgd: "SGD" },
  schedules: { constant: "", cosine: ", Kosinus" },
  waiting: "wartet",
  step: (step: number, steps: number) => `Schritt ${formatCount(step)} von ${formatCount(steps)}`,
  pausedAt: (step: number, steps: number) => `pausiert bei ${formatCount(step)} von ${formatCount(steps)}`,
  doneSteps: (steps: number) => `${counted(steps, "Schritt", "Schritte")} fertig`,
  doneIn: (milliseconds: number) => `gelöst in ${formatDuration(milliseconds)}`,
  solving: "löst",
  failed: (reason: string) => `gescheitert: ${reason}`,
  error: (value: number) => formatValue(value),
  testError: "Testfehler",
  addClosedForm: "Geschlossen",
  addGradient: "Gradient",
  stoppedAt: (step: number, rule: string) => `angehalten bei ${formatCount(step)}: ${rule}`,
  rules: { "target error": "Zielfehler erreicht", plateau: "Plateau des Verlusts", time: "Zeitgrenze erreicht" },
  tryRate: (rate: number) => `Lernrate ${formatSetting(rate)} versuchen`,
  seeds: (count: number) => ` · ${count} Seeds`,
} satisfies typeof learnerText;
