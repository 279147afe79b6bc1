import type { EngineListener } from "./engine-api";
import type { LabTypes } from "./lab-engine";
import { openWorker } from "./open-worker";
import { type PoolOptions, WorkerPool } from "./worker-pool";

/** The engine of a lab's page: workers of its role "run", and of "run-gpu" where a GPU takes steps. */
export function openPool<Lab extends LabTypes>(
  lab: string,
  { jobs, cores }: Pick<PoolOptions<Lab>, "jobs" | "cores">,
  listener: EngineListener<Lab>,
): WorkerPool<Lab> {
  return new WorkerPool<Lab>(listener, {
    jobs,
    cores,
    createWorker: () => openWorker(lab, "run"),
    createGpuWorker: () => openWorker(lab, "run-gpu"),
    pingMilliseconds: 5000,
  });
}
