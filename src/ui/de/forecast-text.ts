/** German for `forecast-text.ts`. */
import type { forecastText } from "../forecast-text";

export default {
  atMost: (words: string) => `höchstens ${words}`,
} satisfies typeof forecastText;
