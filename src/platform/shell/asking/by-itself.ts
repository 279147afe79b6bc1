/**
 * Computations that wait for a press begin by themselves if they are short: some seconds on the page, up to a minute in a
 * presentation, where no button is pressed.
 */
import { useEffect } from "react";
import { useSession } from "../../state/react";
import { usePanelOnScreen } from "../../ui/panel/Panel";
import { useStaged } from "../../ui/panel/staging";

/** In milliseconds. */
export const pageLimit = 3000;
export const stageLimit = 60_000;

/** Work that takes less than this begins by itself, in milliseconds. */
export function useTimeLimit(): number {
  return useStaged() ? stageLimit : pageLimit;
}

/** Computations that were begun so, for each session: one that a person cancelled does not begin again. */
const begun = new WeakMap<object, Set<string>>();

/**
 * Begins work once it can be seen.
 *
 * @param key       of what waits; null where nothing does.
 * @param estimate  milliseconds that it takes on this device; null while that is not known.
 */
export function useBegunByItself(key: string | null, estimate: number | null, begin: () => void): void {
  const session = useSession();
  const limit = useTimeLimit();
  const isDue = usePanelOnScreen() && estimate !== null && estimate < limit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once for each key, however often it is drawn
  useEffect(() => {
    if (!isDue || key === null) return;
    const keys = begun.get(session) ?? new Set();
    begun.set(session, keys);
    if (keys.has(key)) return;
    keys.add(key);
    begin();
  }, [session, isDue, key]);
}
