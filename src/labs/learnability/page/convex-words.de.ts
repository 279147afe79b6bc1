import { formatCount, formatRounded, formatSetting, formatValue } from "../../../platform/charts/format";
import { counted } from "../../../platform/ui/grammar.de";
import type { convexText } from "./convex-words";

const rateWords = (rate: number) => formatRounded(rate, 4);

export default {
  name: "Konvex",
  inLabel: (name: string) => name.replace(/^Konvex/, "konvex"),
  add: "Konvex",
  starts: { zero: "null", gaussian: "einem gaußschen W" },
  method: (from: string) => `Gradientenabstieg auf W, ab ${from}`,
  differences: {
    start: (value: string) => `ab ${value}`,
    relativeRate: (share: number) => `Lernrate ${formatSetting(share)} × Grenze`,
    steps: (steps: number) => counted(steps, "Schritt", "Schritte"),
    startScale: (scale: number) => `Startskala ${formatSetting(scale)}`,
    seed: (seed: number) => `Seed ${formatCount(seed)}`,
  },
  rate: (rate: number, largest: number) =>
    rate > largest
      ? `Lernrate ${rateWords(rate)} über ${rateWords(largest)} (= d_out/λ_max), der größten stabilen`
      : `Lernrate ${rateWords(rate)} von höchstens ${rateWords(largest)} (= d_out/λ_max)`,
  rateHelp:
    "Stabilitätsgrenze: d_out/λ_max(S Λ S), mit S = √2 auf Paarmerkmalen und 1 auf Quadraten. Darüber wächst die Abweichung entlang des ersten Eigenvektors mit jedem Schritt.",
  time: (time: number) => `T = Lernrate × Schritte = ${formatValue(time)}`,
  working: "zerlegt Λ",
  computed: (step: number, steps: number) => `berechnet bis Schritt ${formatCount(step)} von ${formatCount(steps)}`,
  done: (steps: number, duration: string) => `${counted(steps, "Schritt", "Schritte")} berechnet in ${duration}`,
  tryRate: (share: number) => `${formatSetting(share)} der größten stabilen Lernrate versuchen`,
  inText: (name: string) =>
    name
      .replace(/^Konvex/, "der konvexe Lerner")
      .replace(/, (?=ab)/, " ")
      .replace(/(?<=Lerner), /, " mit "),
  at: (who: string, value: number, step: number) => `${who} liegt nach ${counted(step, "Schritt", "Schritten")} bei ${formatValue(value)}`,
  reached: (who: string, value: number, steps: number) =>
    `${who} erreicht ${formatValue(value)} in ${counted(steps, "Schritt", "Schritten")}`,
  diverged: (who: string, step: number, rate: number, largest: number) =>
    `${who} ist bis Schritt ${formatCount(step)} divergiert: Seine Lernrate ${rateWords(rate)} liegt über der Stabilitätsgrenze ${rateWords(largest)}`,
  failed: (who: string, reason: string) => `${who} ist gescheitert: ${reason.replace(/\.$/, "")}`,
} satisfies typeof convexText;
