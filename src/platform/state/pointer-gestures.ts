/**
 * Which gesture of the pointer a change belongs to, so that a drag counts as one change however slowly it goes.
 *
 * @returns the number of the gesture that is or was last made, from its press on; null once a key has been struck since, or before the first.
 */
export function watchGestures(page: Window): () => number | null {
  let count = 0;
  let current: number | null = null;
  const options = { capture: true, passive: true } as const;
  page.addEventListener(
    "pointerdown",
    () => {
      count++;
      current = count;
    },
    options,
  );
  page.addEventListener(
    "keydown",
    () => {
      current = null;
    },
    options,
  );
  return () => current;
}
