import "../../math/eigenvalues/two-stages";
import { gpuFailureOf } from "../../../../platform/engine/gpu-failure";
import type { FromWorker, ToWorker } from "../../../../platform/engine/protocol";
import type { Role } from "../../../../platform/engine/role";
import { openTurns } from "../../../../platform/engine/turns";
import { openDevice } from "../gpu/device";
import { GpuLoop } from "../gpu/gpu-loop";
import type { Learnability } from "../protocol";

/** Trains on the GPU. */
export const role: Role<ToWorker<Learnability>, FromWorker<Learnability>> = (post) => {
  const defer = openTurns();
  const loop = new GpuLoop({
    openDevice,
    failureOf: gpuFailureOf,
    post,
    breathe: () => new Promise(defer),
    delay: (turn, milliseconds) => void setTimeout(turn, milliseconds),
    now: () => performance.now(),
  });
  return (message) => loop.receive(message);
};
