/** What the engine's registry knows of the coins: all of it is fetched when it is first used. */
import type { LabCompute } from "../../../src/platform/engine/lab-compute";

export const coins: LabCompute = {
  kind: () => import("./document").then(({ coinsKind }) => coinsKind),
  sentences: () => import("./problems").then(({ coinsSentences }) => coinsSentences),
  engine: () => import("./engine/engine").then(({ engine }) => engine),
  ownData: null,
  roles: {
    run: () => import("./engine/roles/run").then(({ role }) => role),
    result: () => import("./engine/roles/result").then(({ role }) => role),
  },
};
