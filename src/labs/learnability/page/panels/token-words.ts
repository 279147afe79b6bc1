/** Words on models that give the next token a probability. */
import { inLanguage } from "../in-language";

const english = {
  measures: { entropy: "test cross-entropy (nats a token)", accuracy: "share of test tokens that are right" },
  choices: { entropy: "Cross-entropy", accuracy: "Right tokens" },
};

export const tokensText = inLanguage("panels/token-words", english);
