/**
 * Which press of the pointer a change belongs to, so that a drag counts as one change however slowly it goes.
 *
 * @returns the number of the last press; null once a key has been struck since, or before the first press.
 */
export function watchPresses(page: Window): () => number | null {
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
