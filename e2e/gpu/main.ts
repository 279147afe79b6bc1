/** What the GPU tests call in the page. */
import * as opening from "./opening";
import * as training from "./training";

const gpuTests = { ...opening, ...training };

declare global {
  interface Window {
    gpuTests: typeof gpuTests;
  }
}

window.gpuTests = gpuTests;
