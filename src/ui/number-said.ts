import { inDigits } from "../charts/format";

const digits = /^[−-]?\d+(?:[.]\d+)?(?:e[+-]?\d+)?$/;

/** A number within a sentence that came from below, where all are written with a point, as the screen writes it; null for words. */
export function numberSaid(text: string): string | null {
  return digits.test(text) ? inDigits(text) : null;
}
