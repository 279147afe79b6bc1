/** Merges the folders of shards into the folder of the whole sweep, which can then continue or be exported. */
import { resolved } from "../../cli/files";
import type { Streams } from "../../cli/progress";
import { Refusal } from "../../cli/refusal";
import type { MergeArguments } from "../arguments";
import { holdsSweep, openFolder } from "../folder/embedded";
import type { Database } from "../queue/database";
import {
  contentOf,
  countsOf,
  keepContent,
  keepRuns,
  makeTables,
  rowsBetween,
  runsSetAside,
  type StoredSweep,
  setAside,
  storedSweeps,
} from "../queue/store";
import { Sweep } from "../sweep";

/** Rows copied at a time. */
const batch = 500;

/** @throws {Refusal} for folders without a sweep, or with different ones. */
export async function merge({ folders, out }: MergeArguments, streams: Streams): Promise<0> {
  for (const folder of folders) if (!holdsSweep(resolved(folder))) throw new Refusal(`${folder} holds no sweep`);
  const into = await openFolder(resolved(out));
  try {
    await makeTables(into);
    for (const folder of folders) await copy(folder, into, out);
    const [{ id, runs }] = await storedSweeps(into);
    const counts = await countsOf(into, id);
    const missing = runs - counts.done - counts.setAside;
    const rest = missing > 0 ? `; to compute the others: npm run sweep -- --out ${out}` : "";
    streams.error(`${counts.done} of ${runs} runs are in ${out}${rest}\n`);
    return 0;
  } finally {
    await into.close();
  }
}

async function copy(folder: string, into: Database, out: string): Promise<void> {
  const from = await openFolder(resolved(folder));
  try {
    const [held] = await storedSweeps(from);
    if (!held) throw new Refusal(`${folder} holds no sweep`);
    await adopt(from, held, into, folder, out);
    for (let run = 0; run < held.runs; run += batch) await keepRuns(into, held.id, await rowsBetween(from, held.id, run, run + batch));
    for (const one of await runsSetAside(from, held.id)) await setAside(into, held.id, one);
  } finally {
    await from.close();
  }
}

async function adopt(from: Database, held: StoredSweep, into: Database, folder: string, out: string): Promise<void> {
  const [there] = await storedSweeps(into);
  if (there && there.id !== held.id)
    throw new Refusal(
      `${folder} and ${out} hold different sweeps: ${held.runs} runs with ${held.kernels}, ${there.runs} runs with ${there.kernels}`,
    );
  if (there && there.shard !== "") throw new Refusal(`${out} already holds shard ${there.shard}: choose a new folder for the merged sweep`);
  if (there) return;
  const sweep = await Sweep.open(await contentOf(from, held.id));
  if (sweep.id !== held.id)
    throw new Refusal(
      `${folder} was started with kernels ${held.kernels}, this version has ${sweep.kernels}: merge with the version that started it`,
    );
  await keepContent(into, sweep, "");
}
