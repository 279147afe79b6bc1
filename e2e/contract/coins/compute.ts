/** The coins' entry in the engine's registry: all of it is fetched at its first use. */
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
