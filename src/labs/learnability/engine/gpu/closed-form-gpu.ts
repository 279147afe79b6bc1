/** The GPU of this thread for closed forms; its code is fetched at first use. */
import { type ClosedFormChoice, prefersGpu } from "../closed-form-choice";
import type { ClosedFormGpu, SolvingDevice } from "./solving";

let opening: Promise<SolvingDevice> | null = null;

/** The GPU of this thread where it is chosen; null where closed forms are solved on the processor. */
export function closedFormGpu(choice: ClosedFormChoice | undefined): ClosedFormGpu | null {
  if (choice === undefined || choice === "WASM") return null;
  return { wants: (size) => prefersGpu(choice, size), open };
}

/** Opened once; after a failure or a loss the next run opens it again. */
function open(): Promise<SolvingDevice> {
  const forget = () => {
    opening = null;
  };
  opening ??= import("./solving-device").then(({ openSolvingDevice }) => openSolvingDevice(forget));
  opening.catch(forget);
  return opening;
}
