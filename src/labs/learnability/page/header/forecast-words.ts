/** Words on how long a run takes at most. */
import { inLanguage } from "../in-language";

const english = {
  atMost: (words: string) => `at most ${words}`,
};

export const forecastText = inLanguage("header/forecast-words", english);
