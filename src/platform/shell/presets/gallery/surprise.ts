/**
 * One of the presets that were not opened here yet; of all others but the open one when there are none. Undefined where there is no
 * other.
 *
 * @param draw  uniform in [0, 1)
 */
export function surprise<Chosen extends { readonly id: string }>(
  presets: readonly Chosen[],
  opened: ReadonlySet<string>,
  open: string | undefined,
  draw: () => number = Math.random,
): Chosen | undefined {
  const others = presets.filter(({ id }) => id !== open);
  const unknown = others.filter(({ id }) => !opened.has(id));
  const from = unknown.length > 0 ? unknown : others;
  return from[Math.floor(draw() * from.length)];
}
