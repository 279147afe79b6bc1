import { formatCount, formatRounded, formatSetting, formatValue } from "../../../platform/charts/format";
import { counted } from "../../../platform/ui/grammar.de";
import type { convexText } from "./convex-words";

const rateWords = (rate: number) => formatRounded(rate, 4);

export default {
  name: "Konvex",
  inLabel: (name: string) => name.replace(/^Konvex/, "konvex"),
  add: "Konvex",
  addName: "Konvexen Lerner hinzufügen: Gradientenabstieg auf W",
  starts: { zero: "null", gaussian: "einem gaußschen W" },
  method: (from: string) => `Gradientenabstieg auf W, ab ${from}`,
  differences: {
    start: (value: string) => `ab ${value}`,
    relativeRate: (share: number) => `Lernrate ${formatSetting(share)} der größten`,
    steps: (steps: number) => counted(steps, "Schritt", "Schritte"),
    startScale: (scale: number) => `Startskala ${formatSetting(scale)}`,
    seed: (seed: number) => `Seed ${formatCount(seed)}`,
  },
  rate: (rate: number, largest: number) =>
    rate > largest
      ? `Lernrate ${rateWords(rate)} über ${rateWords(largest)} (= d_out/λ_max), der größten stabilen`
      : `Lernrate ${rateWords(rate)} von höchstens ${rateWords(largest)} (= d_out/λ_max)`,
  rateHelp:
    "Bei einer Lernrate über d_out/λ_max(S Λ S) wächst die größte Richtung der Daten mit jedem Schritt; S ist √2 auf Paarmerkmalen.",
  time: (time: number) => `T = Lernrate × Schritte = ${formatValue(time)}`,
  working: "zerlegt die Daten",
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
    `${who} ist bis Schritt ${formatCount(step)} divergiert, denn seine Lernrate ${rateWords(rate)} liegt über ${rateWords(largest)}, der größten stabilen`,
  failed: (who: string, reason: string) => `${who} ist gescheitert: ${reason.replace(/\.$/, "")}`,
} satisfies typeof convexText;
