/** What the engine's registry knows of this lab: all of it is fetched when it is first used. */
import type { LabEntry } from "../core/lab-entry";

export const eagle: LabEntry = {
  kind: () => import("../../experiment/eagle/kind").then(({ eagleKind }) => eagleKind),
  engine: () => import("./engine").then(({ engine }) => engine),
  ownData: () => import("./own-data").then(({ ownData }) => ownData),
  roles: {
    run: () => import("./engine").then(({ run }) => run),
    result: () => import("./engine").then(({ result }) => result),
    tasks: () => import("./training/task-role").then(({ role }) => role),
    machines: () => import("./machines/role").then(({ machines }) => machines),
    unroll: () => import("./training/unroll-role").then(({ unroll }) => unroll),
    sweeps: () => import("./sweep-role").then(({ sweeps }) => sweeps),
  },
};
