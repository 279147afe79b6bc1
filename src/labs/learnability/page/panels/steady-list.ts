import { useRef } from "react";

/**
 * The list given last time while its members stand for the same things, so that what is made from it need not be made again.
 *
 * @param standFor  what a member stands for: compared by identity.
 */
export function useSteadyList<Item>(list: readonly Item[], standFor: (item: Item) => unknown): readonly Item[] {
  const kept = useRef(list);
  const same = kept.current.length === list.length && list.every((item, index) => standFor(item) === standFor(kept.current[index]));
  if (!same) kept.current = list;
  return kept.current;
}
