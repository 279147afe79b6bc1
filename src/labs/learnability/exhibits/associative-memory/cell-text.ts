/** A number in a cell of 50 pixels: as it was written where that is short, with three decimals or fewer otherwise. */
export function cellText(value: number): string {
  return shortened(value).replace(/^-/, "−");
}

const widest = 6;

function shortened(value: number): string {
  const written = String(value);
  const size = Math.abs(value);
  if (written.length <= widest) return written;
  if (size < 5e-4) return value.toExponential(0);
  return value.toFixed(size < 10 ? 3 : size < 100 ? 2 : 1);
}
