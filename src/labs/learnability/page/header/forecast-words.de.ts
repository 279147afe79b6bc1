import type { forecastText } from "./forecast-words";

export default {
  atMost: (words: string) => `höchstens ${words}`,
} satisfies typeof forecastText;
