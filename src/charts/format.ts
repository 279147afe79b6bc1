/** Numbers as people read them: three figures where they are measured, all of them where they are counted. */

const thinSpace = "\u2009";

/** A measured value: "6.35", "0.00312", "12 500", "4.0e-29" below 1e-4, "1.5e+7" from a million. */
export function formatValue(value: number): string {
  if (Number.isNaN(value)) return "unknown";
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size < 1e-4 || size >= 999_500) return value.toExponential(1).replace("e+", "e");
  const rounded = Number(value.toPrecision(3));
  if (Math.abs(rounded) >= 1000) return formatCount(rounded);
  return value.toPrecision(3);
}

/** Something counted, with thin spaces between thousands: "12 480". */
export function formatCount(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, thinSpace);
}

/** A rate or a large count in few characters: "940", "31k", "1.2M". */
export function formatCompact(value: number): string {
  if (value < 1000) return String(Math.round(value));
  if (value < 10_000) return `${(value / 1000).toFixed(1)}k`;
  if (value < 999_500) return `${Math.round(value / 1000)}k`;
  return `${(value / 1e6).toFixed(1)}M`;
}

/** "0.4 ms", "41 ms", "1.25 s", "2 min 5 s". */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 10) return `${milliseconds.toPrecision(2)} ms`;
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 59.95) return `${seconds.toPrecision(3)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** A number that somebody chose: as short as it was written, with thin spaces between thousands. */
export function formatSetting(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? formatCount(value) : String(value);
}
