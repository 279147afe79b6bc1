import { purposes } from "../../streams";
import { sampledTarget } from "../sampled-target";
import type { TokenLaw } from "../sampling";
import { gaussianThroughout, shiftedKeys } from "./key-laws";
import { drawMemory, type MemoryShape, memoryTeacher, withoutOwnColumn } from "./memory";
import type { AssociativeMemorySpec } from "./schema";

/** The distribution of the memories of one split. */
interface MemoryLaw extends TokenLaw {
  readonly shape: MemoryShape;
  /** Share of Gaussian memories among them. */
  readonly gaussianShare: number;
}

/** Draws training set, test set and a shifted test set of associative memories (paper notes, section 6.2). */
export const associativeMemorySource = sampledTarget<AssociativeMemorySpec, MemoryLaw>({
  laws: (spec) => ({ train: trainLaw(spec), shifted: [shiftedLaw(spec)] }),
  draw(workspace, { shape, gaussianShare, purpose }, seed, index) {
    const kind = isGaussian(index, gaussianShare) ? "gaussian" : shape.kind;
    return drawMemory(workspace, { ...shape, kind }, { seed, purpose, index });
  },
  teacher: ({ d }) => memoryTeacher(d),
  followsTheory,
  relabel({ labels, d }) {
    if (labels !== "equation-14") return null;
    return (split) => {
      if (split.labels) withoutOwnColumn(split.labels, split.last, d);
    };
  },
  streams: { train: purposes.memoryTrain, test: purposes.memoryTest, shifted: purposes.memoryShifted },
});

/**
 * Whether sample i of a mixture is Gaussian: any first samples contain `share` of them, evenly spread, and raising N
 * changes none.
 */
export function isGaussian(index: number, share: number): boolean {
  return Math.floor((index + 1) * share) > Math.floor(index * share);
}

function trainLaw({ d, pairs, keyLaw, ownNoise, gaussianShare }: AssociativeMemorySpec): MemoryLaw {
  return lawOf({ d, pairs, kind: keyLaw, ownNoise }, gaussianThroughout(keyLaw) ? 0 : gaussianShare);
}

/**
 * The distribution of the shifted set: Gaussian keys or, when all training memories have those, the largest number of
 * orthonormal ones.
 */
function shiftedLaw(spec: AssociativeMemorySpec): MemoryLaw & { readonly name: string } {
  const { d, pairs, ownNoise } = spec;
  if (shiftedKeys(spec) === "Gaussian") return { ...lawOf({ d, pairs, kind: "gaussian", ownNoise }), name: "Gaussian keys" };
  const most = Math.min(pairs, d);
  const name = most < pairs ? `${most} orthonormal keys` : "orthonormal keys";
  return { ...lawOf({ d, pairs: most, kind: "orthonormal", ownNoise }), name };
}

function lawOf(shape: MemoryShape, gaussianShare = 0): MemoryLaw {
  return { d: 2 * shape.d, n: shape.pairs + 1, shape, gaussianShare };
}

/**
 * Whether the formula of the excess risk applies: labels of the model class, and a distribution under which Lambda is
 * well-conditioned. Among memories only Gaussian ones with noise beside the query satisfy this; with a single pair, key and
 * query are equal, and Lambda is singular all the same.
 */
function followsTheory({ keyLaw, gaussianShare, ownNoise, labels, probes, pairs }: AssociativeMemorySpec): boolean {
  const gaussian = gaussianThroughout(keyLaw) || gaussianShare === 1;
  return gaussian && pairs > 1 && ownNoise === "on" && labels === "attention" && probes === 0;
}
