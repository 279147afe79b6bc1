import { formatCount, formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  chart: "Rounds to an error over 1/α",
  begin: "Run several angles",
  asleep: "Other angles are not computed yet. Each angle gives a new problem, on which both methods run to the end.",
  waiting: "The first angle is running.",
  across: "1/α, large for nearly equal ranges",
  lines: (target: string) => `rounds to a relative squared error of ${target}`,
  read: "Read the rounds at a place of the axis",
  at: (x: number) => `at α ${formatValue(1 / x)}`,
  floor: "0",
  here: "this run",
  /** @param rounds  ln(1/error) / 2 */
  theory: (rounds: number) => `theory: burn-in + ${formatCount(Math.round(rounds))}/−ln(1 − α)`,
  methods: { eagle: "EAGLE (freezing)", "gradient-descent": "gradient descent" },
  ways: {
    from: (target: string) => `To ${target}:`,
    one: (name: string, rounds: string, alpha: string) => `${name} needs ${rounds} rounds at α ${alpha}.`,
    two: (name: string, rounds: string, alpha: string, most: string, smallest: string) =>
      `${name} needs ${rounds} rounds at α ${alpha} and ${most} at ${smallest}.`,
    missed: (name: string, most: string, alphas: readonly string[]) =>
      `${name} does not reach it in ${most} rounds at α ${alphas.join("; ")}.`,
  },
  columns: { method: "Method", angle: "Angle", alpha: "α", target: "Squared error", rounds: "Rounds", theory: "By theory" },
} as const;

export const diversityText = inLanguage("machines/diversity-words", english);
