/** What the engine's registry knows of this lab: all of it is fetched when it is first used. */
import type { LabCompute } from "../../platform/engine/lab-compute";

export const lion: LabCompute = {
  kind: () => import("./document/kind").then(({ lionKind }) => lionKind),
  engine: () => import("./engine/engine").then(({ engine }) => engine),
  ownData: () => import("./engine/own-data").then(({ ownData }) => ownData),
  roles: {
    run: () => import("./engine/engine").then(({ run }) => run),
    result: () => import("./engine/engine").then(({ result }) => result),
    costs: () => import("./engine/cost/role").then(({ costs }) => costs),
    gpu: () => import("./engine/gpu/role").then(({ gpuForms }) => gpuForms),
    "encoder-forms": () => import("./engine/encoders/roles").then(({ encoderForms }) => encoderForms),
    "encoder-costs": () => import("./engine/encoders/roles").then(({ encoderCosts }) => encoderCosts),
    mirror: () => import("./engine/encoders/roles").then(({ mirror }) => mirror),
  },
};
