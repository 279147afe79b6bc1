/**
 * Everything a browser stores for the page, read as JSON and written into another browser. It is independent of the page:
 * contents of the stores are moved unchanged, so that a later version can be tested on the data of an earlier one.
 */
import type { Page } from "@playwright/test";

export interface Stores {
  readonly database: {
    readonly name: string;
    readonly version: number;
    /** By the name of the store: keys with their values; a value that is not JSON is an object with the field "$". */
    readonly stores: Readonly<Record<string, readonly (readonly [key: string, value: unknown])[]>>;
  };
  /** Session storage, which identifies a tab. */
  readonly session: Readonly<Record<string, string>>;
  readonly local: Readonly<Record<string, string>>;
}

/** Reads everything. */
export function readStores(page: Page, name: string): Promise<Stores> {
  return page.evaluate(async (databaseName) => {
    const encoded = (value: unknown): unknown => {
      if (value === undefined) return { $: "undefined" };
      if (typeof value === "number" && !(Number.isFinite(value) && !Object.is(value, -0)))
        return { $: "number", value: Object.is(value, -0) ? "-0" : String(value) };
      if (value === null || typeof value !== "object") return value;
      if (Array.isArray(value)) return value.map(encoded);
      if (ArrayBuffer.isView(value)) {
        const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
        return { $: value.constructor.name, base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
      }
      if (Object.getPrototypeOf(value) !== Object.prototype) throw new Error(`nothing is known of ${value.constructor.name}`);
      return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, encoded(inner)]));
    };
    const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open(databaseName));
    const names = [...database.objectStoreNames];
    const reading = database.transaction(names);
    const stores = names.map(async (name) => {
      const store = reading.objectStore(name);
      const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
      return [name, keys.map((key, index) => [String(key), encoded(values[index])] as const)] as const;
    });
    const contents = Object.fromEntries(await Promise.all(stores));
    const { version } = database;
    database.close();
    return { database: { name: databaseName, version, stores: contents }, session: { ...sessionStorage }, local: { ...localStorage } };
  }, name);
}

/** Writes everything into a browser that has never opened the page. */
export async function fillStores(page: Page, stores: Stores): Promise<void> {
  // A page of the same origin without scripts.
  await page.route("**/nothing-runs-here", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto("./nothing-runs-here");
  await page.evaluate(async ({ database: { name, version, stores: contents }, session, local }) => {
    const arrays: Readonly<Record<string, new (buffer: ArrayBuffer) => ArrayBufferView>> = {
      Float64Array,
      Float32Array,
      Int32Array,
      Uint32Array,
      Uint16Array,
      Int8Array,
      Uint8Array,
    };
    const decoded = (value: unknown): unknown => {
      if (value === null || typeof value !== "object") return value;
      if (Array.isArray(value)) return value.map(decoded);
      const { $: kind, base64, value: text } = value as { readonly $?: string; readonly base64?: string; readonly value?: string };
      if (kind === "undefined") return undefined;
      if (kind === "number") return Number(text);
      if (kind !== undefined) return new arrays[kind](Uint8Array.from(atob(base64 ?? ""), (letter) => letter.charCodeAt(0)).buffer);
      return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, decoded(inner)]));
    };
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        for (const store of Object.keys(contents)) request.result.createObjectStore(store);
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const writing = opened.transaction(Object.keys(contents), "readwrite");
    for (const [store, entries] of Object.entries(contents))
      for (const [key, value] of entries) writing.objectStore(store).put(decoded(value), key);
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve;
      writing.onerror = reject;
    });
    opened.close();
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  }, stores);
}
