/** What the page of the measurement offers. */
import { type GpuFigures, measureGpu } from "./measure";

declare global {
  interface Window {
    measureGpu: () => Promise<GpuFigures>;
  }
}

window.measureGpu = measureGpu;

/** Nobody drives the page of a pack: it measures by itself, and tells whoever served it. */
async function report(): Promise<void> {
  const told = await measureGpu().then(
    (figures) => ({ figures }),
    (error: Error) => ({ error: error.message }),
  );
  await fetch("result", { method: "POST", body: JSON.stringify(told) });
}

if (location.hash === "#report") void report();
