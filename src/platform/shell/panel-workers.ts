/**
 * Computations of panels on workers of their own. The session holds them, not the panel: a panel that is mounted again, as after
 * a change of language, continues with its computation. A computation ends when no panel shows it.
 */
import { useEffect, useState, useSyncExternalStore } from "react";
import { Observable } from "../engine/observable";
import { useSession } from "../state/react";

interface Held<Work> {
  /** Identifies what is computed; another key begins another computation. */
  readonly key: string;
  readonly work: Work;
  /** Panels that show it. */
  shown: number;
}

/** The latest work of each name. */
class LatestWork extends Observable {
  readonly #held = new Map<string, unknown>();

  get(name: string): unknown {
    return this.#held.get(name);
  }

  set(name: string, held: unknown): void {
    this.#held.set(name, held);
    this.changed();
  }

  delete(name: string): void {
    if (this.#held.delete(name)) this.changed();
  }
}

const kept = new WeakMap<object, LatestWork>();

function workOf(session: object): LatestWork {
  const known = kept.get(session) ?? new LatestWork();
  kept.set(session, known);
  return known;
}

export interface PanelWork<Work> {
  /** Null while there is none of this key. */
  readonly work: Work | null;
  /** Replaces the present computation. */
  readonly begin: (open: () => Work) => void;
  /** Continues the computation of this key that another panel has begun, or begins one. */
  readonly join: (open: () => Work) => void;
  /** Forgets the computation. */
  readonly drop: () => void;
}

/**
 * @param name    names the type of the work.
 * @param key     null where there is nothing to compute.
 * @param isOver  whether the work has ended; ended work is kept without a panel that shows it.
 */
export function usePanelWork<Work extends { dispose(): void }>(
  name: string,
  key: string | null,
  isOver: (work: Work) => boolean = never,
): PanelWork<Work> {
  const all = workOf(useSession());
  const found = () => {
    const latest = all.get(name) as Held<Work> | undefined;
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
  const hold = (one: Held<Work>) => {
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

/** The work of this key that some panel has begun; null where there is none. It goes on only as long as a panel shows it. */
export function useLatestWork<Work>(name: string, key: string | null): Work | null {
  const all = workOf(useSession());
  return useSyncExternalStore(
    (listener) => all.subscribe(listener),
    () => {
      const latest = all.get(name) as Held<Work> | undefined;
      return latest !== undefined && latest.key === key ? latest.work : null;
    },
  );
}

function never(): boolean {
  return false;
}
