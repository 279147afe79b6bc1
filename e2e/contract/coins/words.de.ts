import type { Words } from "../../../src/platform/ui/translation";
import type { coinsText } from "./words";

export default {
  title: "Münzen",
  settings: "Einstellungen",
  heads: {
    title: "Anteil Kopf",
    summary: (heads: number, tosses: number) => `${heads}-mal Kopf in ${tosses} Würfen.`,
    explanation: "Eine faire Münze zeigt auf die Dauer so oft Kopf wie Zahl.",
    columns: ["Teil", "Anteil"],
  },
  glossary: {
    fair: { term: "faire Münze", forms: ["faire Münze"], meaning: "Eine Münze, die mit Wahrscheinlichkeit ein Halb Kopf zeigt." },
  },
  history: {
    seed: (seed: number) => `Seed ${seed}`,
    tosses: (tosses: number) => `${tosses} Würfe`,
    heads: (heads: number) => `${heads}-mal Kopf`,
    help: "wie oft die Münze Kopf zeigte",
    columns: ["Lauf", "Kopf"],
  },
  result: "wie oft jede Münze Kopf zeigte",
} satisfies Words<typeof coinsText>;
