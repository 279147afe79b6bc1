import type { Role } from "../../../../platform/engine/role";
import { openTurns } from "../../../../platform/engine/turns";
import { MapServer } from "../map/map-server";
import type { FromMapWorker, ToMapWorker } from "../map/messages";

/** Computes runs of a map on this processor. */
export const role: Role<ToMapWorker, FromMapWorker> = (post) => {
  const server = new MapServer({ post, defer: openTurns(), now: () => performance.now() });
  return (message) => server.receive(message);
};
