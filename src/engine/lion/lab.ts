/** What the engine's registry knows of this lab: all of it is fetched when it is first used. */
import type { LabEntry } from "../core/lab-entry";

export const lion: LabEntry = {
  kind: () => import("../../experiment/lion/kind").then(({ lionKind }) => lionKind),
  engine: () => import("./engine").then(({ engine }) => engine),
  ownData: () => import("./own-data").then(({ ownData }) => ownData),
  roles: {
    run: () => import("./engine").then(({ run }) => run),
    result: () => import("./engine").then(({ result }) => result),
    costs: () => import("./cost/role").then(({ costs }) => costs),
    gpu: () => import("./gpu/role").then(({ gpuForms }) => gpuForms),
    "encoder-forms": () => import("./encoders/roles").then(({ encoderForms }) => encoderForms),
    "encoder-costs": () => import("./encoders/roles").then(({ encoderCosts }) => encoderCosts),
    mirror: () => import("./encoders/roles").then(({ mirror }) => mirror),
  },
};
