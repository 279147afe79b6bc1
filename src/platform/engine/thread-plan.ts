/** The number of computing threads, and the distribution of jobs among them. */
import type { Backend } from "./backend";
import type { JobId, JobPlan } from "./job";

/** Computing threads without a page: every core. */
export function headlessThreads(cores: number): number {
  return Math.max(1, cores);
}

/** The setting for computing threads: all but one core, one thread, or every core. */
export type ThreadChoice = "auto" | "one" | "all";

export const threadChoices: readonly ThreadChoice[] = ["auto", "one", "all"];

/** The setting of this page. */
let chosen: ThreadChoice = "auto";

/** Sets the choice for runs that begin from now on. */
export function chooseThreads(choice: ThreadChoice): void {
  chosen = choice;
}

/** Threads left idle for the page under "auto". */
let spared = 0;

/**
 * Leaves one thread idle under "auto" for runs that begin from now on, because the page was measured to draw too seldom.
 *
 * @param room  false takes it back.
 */
export function spareThread(room = true): void {
  spared = room ? 1 : 0;
}

/** Other computations with their own workers, such as a map. */
const companions = new Set<object>();

/** Registers or removes a computation beside the run, for runs that begin from now on. */
export function setCompanion(companion: object, computes: boolean): void {
  if (computes) companions.add(companion);
  else companions.delete(companion);
}

/** Computing workers of the page. By default one core stays free for the page, so that drawing never waits. */
export function poolSize(cores: number, choice: ThreadChoice = chosen): number {
  if (choice === "one") return 1;
  return Math.max(1, choice === "all" ? cores : cores - 1 - spared);
}

/**
 * Helper workers of the page: the pool without the workers that run jobs. With two cores there is one helper all the same,
 * as long as the page keeps up and nothing else computes: its work lasts seconds, in pieces of 20 ms.
 */
export function helpersOnPage(cores: number, workers: number, choice: ThreadChoice = chosen): number {
  const hasRoom = choice === "auto" && spared === 0 && companions.size === 0;
  const least = cores > 1 && (choice === "all" || hasRoom) ? 1 : 0;
  return Math.max(least, poolSize(cores, choice) - workers);
}

/** Distributes the jobs in turn, so that the first job shares its worker with the fewest others. */
export function shareJobs(jobs: readonly JobId[], workers: number): JobId[][] {
  const shares: JobId[][] = Array.from({ length: Math.min(workers, jobs.length) }, () => []);
  jobs.forEach((job, index) => {
    shares[index % shares.length].push(job);
  });
  return shares;
}

/** The jobs for the pool of workers and those for the GPU. */
export function splitJobs(plans: readonly JobPlan[], backend: Backend): Readonly<Record<Backend, readonly JobId[]>> {
  const onGpu = ({ suitsGpu }: JobPlan) => backend === "WebGPU" && suitsGpu;
  const idsOf = (some: readonly JobPlan[]) => some.map(({ id }) => id);
  return { WASM: idsOf(plans.filter((plan) => !onGpu(plan))), WebGPU: idsOf(plans.filter(onGpu)) };
}
