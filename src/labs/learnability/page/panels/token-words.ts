/** Words on learners that output next-token probabilities. */
import { inLanguage } from "../in-language";

const english = {
  measures: { entropy: "test cross-entropy (nats a token)", accuracy: "share of correct test tokens" },
  choices: { entropy: "Cross-entropy", accuracy: "Correct tokens" },
};

export const tokensText = inLanguage("panels/token-words", english);
