/**
 * Numbers as people read them on the screen: three figures where they are measured, all of them where they are counted. Every
 * number that the page writes is written here, with the decimal sign of its language; files, links and exported programs keep
 * the point and do not come here.
 */

import { formatLocale } from "d3-format";

export type DecimalSign = "." | ",";

/** Formats of D3. The spaces between thousands are narrow, and lines are not broken at them. */
function formatsWith(decimal: DecimalSign) {
  const { format, formatPrefix } = formatLocale({ decimal, thousands: "\u202f", grouping: [3], currency: ["", ""], minus: "-" });
  return {
    figures: format(",.3r"),
    count: format(",d"),
    fixed: (decimals: number) => format(`.${decimals}f`),
    power: (decimals: number) => format(`.${decimals}e`),
    tenthsOf: (unit: number) => formatPrefix(".1", unit),
    wholesOf: (unit: number) => formatPrefix(".0", unit),
  };
}

let sign: DecimalSign = ".";
let unknown = "unknown";
let formats = formatsWith(sign);

/** Sets the decimal sign and the word for an unknown number. The language of the page decides both (`ui/language.ts`). */
export function writeDecimalsWith(chosen: DecimalSign, forUnknown = "unknown"): void {
  sign = chosen;
  formats = formatsWith(sign);
  unknown = forUnknown;
}

export function decimalSign(): DecimalSign {
  return sign;
}

/** One number in digits, as the screen has it: "0,5" for "0.5" in German. */
export function inDigits(digits: string): string {
  return digits.replace(".", sign);
}

/** A measured value: "6.35", "0.00312", "12 500", "4.0e-29" below 1e-4, "1.5e7" from a million. */
export function formatValue(value: number): string {
  if (Number.isNaN(value)) return unknown;
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size < 1e-4 || size >= 999_500) return formatPower(value, 1);
  return formats.figures(value);
}

/** In powers of ten, with so many decimals: "4.0e-29", "1e-6". */
export function formatPower(value: number, decimals: number): string {
  return formats.power(decimals)(value).replace("e+", "e");
}

/** With so many decimals, zeros among them: "0.50". */
export function formatFixed(value: number, decimals: number): string {
  return formats.fixed(decimals)(value);
}

/** Something counted, with thin spaces between thousands: "12 480". */
export function formatCount(value: number): string {
  return formats.count(value);
}

/** A rate or a large count in few characters: "940", "31k", "1.2M". */
export function formatCompact(value: number): string {
  if (value < 1000) return String(Math.round(value));
  if (value < 10_000) return formats.tenthsOf(1e3)(value);
  if (value < 999_500) return formats.wholesOf(1e3)(value);
  return formats.tenthsOf(1e6)(value);
}

/** "0.4 ms", "41 ms", "1.25 s", "2 min 5 s". */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 10) return `${inDigits(milliseconds.toPrecision(2))} ms`;
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 59.95) return `${inDigits(seconds.toPrecision(3))} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** A number that a person chose: as short as it was written, with thin spaces between thousands. */
export function formatSetting(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? formatCount(value) : inDigits(String(value));
}

/** To so many figures at most, without zeros at the end: "0.5", "12", "1e-7". */
export function formatRounded(value: number, figures: number): string {
  return formatSetting(Number(value.toPrecision(figures)));
}
