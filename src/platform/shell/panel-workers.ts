/**
 * What a panel has at work on workers of its own. It is kept with the session rather than with the panel: a panel that is drawn
 * again, as in another language, finds it and goes on with it; what nobody shows any more ends.
 */
import { useEffect, useState } from "react";
import { useSession } from "../state/react";

interface Kept<Work> {
  /** What it is of: for another key, other work is begun. */
  readonly key: string;
  readonly work: Work;
  /** Panels that show it. */
  shown: number;
}

/** The latest work of each name. */
const kept = new WeakMap<object, Map<string, unknown>>();

function keptIn(session: object): Map<string, unknown> {
  const known = kept.get(session) ?? new Map<string, unknown>();
  kept.set(session, known);
  return known;
}

export interface PanelWork<Work> {
  /** Null while there is none of this key. */
  readonly work: Work | null;
  /** In place of what there is. */
  readonly begin: (open: () => Work) => void;
  /** Takes up what another panel has begun of this key, or else begins it. */
  readonly join: (open: () => Work) => void;
  /** There is none until it is begun again. */
  readonly drop: () => void;
}

/**
 * @param name    says of which type the work is.
 * @param key     null where there is nothing to work at.
 * @param isOver  whether there is nothing left of it to end: it is found again however long nobody has shown it.
 */
export function useKeptWork<Work extends { dispose(): void }>(
  name: string,
  key: string | null,
  isOver: (work: Work) => boolean = never,
): PanelWork<Work> {
  const all = keptIn(useSession());
  const found = () => {
    const latest = all.get(name) as Kept<Work> | undefined;
    return latest?.key === key ? latest : null;
  };
  const [latest, setLatest] = useState(found);
  const held = latest !== null && latest === found() ? latest : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is told that it is over does not change
  useEffect(() => {
    if (!held) return;
    held.shown++;
    return () => {
      held.shown--;
      // In another language it is shown again at once.
      setTimeout(() => {
        if (held.shown > 0 || isOver(held.work)) return;
        held.work.dispose();
        if (all.get(name) === held) all.delete(name);
      });
    };
  }, [all, name, held]);
  const hold = (one: Kept<Work>) => {
    all.set(name, one);
    setLatest(one);
  };
  const begin = (open: () => Work) => {
    if (key !== null) hold({ key, work: open(), shown: 0 });
  };
  const join = (open: () => Work) => {
    const there = found();
    if (there) setLatest(there);
    else begin(open);
  };
  const drop = () => {
    all.delete(name);
    setLatest(null);
  };
  return { work: held?.work ?? null, begin, join, drop };
}

function never(): boolean {
  return false;
}
