import { useMemo, useRef, useSyncExternalStore } from "react";
import type { TargetView } from "../../../engine/view";
import type { AssociativeMemorySpec } from "../../../math/tasks/associative-memory/schema";
import { fitsKeys } from "../../../math/tasks/associative-memory/table";
import { useSession } from "../../session/react";
import { type Retrieval, retrieve } from "./retrieval";
import { type ShownMemory, shownMemory } from "./shown-memory";
import { largestShown } from "./tint";

/** A memory and what attention reads in it. */
export interface ReadMemory extends ShownMemory {
  readonly retrieval: Retrieval;
  /** The value whose tint is the strongest. */
  readonly scale: number;
}

/** The shown memory, read once while it stays the same. */
export function useReadMemory({ table, d, labels }: AssociativeMemorySpec): ReadMemory | null {
  const sample = useSample(!fitsKeys(table, d));
  return useMemo(() => {
    const shown = shownMemory({ table, d }, sample);
    if (!shown) return null;
    const retrieval = retrieve(shown.table, d, labels);
    return { ...shown, retrieval, scale: largestShown(shown.table, retrieval) };
  }, [table, d, labels, sample]);
}

/** The sample that is looked at, where it is needed. Its views come again while learners train; only other tokens are news. */
function useSample(needed: boolean): TargetView | null {
  const { series } = useSession();
  const kept = useRef<TargetView | null>(null);
  return useSyncExternalStore(
    (listener) => series.subscribe(listener),
    () => {
      if (!needed) return null;
      if (!sameTokens(kept.current, series.target)) kept.current = series.target;
      return kept.current;
    },
  );
}

function sameTokens(a: TargetView | null, b: TargetView | null): boolean {
  return a === b || (a !== null && b !== null && a.d === b.d && a.Z.length === b.Z.length && a.Z.every((entry, i) => entry === b.Z[i]));
}
