/** What the engine's registry knows of this lab: all of it is fetched when it is first used. */
import type { LabEntry } from "../core/lab-entry";

export const learnability: LabEntry = {
  kind: () => import("../../experiment/learnability/kind").then(({ learnabilityKind }) => learnabilityKind),
  engine: () => import("./engine").then(({ engine }) => engine),
  ownData: () => import("./own-data").then(({ ownData }) => ownData),
  roles: {
    run: () => import("./roles/run").then(({ role }) => role),
    "run-gpu": () => import("./roles/run-gpu").then(({ role }) => role),
    result: () => import("./roles/result").then(({ role }) => role),
    tasks: () => import("./roles/tasks").then(({ role }) => role),
    map: () => import("./roles/map").then(({ role }) => role),
    "map-gpu": () => import("./roles/map-gpu").then(({ role }) => role),
    drawn: () => import("./roles/drawn").then(({ role }) => role),
    "learning-curve": () => import("./roles/learning-curve").then(({ role }) => role),
    study: () => import("./roles/study").then(({ role }) => role),
    measure: () => import("./roles/measure").then(({ role }) => role),
  },
};
