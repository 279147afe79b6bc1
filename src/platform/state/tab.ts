/** Which of the kept sessions a tab goes on with. */

export interface Tab {
  /** Under which this tab keeps its session; no other open tab has it. */
  readonly id: string;
  /** The session to go on with; null in a fresh tab, which takes the newest. */
  readonly previous: string | null;
}

const key = "playground-tab";

/**
 * A reload keeps the identity of its tab. So does a duplicated tab, which must not write over the original: whoever
 * does not get the lock of its identity takes a new one and goes on from a copy.
 */
export async function claimTab(page: Window): Promise<Tab> {
  const previous = remembered(page);
  const id = previous !== null && (await lock(page, previous)) ? previous : newIdentity();
  if (id !== previous) await lock(page, id);
  remember(page, id);
  return { id, previous };
}

/** Not crypto.randomUUID, which pages without https do not have. */
export function newIdentity(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("-");
}

/** Holds a lock until the tab is closed. Answers true where locks do not exist, as in old browsers. */
function lock({ navigator }: Window, id: string): Promise<boolean> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const name = `${key}:${id}`;
    locks
      .request(name, { ifAvailable: true }, (held) => {
        resolve(held !== null);
        return held ? new Promise<never>(() => {}) : undefined;
      })
      .catch(() => resolve(true));
  });
}

function remembered(page: Window): string | null {
  try {
    return page.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(page: Window, id: string): void {
  try {
    page.sessionStorage.setItem(key, id);
  } catch {
    // Without it every reload is a fresh tab.
  }
}
