import { useRef } from "react";

/** The list given last time when its members are the same ones, so that what is made from it need not be made again. */
export function useSteadyList<Item>(list: readonly Item[]): readonly Item[] {
  const kept = useRef(list);
  const same = kept.current.length === list.length && list.every((item, index) => item === kept.current[index]);
  if (!same) kept.current = list;
  return kept.current;
}
