import { gpuFailureOf } from "../../core/gpu-failure";
import type { Role } from "../../core/role";
import { openTurns } from "../../core/turns";
import { openMapDevice } from "../map/gpu/device";
import { GpuMapServer } from "../map/gpu/gpu-map-server";
import type { FromMapWorker, ToMapWorker } from "../map/messages";

/** Trains runs of a map on the GPU. */
export const role: Role<ToMapWorker, FromMapWorker> = (post) => {
  const defer = openTurns();
  const server = new GpuMapServer({
    openDevice: openMapDevice,
    failureOf: gpuFailureOf,
    post,
    breathe: () => new Promise(defer),
    now: () => performance.now(),
  });
  return (message) => server.receive(message);
};
