/** The documents of the EAGLE lab, as links, files, locks and undo see them. */
import type { DocumentKind } from "../../../platform/documents/kind";
import { defaultsOf } from "../../../platform/fields/fields";
import { kernelVersion as trainingKernels } from "../kernels/training/generated/version";
import { kernelVersion } from "../math/workspace";
import { type EagleDocument, eagleVersion, parseEagle, sparseEagle } from "./document";
import { idleProblem } from "./idle";
import { locks } from "./locks";
import { presets } from "./presets";
import { completionFields } from "./problem-fields";
import type { OwnSize } from "./problem-size";
import { sizeProblem } from "./size";

export const eagleKind: DocumentKind<EagleDocument> = {
  lab: "eagle",
  version: eagleVersion,
  // A network in training has kernels of its own.
  kernelsOf: ({ problem }) => (problem.kind === "training" ? trainingKernels : kernelVersion),
  parse: parseEagle,
  tooLarge: (document, size) => sizeProblem(document, size as OwnSize | null),
  idle: (document, size) => idleProblem(document, size as OwnSize | null),
  sparse: sparseEagle,
  // What a result keeps changes no curve.
  run: (document) => ({ ...document, record: "errors" }),
  ...locks,
  get presets() {
    return presets.map(({ document }) => document);
  },
  ownData: ({ problem }) => (problem.kind === "custom" ? { name: problem.name, hash: problem.hash } : null),
  withOwnData: (document, { name, hash }) => {
    const { problem } = document;
    const before = problem.kind === "custom" ? problem : { kind: "custom" as const, ...defaultsOf(completionFields) };
    return { ...document, problem: { ...before, name: name.slice(0, 200), hash } };
  },
};
