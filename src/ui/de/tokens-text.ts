/** German for `tokens-text.ts`. */
import type { tokensText } from "../tokens-text";

export default {
  measures: { entropy: "Test-Kreuzentropie (Nats je Token)", accuracy: "Anteil der richtigen Testtoken" },
  choices: { entropy: "Kreuzentropie", accuracy: "Richtige Token" },
} satisfies typeof tokensText;
