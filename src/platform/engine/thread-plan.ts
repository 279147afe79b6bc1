/** How many threads compute, and which of them gets which jobs. */
import type { Backend } from "./backend";
import type { JobId, JobPlan } from "./job";

/** Threads that compute where nobody looks on: every core. */
export function headlessThreads(cores: number): number {
  return Math.max(1, cores);
}

/** What a person lets the page have of this device: all but one core, one thread, or every core. */
export type ThreadChoice = "auto" | "one" | "all";

export const threadChoices: readonly ThreadChoice[] = ["auto", "one", "all"];

/** Of this page. */
let chosen: ThreadChoice = "auto";

/** What holds for all that begins from now on. */
export function chooseThreads(choice: ThreadChoice): void {
  chosen = choice;
}

/** Threads that give way to the page where the choice is left to it. */
let spared = 0;

/**
 * The page was measured to draw too seldom beside what computes: under "auto", what begins from now on has one thread fewer, once.
 *
 * @param room  takes it back.
 */
export function spareThread(room = true): void {
  spared = room ? 1 : 0;
}

/** What computes beside the run with workers of its own, such as a map. */
const companions = new Set<object>();

/** Tells that something computes beside the run, or no longer does. What begins from now on has company. */
export function setCompanion(companion: object, computes: boolean): void {
  if (computes) companions.add(companion);
  else companions.delete(companion);
}

/** Workers of the page that compute. Unless somebody wants it otherwise one core stays with the page, so that drawing never waits. */
export function poolSize(cores: number, choice: ThreadChoice = chosen): number {
  if (choice === "one") return 1;
  return Math.max(1, choice === "all" ? cores : cores - 1 - spared);
}

/**
 * Workers of the page that lend a hand to others: what the pool has left beside those that run jobs. Where there are two cores one
 * helps all the same, as long as the page keeps up and nothing else computes: it works for seconds now and then, and what it does is
 * in pieces of 20 ms.
 */
export function helpersOnPage(cores: number, workers: number, choice: ThreadChoice = chosen): number {
  const hasRoom = choice === "auto" && spared === 0 && companions.size === 0;
  const least = cores > 1 && (choice === "all" || hasRoom) ? 1 : 0;
  return Math.max(least, poolSize(cores, choice) - workers);
}

/** Deals the jobs out in turn; the first one has the least company. */
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
