/**
 * Whether lists and objects lie inside of each other more deeply than `limit`. What is nested by the thousand cannot even
 * be quoted: writing it as text exhausts the stack. This walks without a stack of its own kind.
 */
export function deeperThan(value: unknown, limit: number): boolean {
  let layer: readonly object[] = isHolder(value) ? [value] : [];
  for (let depth = 0; layer.length > 0; depth++) {
    if (depth >= limit) return true;
    layer = layer.flatMap((holder) => Object.values(holder).filter(isHolder));
  }
  return false;
}

/** Numbers in typed arrays hold nothing. */
function isHolder(value: unknown): value is object {
  return typeof value === "object" && value !== null && !ArrayBuffer.isView(value);
}

/** No document of ours comes near it. */
export const deepest = 64;
