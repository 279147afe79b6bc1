/** Entry of this lab in the engine's registry: every part is fetched when it is first used. */
import type { LabCompute } from "../../platform/engine/lab-compute";

export const learnability: LabCompute = {
  kind: () => import("./document/kind").then(({ learnabilityKind }) => learnabilityKind),
  sentences: () => import("./engine/sentences").then(({ sentences }) => sentences),
  engine: () => import("./engine/engine").then(({ engine }) => engine),
  ownData: () => import("./engine/own-data").then(({ ownData }) => ownData),
  roles: {
    run: () => import("./engine/roles/run").then(({ role }) => role),
    "run-gpu": () => import("./engine/roles/run-gpu").then(({ role }) => role),
    result: () => import("./engine/roles/result").then(({ role }) => role),
    tasks: () => import("./engine/roles/tasks").then(({ role }) => role),
    map: () => import("./engine/roles/map").then(({ role }) => role),
    "map-gpu": () => import("./engine/roles/map-gpu").then(({ role }) => role),
    drawn: () => import("./engine/roles/drawn").then(({ role }) => role),
    "learning-curve": () => import("./engine/roles/learning-curve").then(({ role }) => role),
    sweeps: () => import("./engine/roles/sweeps").then(({ role }) => role),
    "sample-complexity": () => import("./engine/roles/sample-complexity").then(({ role }) => role),
    "trained-excess": () => import("./engine/roles/trained-excess").then(({ role }) => role),
    "fit-times": () => import("./engine/roles/fit-times").then(({ role }) => role),
    study: () => import("./engine/roles/study").then(({ role }) => role),
    measure: () => import("./engine/roles/measure").then(({ role }) => role),
  },
};
