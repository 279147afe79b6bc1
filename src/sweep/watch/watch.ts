/** Serves the page of a sweep while a command runs. */
import { Refusal } from "../../cli/refusal";
import type { Database } from "../queue/database";
import type { Surroundings } from "../surroundings";
import type { Sweep } from "../sweep";
import { serveWatch } from "./server";
import { Watched } from "./watched";

interface Watching {
  /** Port of the page, 0 for any; null without a page. */
  readonly watch: number | null;
  readonly database: Database;
  readonly sweep: Sweep;
  /** Number of runs to compute. */
  readonly runs: number;
}

/** @returns a function that ends it. @throws {Refusal} for a port in use. */
export async function watch(
  { watch: port, database, sweep, runs }: Watching,
  { streams, watchPage }: Surroundings,
): Promise<() => Promise<void>> {
  if (port === null) return async () => {};
  if (watchPage === null) throw new Refusal("the page for --watch is not built: start the sweep with npm run sweep -- --watch PORT");
  const { address, close } = await serveWatch(new Watched(database, sweep, runs), watchPage, port);
  streams.error(`progress is shown at ${address}\n`);
  return close;
}
