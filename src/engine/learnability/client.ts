/** The page's side of the engine. */
import type { Engine, EngineListener } from "../core/engine-api";
import { type EngineOptions, WorkerPool } from "../core/worker-pool";

export type { Engine, EngineListener, Origin } from "../core/engine-api";

export function openEngine(listener: EngineListener, options: Partial<EngineOptions> = {}): Engine {
  return new WorkerPool(listener, {
    createWorker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
    createGpuWorker: () => new Worker(new URL("./gpu/gpu-worker.ts", import.meta.url), { type: "module" }),
    cores: globalThis.navigator?.hardwareConcurrency ?? 2,
    pingMilliseconds: 5000,
    ...options,
  });
}
