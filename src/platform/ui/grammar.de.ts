/** Functions for sentences in German catalogues. */
import { formatCount } from "../charts/format";

export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** "1 Kopf", "16 Köpfe". */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${plural(count, one, many)}`;
}

const small = ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];
const round: Readonly<Record<number, string>> = { 16: "sechzehn", 32: "zweiunddreißig", 64: "vierundsechzig" };

/** Numbers as words begin sentences, and read better than a lone digit. One is "ein", as before a masculine noun. */
export function inWords(count: number): string {
  return small[count] ?? round[count] ?? formatCount(count);
}

/** "a, b und c". */
export function list(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} und ${names[names.length - 1]}`;
}

export function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Messages end with a full stop when they hold advice, and without one otherwise. */
export function withStop(words: string): string {
  return words.endsWith(".") ? words : `${words}.`;
}

export function subscript(value: number): string {
  return [...String(value)].map((digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]).join("");
}
