import { inDigits } from "../charts/format";

const digits = /^[−-]?\d+(?:[.]\d+)?(?:e[+-]?\d+)?$/;
/** As modules below write thousands, whose messages the command line prints as well: 2,000,001. */
const thousands = /^[−-]?\d{1,3}(?:,\d{3})+$/;

/** A number within a sentence that came from below, where all are written with a point, as the screen writes it; null for words. */
export function numberSaid(text: string): string | null {
  if (thousands.test(text)) return text.replaceAll(",", "\u202f");
  return digits.test(text) ? inDigits(text) : null;
}
