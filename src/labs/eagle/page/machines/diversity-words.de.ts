import { formatCount, formatValue } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { diversityText } from "./diversity-words";

export default {
  chart: "Runden bis zu einem Fehler über 1/α",
  begin: "Mehrere Winkel berechnen",
  asleep: "Andere Winkel sind noch nicht berechnet. Jeder Winkel ergibt eine neue Aufgabe, auf der beide Verfahren bis zum Ende laufen.",
  waiting: "Der erste Winkel wird berechnet.",
  across: "1/α, groß bei fast gleichen Spaltenräumen",
  lines: (target: string) => `Runden bis zu einem relativen quadratischen Fehler von ${target}`,
  read: "Die Runden an einer Stelle der Achse ablesen",
  at: (x: number) => `bei α ${formatValue(1 / x)}`,
  floor: "0",
  here: "dieser Lauf",
  theory: (rounds: number) => `Theorie: Anlauf + ${formatCount(Math.round(rounds))}/−ln(1 − α)`,
  methods: { eagle: "EAGLE (einfrierend)", "gradient-descent": "Gradientenabstieg" },
  ways: {
    from: (target: string) => `Bis ${target}:`,
    one: (name: string, rounds: string, alpha: string) => `${name} braucht ${rounds} Runden bei α ${alpha}.`,
    two: (name: string, rounds: string, alpha: string, most: string, smallest: string) =>
      `${name} braucht ${rounds} Runden bei α ${alpha} und ${most} bei ${smallest}.`,
    missed: (name: string, most: string, alphas: readonly string[]) =>
      `${name} erreicht es bei α ${alphas.join("; ")} in ${most} Runden nicht.`,
  },
  columns: {
    method: "Verfahren",
    angle: "Winkel",
    alpha: "α",
    target: "Quadratischer Fehler",
    rounds: "Runden",
    theory: "Nach der Theorie",
  },
} satisfies Words<typeof diversityText>;
