import "../../math/eigenvalues/two-stages";
import type { Role } from "../../../../platform/engine/role";
import { openTurns } from "../../../../platform/engine/turns";
import { afterFetching } from "../after-fetching";
import { fetchFactored } from "../late-learners";
import { mapNeedsFactored } from "../map/cells";
import { MapServer } from "../map/map-server";
import type { FromMapWorker, ToMapWorker } from "../map/messages";

/** Computes runs of a map on this processor. */
export const role: Role<ToMapWorker, FromMapWorker> = (post) => {
  const server = new MapServer({ post, defer: openTurns(), now: () => performance.now() });
  return afterFetching(
    (message) => (message.type === "map" && mapNeedsFactored(message.experiment) ? fetchFactored() : null),
    (message) => server.receive(message),
  );
};
