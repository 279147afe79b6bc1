/** The GPU of this thread for closed forms; what drives the device is fetched when it is wanted. */
import { type ClosedFormChoice, prefersGpu } from "../closed-form-choice";
import type { ClosedFormGpu, SolvingDevice } from "./solving";

let opening: Promise<SolvingDevice> | null = null;

/** The GPU of this thread where the choice asks for it; null where closed forms are solved on the processor alone. */
export function closedFormGpu(choice: ClosedFormChoice | undefined): ClosedFormGpu | null {
  if (choice === undefined || choice === "WASM") return null;
  return { wants: (size) => prefersGpu(choice, size), open };
}

/** Opened once; what failed or was lost is opened again by the next run. */
function open(): Promise<SolvingDevice> {
  const forget = () => {
    opening = null;
  };
  opening ??= import("./solving-device").then(({ openSolvingDevice }) => openSolvingDevice(forget));
  opening.catch(forget);
  return opening;
}
