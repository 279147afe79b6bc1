import "../../math/eigenvalues/two-stages";
import { gpuFailureOf } from "../../../../platform/engine/gpu-failure";
import type { Role } from "../../../../platform/engine/role";
import { openTurns } from "../../../../platform/engine/turns";
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
