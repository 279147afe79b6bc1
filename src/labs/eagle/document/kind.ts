/** The documents of the EAGLE lab, as links, files, locks and undo see them. */
import type { DocumentKind } from "../../../platform/documents/kind";
import { kernelVersion as trainingKernels } from "../kernels/training/generated/version";
import { kernelVersion } from "../math/workspace";
import { type EagleDocument, eagleVersion, parseEagle, sparseEagle } from "./document";
import { idleProblem } from "./idle";
import { locks } from "./locks";
import { presets } from "./presets";
import type { ProblemSpec } from "./problem-fields";
import type { OwnSize } from "./problem-size";
import { sizeProblem } from "./size";
import { withKind } from "./with-kind";

export const eagleKind: DocumentKind<EagleDocument> = {
  lab: "eagle",
  version: eagleVersion,
  // A network in training has kernels of its own.
  kernelsOf: ({ problem }) => (problem.kind === "training" ? trainingKernels : kernelVersion),
  parse: parseEagle,
  tooLarge: (document, size) => sizeProblem(document, size as OwnSize | null),
  idle: (document, size) => idleProblem(document, size as OwnSize | null),
  sparse: sparseEagle,
  // The record setting changes no curve.
  run: (document) => ({ ...document, record: "errors" }),
  ...locks,
  get presets() {
    return presets.map(({ document }) => document);
  },
  ownData: ({ problem }) => (problem.kind === "custom" ? { name: problem.name, hash: problem.hash } : null),
  withOwnData: (document, { name, hash }) => {
    const before = document.problem.kind === "custom" ? document : withKind("custom")(document);
    return { ...before, problem: { ...before.problem, name: name.slice(0, 200), hash } as ProblemSpec };
  },
};
