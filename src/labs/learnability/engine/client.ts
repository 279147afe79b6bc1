/** The engine for the page. */
import type { Engine as EngineOf, EngineListener as ListenerOf, Origin as OriginOf } from "../../../platform/engine/engine-api";
import { openWorker } from "../../../platform/engine/open-worker";
import { type PoolOptions, WorkerPool } from "../../../platform/engine/worker-pool";
import { jobsOf } from "./job-plan";
import type { GradientCheckpoint, Learnability } from "./protocol";

export type Engine = EngineOf<Learnability>;
export type EngineListener = ListenerOf<Learnability>;
export type Origin = OriginOf<GradientCheckpoint>;

export function openEngine(listener: EngineListener, options: Partial<PoolOptions<Learnability>> = {}): Engine {
  return new WorkerPool<Learnability>(listener, {
    jobs: jobsOf,
    createWorker: () => openWorker("learnability", "run"),
    createGpuWorker: () => openWorker("learnability", "run-gpu"),
    cores: globalThis.navigator?.hardwareConcurrency ?? 2,
    pingMilliseconds: 5000,
    ...options,
  });
}
