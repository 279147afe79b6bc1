/** Functions that the GPU tests call in the page. */
import { sentences } from "../../src/platform/engine/sentences";
import { knowSentences } from "../../src/platform/fields/problem";
import * as eagleTraining from "./eagle-training";
import * as layers from "./layers";
import * as leastSquares from "./least-squares";
import * as lion from "./lion";
import * as opening from "./opening";
import * as training from "./training";

const gpuTests = { ...opening, ...training, ...leastSquares, ...layers, ...lion, ...eagleTraining };

declare global {
  interface Window {
    gpuTests: typeof gpuTests;
  }
}

knowSentences(sentences);
window.gpuTests = gpuTests;
