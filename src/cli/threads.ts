/** Threads of Node in the roles of a lab's workers. */
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type KeepableWorker, keptWorkers } from "../platform/engine/kept-workers";
import type { RoleMessage } from "../platform/engine/role";
import type { Helpers } from "../platform/engine/split-work";
import { headlessThreads } from "../platform/engine/thread-plan";

/** It lies beside the program in a bundle; from the sources it is bundled first. */
function threadScript(): URL {
  const bundled = new URL("./thread.js", import.meta.url);
  return existsSync(bundled) ? bundled : new URL("../../scripts/headless-thread.mjs", import.meta.url);
}

/** Helpers of the calling thread; undefined for a single thread. @param threads  null for the number of cores. */
export function helpersOf(lab: string, threads: number | null): Helpers | undefined {
  const count = (threads ?? headlessThreads(availableParallelism())) - 1;
  return count > 0 ? { count, open: keptWorkers(() => openThread(lab, "tasks")) } : undefined;
}

/** A thread for a role, with the interface of a worker of the page. */
export function openThread(lab: string, role: string): KeepableWorker {
  const worker = new Worker(threadScript());
  const thread: KeepableWorker = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (message) => worker.postMessage(message),
    terminate: () => void worker.terminate(),
    hold: (isUsed) => (isUsed ? worker.ref() : worker.unref()),
  };
  const fail = (message: string) => thread.onerror?.({ message, preventDefault: () => {} } as ErrorEvent);
  worker.on("message", (data) => thread.onmessage?.({ data } as MessageEvent));
  worker.on("messageerror", (data) => thread.onmessageerror?.({ data } as MessageEvent));
  worker.on("error", ({ message }) => fail(message));
  worker.on("exit", (code) => fail(`the thread ended with exit code ${code}`));
  thread.postMessage({ type: "role", lab, role } satisfies RoleMessage);
  return thread;
}
