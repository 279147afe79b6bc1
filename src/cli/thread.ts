/** The script of every thread of the headless runner, as src/labs/worker.ts is that of the page's workers. */
import { parentPort } from "node:worker_threads";
import { labs } from "../labs/compute";
import { RoleHost } from "../platform/engine/role";
import { knowEnglish } from "./english";

const port = parentPort;
if (!port) throw new Error("this script is that of a thread");

await knowEnglish();

const host = new RoleHost(
  ({ lab, role }) => labs[lab ?? ""].roles[role](),
  // Only buffers are transferred.
  (message, transfer = []) => port.postMessage(message, transfer as ArrayBuffer[]),
);

port.on("message", (message) => host.receive(message));
