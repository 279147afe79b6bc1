/** Modules that a component waits for: a Suspense boundary shows something else meanwhile, and a `LatePart` what is missing. */
import { use } from "react";

type Load<Part> = () => Promise<Part>;

/** React reads these two fields of a promise, and draws at once what has come already. */
type Tracked<Part> = Promise<Part> & { status?: "fulfilled"; value?: Part };

const fetched = new WeakMap<Load<unknown>, Tracked<unknown>>();

/** The part, fetched once. A part that could not be fetched is asked for again the next time. */
export function fetchOnce<Part>(load: Load<Part>): Promise<Part> {
  const known = fetched.get(load);
  if (known) return known as Promise<Part>;
  const promise: Tracked<Part> = load();
  fetched.set(load, promise);
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => fetched.delete(load),
  );
  return promise;
}

/** The part, in a component that is drawn once it has come. */
export function useFetched<Part>(load: Load<Part>): Part {
  return use(fetchOnce(load));
}
