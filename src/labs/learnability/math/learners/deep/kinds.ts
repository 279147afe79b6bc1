import { kernelVersion } from "../../../../../platform/kernels/tensors/generated/version";
import { counted, firstFree, type LearnerKind, type LearningSize, type Progress } from "../learner-kind";
import { deepWork } from "./cost";
import { type DeepSpec, type LinearLayersSpec, linearFields, type TransformerSpec, transformerFields } from "./fields";

const layersToTry = [2, 1, 4, 3];

/** The common part of all learners of several layers. */
const ofLayers = {
  phrase: ({ heads }: DeepSpec) => counted(heads, "head", "heads"),
  work(spec: DeepSpec, { n, ...size }: LearningSize) {
    if (n === null) return null;
    const sort = spec.precision === "float32" ? "layers32" : "layers64";
    return { sort, multiplyAdds: deepWork(spec, { ...size, n }, spec.steps) } as const;
  },
  // Every product of the forward pass has two in the backward pass.
  worked: (_spec: DeepSpec, _size: object, { step, forward }: Progress) => 3 * forward * step,
  kernels: ({ precision }: DeepSpec) => (precision === "float32" ? kernelVersion : null),
  precisionOfWeights: () => "float32" as const,
  next: <Spec extends DeepSpec>(model: Spec, alike: readonly Spec[]): Spec => ({
    ...model,
    layers: firstFree(
      layersToTry,
      alike.map(({ layers }) => layers),
    ),
  }),
} as const;

/** Layers of linear attention, the last of them read out. */
export const linearLayers: LearnerKind<LinearLayersSpec> = {
  ...ofLayers,
  kind: "linear-layers",
  fields: linearFields,
  label(spec) {
    const single = spec.layers > 1 && spec.residual === "off" ? ", no residual" : "";
    return `${layersOf(spec)} of linear attention, ${counted(spec.heads, "head", "heads")}${single}`;
  },
};

/** Blocks of softmax attention and MLP. */
export const transformer: LearnerKind<TransformerSpec> = {
  ...ofLayers,
  kind: "transformer",
  fields: transformerFields,
  label: (spec) => `Transformer, ${layersOf(spec)}, ${counted(spec.heads, "head", "heads")}, width ${spec.width}`,
};

function layersOf({ layers, objective }: DeepSpec): string {
  const depth = counted(layers, "layer", "layers");
  return objective === "tokens" ? `next token, ${depth}` : depth;
}
