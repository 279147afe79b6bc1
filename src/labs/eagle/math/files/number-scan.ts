/** Numbers read from bytes where they stand: files of a hundred megabytes have no time for a string per number. */
import { readNumber } from "../../../../platform/files/numbers";

const zero = 48;
const nine = 57;
const [plus, minus, point] = [43, 45, 46];
/** e, E, and the d, D with which Fortran writes double precision. */
const exponentMarks: readonly number[] = [101, 69, 100, 68];

/** Every number of so many digits is exact in float64. */
const exactDigits = 15;
/** 10^22 is the last power of ten that a float64 holds exactly. */
const powersOfTen = Float64Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

export function isBlank(byte: number): boolean {
  return byte === 32 || (byte >= 9 && byte <= 13);
}

/** The first place from `from` that holds no blank, at most `end`. */
export function skipBlanks(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && isBlank(bytes[at])) at++;
  return at;
}

/** Where the word that begins at `from` ends, at most `end`. */
export function wordEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && !isBlank(bytes[at])) at++;
  return at;
}

/** The words of a line as text. */
export function wordsIn(bytes: Uint8Array, start: number, end: number): string[] {
  const words: string[] = [];
  for (let at = skipBlanks(bytes, start, end); at < end; ) {
    const to = wordEnd(bytes, at, end);
    words.push(textOf(bytes, at, to));
    at = skipBlanks(bytes, to, end);
  }
  return words;
}

/** A whole number from 0 to 2^53, of digits alone; -1 for anything else. */
export function readWhole(bytes: Uint8Array, start: number, end: number): number {
  if (start === end) return -1;
  let value = 0;
  for (let at = start; at < end; at++) {
    const digit = bytes[at] - zero;
    if (!(digit >= 0 && digit <= 9)) return -1;
    value = value * 10 + digit;
  }
  return value <= Number.MAX_SAFE_INTEGER ? value : -1;
}

/**
 * A decimal number, rounded as by `Number`; NaN or an infinity where the text names one or the number is too large; null for other
 * texts. Up to 15 digits and powers up to 10^22 one multiplication or division of exact numbers rounds once and therefore correctly
 * (Clinger 1990); `Number` reads the others.
 */
export function readDecimal(bytes: Uint8Array, start: number, end: number): number | null {
  let at = isSign(bytes[start]) ? start + 1 : start;
  let digits = 0;
  let mantissa = 0;
  let shift = 0;
  for (let behindPoint = false; at < end; at++) {
    const byte = bytes[at];
    if (byte >= zero && byte <= nine) {
      mantissa = mantissa * 10 + (byte - zero);
      digits++;
      if (behindPoint) shift--;
    } else if (byte === point && !behindPoint) behindPoint = true;
    else break;
  }
  if (digits === 0) return readNumber(textOf(bytes, start, end));
  const mark = at;
  if (mark < end) {
    if (!exponentMarks.includes(bytes[mark])) return null;
    const first = isSign(bytes[mark + 1]) ? mark + 2 : mark + 1;
    const exponent = readWhole(bytes, first, end);
    if (exponent === -1) return null;
    shift += bytes[mark + 1] === minus ? -exponent : exponent;
  }
  if (digits > exactDigits || Math.abs(shift) > 22) {
    const text = textOf(bytes, start, mark);
    return Number(mark < end ? `${text}e${textOf(bytes, mark + 1, end)}` : text);
  }
  const value = shift < 0 ? mantissa / powersOfTen[-shift] : mantissa * powersOfTen[shift];
  return bytes[start] === minus ? -value : value;
}

function isSign(byte: number): boolean {
  return byte === plus || byte === minus;
}

/** Bytes as text, a character each: for errors, and for `Number`. */
export function textOf(bytes: Uint8Array, start: number, end: number): string {
  let text = "";
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at]);
  return text;
}
