/** The documents of the LION lab, as links, files, locks and undo use them. */
import type { DocumentKind } from "../../../platform/documents/kind";
import { kernelVersion as encoderKernels } from "../../../platform/kernels/tensors/generated/version";
import { kernelVersion } from "../math/workspace";
import { type LionDocument, lionVersion, parseLion, sparseLion } from "./document";
import { idleProblem } from "./idle";
import { locks } from "./locks";
import { presets } from "./presets";
import { type SequenceSize, sizeProblem } from "./size";
import { withKind } from "./with-kind";

export const lionKind: DocumentKind<LionDocument> = {
  lab: "lion",
  version: lionVersion,
  // Encoders train on kernels that they share with learners of several layers.
  kernelsOf: ({ problem }) => (problem.kind === "task" ? encoderKernels : kernelVersion),
  parse: parseLion,
  idle: idleProblem,
  tooLarge: (document, size) => sizeProblem(document, size as SequenceSize | null),
  sparse: sparseLion,
  // The contents of a result change no output.
  run: (document) => ({ ...document, record: "outputs" }),
  ...locks,
  get presets() {
    return presets.map(({ document }) => document);
  },
  ownData: ({ problem }) => (problem.kind === "custom" ? { name: problem.name, hash: problem.hash } : null),
  withOwnData: (document, { name, hash }) => {
    const before = document.problem.kind === "custom" ? document : withKind("custom")(document);
    return { ...before, problem: { kind: "custom", name: name.slice(0, 200), hash } };
  },
};
