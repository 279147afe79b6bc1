/** How large the training set of a target is, before any of it is made. */
import { sizesOf } from "./automaton/instance-count";
import { supervisedOf } from "./random-attention/supervised";
import type { TaskSpec } from "./registry";
import { shapeOf } from "./turing-machine/instance-count";
import { layoutOf, promptLength, tokensPerStep } from "./turing-machine/layer-shape";

/** The training set that a generator would make, by its dimensions. */
export interface TrainingSize {
  readonly d: number;
  readonly outputs: number;
  /** (G, z, y) samples, prefixes and added samples counted. */
  readonly samples: number;
  /** Samples that come from one sequence. */
  readonly group: number;
}

/** Own data by their dimensions; `train` counts sequences. */
interface OwnSize {
  readonly d: number;
  readonly outputs: number;
  readonly train: number;
}

/** @param own  of the data that are open; without them a target of own data has no size. */
export function trainingSize(task: TaskSpec, own: OwnSize | null): TrainingSize | null {
  switch (task.kind) {
    case "random-attention": {
      const outputs = task.output === "scalar" ? 1 : task.d;
      return { d: task.d, outputs, samples: supervisedOf(task), group: task.supervision === "causal" ? task.n : 1 };
    }
    case "associative-memory":
      return { d: 2 * task.d, outputs: 2 * task.d, samples: task.samples + task.probes, group: 1 };
    case "automaton": {
      const { states, letters, length } = sizesOf(task);
      const fixed = task.form === "fixed";
      const d = fixed ? length + length * letters + (length + 1) * states : 2 * (states + states * letters + length + length * letters) + 1;
      return ofTraces(d, task, length * (fixed ? 1 : 2));
    }
    case "turing-machine":
      return ofTraces(layoutOf(shapeOf(task)).d, task, tokensPerStep * task.steps);
    case "custom":
      return own && { d: own.d, outputs: own.outputs, samples: own.train, group: 1 };
  }
}

/** Tokens of the longest training sequence, as learners of tokens see it; null for own data. */
export function sequenceLength(task: TaskSpec): number | null {
  switch (task.kind) {
    case "random-attention":
      return task.n;
    case "associative-memory":
      return task.pairs + 1;
    case "automaton": {
      const { states, letters, length } = sizesOf(task);
      // Table, word and start, and what was generated before the last token.
      return task.form === "fixed" ? 2 * length : states * letters + 3 * length;
    }
    case "turing-machine":
      return promptLength(shapeOf(task)) + tokensPerStep * task.steps - 1;
    case "custom":
      return null;
  }
}

/** Every generated token is a sample. Beside added samples the prefixes of a trace are single ones too. */
function ofTraces(d: number, { traces, probes }: { readonly traces: number; readonly probes: number }, group: number): TrainingSize {
  return { d, outputs: d, samples: traces * group + probes, group: probes === 0 ? group : 1 };
}
