/** A small cross that can be seen on every colour of the scale. */
export function MinimumSign({ x, y }: { readonly x: number; readonly y: number }) {
  const d = `M${x - 5},${y}h10M${x},${y - 5}v10`;
  return (
    <g>
      <path className="landscape-minimum-edge" d={d} />
      <path className="landscape-minimum" d={d} />
    </g>
  );
}
