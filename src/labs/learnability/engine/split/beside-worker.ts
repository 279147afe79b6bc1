/** Code that shares the data of an experiment with helper workers, fetched together. */
export { helpersBesideWorker } from "../../../../platform/engine/beside-worker";
export { SharedData } from "./shared-data";
