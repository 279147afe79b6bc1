/** This lab's entries in the engine's registry, each fetched at its first use. */
import type { LabCompute } from "../../platform/engine/lab-compute";

export const eagle: LabCompute = {
  kind: () => import("./document/kind").then(({ eagleKind }) => eagleKind),
  sentences: () => import("./engine/sentences").then(({ sentences }) => sentences),
  engine: () => import("./engine/engine").then(({ engine }) => engine),
  ownData: () => import("./engine/own-data").then(({ ownData }) => ownData),
  roles: {
    run: () => import("./engine/roles/run").then(({ role }) => role),
    result: () => import("./engine/roles/result").then(({ role }) => role),
    tasks: () => import("./engine/roles/tasks").then(({ role }) => role),
    machines: () => import("./engine/roles/machines").then(({ role }) => role),
    unroll: () => import("./engine/roles/unroll").then(({ role }) => role),
    sweeps: () => import("./engine/roles/sweeps").then(({ role }) => role),
    opening: () => import("./engine/roles/opening").then(({ role }) => role),
  },
};
