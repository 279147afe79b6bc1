/** Modules that a component waits for: a Suspense boundary shows something else meanwhile, and a `LatePart` what is missing. */
import { use } from "react";

type Load<Part> = () => Promise<Part>;

const fetched = new WeakMap<Load<unknown>, Promise<unknown>>();

/** The part, fetched once. A part that could not be fetched is fetched again the next time. */
export function fetchOnce<Part>(load: Load<Part>): Promise<Part> {
  const known = fetched.get(load);
  if (known) return known as Promise<Part>;
  const promise = drawnAtOnce(load());
  fetched.set(load, promise);
  promise.catch(() => fetched.delete(load));
  return promise;
}

/** The part, where it has come already. */
export function fetchedPart<Part>(load: Load<Part>): Part | undefined {
  return (fetched.get(load) as { readonly value?: Part } | undefined)?.value;
}

/** React reads these two fields of a promise, and draws at once what has come already. */
export function drawnAtOnce<Part>(promise: Promise<Part>): Promise<Part> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => {},
  );
  return promise;
}

/** The part, in a component that is drawn once it has come. */
export function useFetched<Part>(load: Load<Part>): Part {
  return use(fetchOnce(load));
}
