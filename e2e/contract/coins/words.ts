/** Words of the coins. */
import { cataloguesOf } from "../../../src/platform/ui/language";

const english = {
  title: "Coins",
  settings: "Settings",
  heads: {
    title: "Share of heads",
    summary: (heads: number, tosses: number) => `${heads} heads in ${tosses} tosses.`,
    explanation: "A fair coin shows heads as often as tails, in the long run.",
    columns: ["part", "share"],
  },
  glossary: {
    fair: { term: "fair coin", forms: ["fair coin"], meaning: "A coin that shows heads with probability one half." },
  },
  history: {
    seed: (seed: number) => `Seed ${seed}`,
    tosses: (tosses: number) => `${tosses} tosses`,
    heads: (heads: number) => `${heads} heads`,
    help: "how often the coin showed heads",
    columns: ["Run", "Heads"],
  },
  result: "how often each coin showed heads",
} as const;

export const coinsText = cataloguesOf(
  async () => (await import("./german")).german,
  async () => (await import("./problems")).coinsSentences,
)("words", english);
