/** The storage port on IndexedDB. */
import { type IDBPDatabase, openDB } from "idb";
import { type Area, areas, type Storage, StorageRefused } from "./storage";

const databaseName = "learnability-playground";
/** Raised when the areas change; their entries carry their own versions. */
const databaseVersion = 2;

const largeArrays = () => import("../engine/large-arrays");

/** Own data may be large: their arrays are stored as Blobs, or unchanged where Blobs are not available. */
function kept(area: Area, value: unknown): unknown {
  if (area !== "data") return value;
  return largeArrays().then(
    ({ packed }) => packed(value),
    () => value,
  );
}

async function asItWas(area: Area, value: unknown): Promise<unknown> {
  return area === "data" ? (await largeArrays()).unpacked(value) : value;
}

/** Opens the database at first use, so that an error can be shown. */
export function indexedDbStorage(): Storage {
  let opened: Promise<IDBPDatabase> | null = null;
  const database = () => {
    opened ??= open();
    return opened;
  };
  let last: Promise<unknown> = Promise.resolve();
  // Checkpoints of all jobs come at once, and the browser copies each while the page waits: one after another.
  const inOrder = (area: Area, work: () => Promise<void>): Promise<void> => {
    if (area !== "checkpoints") return work();
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  return {
    read: async (area, key) => asItWas(area, await (await database()).get(area, key)),
    readAll: async (area) => asItWas(area, await (await database()).getAll(area)) as Promise<readonly unknown[]>,
    keys: async (area) => (await (await database()).getAllKeys(area)).map(String),
    write: (area, key, value) => inOrder(area, async () => void (await (await database()).put(area, await kept(area, value), key))),
    remove: (area, key) => inOrder(area, async () => (await database()).delete(area, key)),
  };
}

async function open(): Promise<IDBPDatabase> {
  try {
    return await openDB(databaseName, databaseVersion, {
      upgrade(database) {
        const known: readonly string[] = [...database.objectStoreNames];
        for (const area of areas satisfies readonly Area[]) if (!known.includes(area)) database.createObjectStore(area);
      },
      // A newer version of the page in another tab wants to change the database; this tab closes it.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
  } catch (error) {
    throw new StorageRefused(error instanceof Error ? error.message : "the store cannot be opened");
  }
}
