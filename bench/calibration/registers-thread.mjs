/** One of the threads that compute on registers at once. */
import { parentPort, workerData } from "node:worker_threads";

const { exports } = new WebAssembly.Instance(workerData);

parentPort.on("message", (steps) => parentPort.postMessage(exports.multiplyAdd(steps)));
