/** What the engine's registry knows of this lab: all of it is fetched when it is first used. */
import type { LabCompute } from "../../platform/engine/lab-compute";

export const eagle: LabCompute = {
  kind: () => import("./document/kind").then(({ eagleKind }) => eagleKind),
  engine: () => import("./engine/engine").then(({ engine }) => engine),
  ownData: () => import("./engine/own-data").then(({ ownData }) => ownData),
  roles: {
    run: () => import("./engine/engine").then(({ run }) => run),
    result: () => import("./engine/engine").then(({ result }) => result),
    tasks: () => import("./engine/training/task-role").then(({ role }) => role),
    machines: () => import("./engine/machines/role").then(({ machines }) => machines),
    unroll: () => import("./engine/training/unroll-role").then(({ unroll }) => unroll),
    sweeps: () => import("./engine/sweep-role").then(({ sweeps }) => sweeps),
  },
};
