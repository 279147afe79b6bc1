/** Determines the stored session that a tab resumes. */

export interface Tab {
  /** The key of this tab's session; no other open tab has it. */
  readonly id: string;
  /** The session to resume; null in a new tab, which takes the newest. */
  readonly previous: string | null;
}

const key = "playground-tab";

/**
 * A reload keeps the identity of its tab. A duplicated tab must not overwrite the original: a tab that does not get the
 * lock of its identity takes a new one and resumes from a copy.
 */
export async function claimTab(page: Window): Promise<Tab> {
  const previous = remembered(page);
  const id = previous !== null && (await lock(page, previous)) ? previous : newIdentity();
  if (id !== previous) await lock(page, id);
  remember(page, id);
  return { id, previous };
}

/** Not crypto.randomUUID, which is missing in pages without https. */
export function newIdentity(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("-");
}

/** Holds a lock until the tab is closed. Resolves to true where locks do not exist, as in old browsers. */
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
    // Without session storage every reload is a new tab.
  }
}
