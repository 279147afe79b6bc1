import { formatFixed, formatPower, inDigits } from "../../../../../platform/charts/format";
/** A number in a cell of 50 pixels: as it was written where that is short, with three decimals or fewer otherwise. */
export function cellText(value: number): string {
  return shortened(value).replace(/^-/, "−");
}

const widest = 6;

function shortened(value: number): string {
  const written = String(value);
  const size = Math.abs(value);
  if (written.length <= widest) return inDigits(written);
  if (size < 5e-4) return formatPower(value, 0);
  return formatFixed(value, size < 10 ? 3 : size < 100 ? 2 : 1);
}
