/** What the page of the measurement offers. */
import { type GpuFigures, measureGpu } from "./measure";

declare global {
  interface Window {
    measureGpu: () => Promise<GpuFigures>;
  }
}

window.measureGpu = measureGpu;
