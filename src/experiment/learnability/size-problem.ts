/** What of an experiment is too large to be computed: known from the document alone, before anything is drawn. */
import type { NumberField } from "../../fields/fields";
import type { CodedProblem, Values } from "../../fields/problem";
import { type LearnedSize, largestDemand, type MemoryDemand, memoryDemands } from "../../learners/memory";
import { featureCount } from "../../model/samples";
import { memoryLimit } from "../../numerics/errors";
import { isOwnData, type TaskSpec, taskKindOf } from "../../tasks/registry";
import { dataSize, type OwnSize, sequenceLength } from "../../tasks/size";
import type { Experiment } from "./document";
import { sizeProblemOf } from "./size-problems";

type Sized = Pick<Experiment, "task" | "learners">;

/**
 * The field by which an experiment needs more memory than there is, with the largest value of it that fits; null for one that
 * fits, and for own data that are not open. Of the fields that count samples it is the one that has to give way least, and
 * one of the target itself only where no samples are few enough.
 *
 * @param own  dimensions of the data that are open.
 */
export function memoryProblem({ task, learners }: Sized, own: OwnSize | null): CodedProblem | null {
  const size = learnedSize(task, own);
  if (!size) return null;
  const worst = largestDemand(memoryDemands(size, learners));
  if (worst.bytes <= memoryLimit) return null;
  const fits = (task: TaskSpec, own: OwnSize | null) => {
    const size = learnedSize(task, own);
    return size !== null && largestDemand(memoryDemands(size, learners)).bytes <= memoryLimit;
  };
  const remedy =
    own && isOwnData(task) ? fewerSamples(own, (smaller) => fits(task, smaller)) : smallerTask(task, (smaller) => fits(smaller, own));
  const values = valuesOf(size, worst);
  if (!remedy) return sizeProblemOf("too-large", "task", values);
  const { field, given, most } = remedy;
  return sizeProblemOf(`too-large-${worst.stage}`, field, { ...values, given, most });
}

function learnedSize(task: TaskSpec, own: OwnSize | null): LearnedSize | null {
  const size = dataSize(task, own);
  return size && { ...size, n: sequenceLength(task) };
}

interface Remedy {
  readonly field: string;
  readonly given: number;
  /** The largest value of the field with which the rest fits. */
  readonly most: number;
}

function fewerSamples(own: OwnSize, fits: (own: OwnSize) => boolean): Remedy | null {
  const most = largestThat(1, own.train, (train) => fits({ ...own, train }));
  return most === null ? null : { field: "samples", given: own.train, most };
}

function smallerTask(task: TaskSpec, fits: (task: TaskSpec) => boolean): Remedy | null {
  const { fields, schema, counts } = taskKindOf(task);
  const remedyOf = (name: string): readonly Remedy[] => {
    const given = (task as unknown as Readonly<Record<string, number>>)[name];
    const changed = (value: number) => ({ ...task, [name]: value });
    const most = largestThat((fields[name] as NumberField).min, given, (value) => fits(changed(value)));
    return most === null || !schema.safeParse(changed(most)).success ? [] : [{ field: `task.${name}`, given, most }];
  };
  const others = Object.keys(fields).filter((name) => fields[name].kind === "integer" && !counts.some((count) => count === name));
  for (const names of [counts, others]) {
    const remedies = names.flatMap(remedyOf);
    if (remedies.length > 0)
      return remedies.reduce((mildest, other) => (other.most / other.given > mildest.most / mildest.given ? other : mildest));
  }
  return null;
}

/** The largest whole number from `least` on and below `given` of which something is true that is true of all smaller ones. */
function largestThat(least: number, given: number, fits: (value: number) => boolean): number | null {
  if (given <= least || !fits(least)) return null;
  let [low, high] = [least, given];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function valuesOf({ samples, test, shifted = 0, population = 0, d, n }: LearnedSize, { bytes }: MemoryDemand): Values {
  const gigabyte = 1024 ** 3;
  return {
    samples,
    test,
    population,
    others: test + shifted,
    all: samples + test + shifted + population,
    d,
    n: n ?? 0,
    psi: featureCount(d),
    // Rounded up: what exceeds the limit by little is not to read as if it kept it.
    needed: (Math.ceil((bytes / gigabyte) * 100) / 100).toFixed(2),
    limit: memoryLimit / gigabyte,
  };
}
