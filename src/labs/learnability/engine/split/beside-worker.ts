/** What shares the data of an experiment with other workers of the page, fetched as one. */
export { helpersBesideWorker } from "../../../../platform/engine/beside-worker";
export { SharedData } from "./shared-data";
