/** What a worker tells of a computation that tries one problem, or variants of it, many times over. */

/** A `run` is what one of them came to; `share` of the whole is done, 0 to 1. */
export type FromSweep<Run> =
  | { readonly type: "run"; readonly run: Run; readonly share: number }
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "finished" }
  | { readonly type: "failed"; readonly failure: string };
