/** Which worker gets which jobs. */
import type { Backend } from "./backend";
import type { JobId, JobPlan } from "./job";

/** Threads that compute where nobody looks on: every core. */
export function headlessThreads(cores: number): number {
  return Math.max(1, cores);
}

/**
 * Workers of the page that lend a hand to others: what the cores have left beside those that run jobs, with one core for drawing.
 * Where there are two cores one helps all the same: it works for seconds now and then, and what it does is in pieces of 20 ms.
 */
export function helpersOnPage(cores: number, workers: number): number {
  return Math.max(cores > 1 ? 1 : 0, cores - 1 - workers);
}

/** One core stays with the page, so that drawing never waits for computing. */
export function poolSize(cores: number): number {
  return Math.max(1, Math.min(4, cores - 1));
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
