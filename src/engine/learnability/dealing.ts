/** Which worker gets which jobs. */
import type { Experiment, LearnerSpec } from "../../experiment/learnability/document";
import { isTrained } from "../../learners/specs";
import type { Backend } from "./backend";

/** One core stays with the page, so that drawing never waits for computing. */
export function poolSize(cores: number): number {
  return Math.max(1, Math.min(4, cores - 1));
}

/** Deals the jobs out in turn; the data job comes first and so has the least company. */
export function shareJobs(jobs: readonly number[], workers: number): number[][] {
  const shares: number[][] = Array.from({ length: Math.min(workers, jobs.length) }, () => []);
  jobs.forEach((job, index) => {
    shares[index % shares.length].push(job);
  });
  return shares;
}

/** Whether a GPU can train a learner at all: step by step, in float32. The data have no spec. */
export function suitsGpu(spec: LearnerSpec | undefined): boolean {
  return spec !== undefined && isTrained(spec) && spec.precision === "float32";
}

/** The jobs for the pool of workers and those for the GPU. */
export function splitJobs(experiment: Experiment, jobs: readonly number[], backend: Backend): Readonly<Record<Backend, readonly number[]>> {
  const onGpu = (id: number) => backend === "WebGPU" && suitsGpu(experiment.learners[id]);
  return { WASM: jobs.filter((id) => !onGpu(id)), WebGPU: jobs.filter(onGpu) };
}
