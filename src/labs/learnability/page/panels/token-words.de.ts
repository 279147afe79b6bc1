import type { tokensText } from "./token-words";

export default {
  measures: { entropy: "Test-Kreuzentropie (Nats je Token)", accuracy: "Anteil der richtigen Testtoken" },
  choices: { entropy: "Kreuzentropie", accuracy: "Richtige Token" },
} satisfies typeof tokensText;
