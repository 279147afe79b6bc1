/** This lab's entries in the engine's registry, each fetched at its first use. */
import type { LabCompute } from "../../platform/engine/lab-compute";

export const lion: LabCompute = {
  kind: () => import("./document/kind").then(({ lionKind }) => lionKind),
  sentences: () => import("./engine/sentences").then(({ sentences }) => sentences),
  engine: () => import("./engine/engine").then(({ engine }) => engine),
  ownData: () => import("./engine/own-data").then(({ ownData }) => ownData),
  roles: {
    run: () => import("./engine/roles/run").then(({ role }) => role),
    result: () => import("./engine/roles/result").then(({ role }) => role),
    costs: () => import("./engine/roles/costs").then(({ role }) => role),
    gpu: () => import("./engine/roles/gpu").then(({ role }) => role),
    "encoder-forms": () => import("./engine/roles/encoder-forms").then(({ role }) => role),
    "encoder-costs": () => import("./engine/roles/encoder-costs").then(({ role }) => role),
    mirror: () => import("./engine/roles/mirror").then(({ role }) => role),
  },
};
