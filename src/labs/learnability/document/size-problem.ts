/** The setting that makes an experiment too large to compute, found from the document alone, before data are generated. */
import type { NumberField } from "../../../platform/fields/fields";
import type { Problem } from "../../../platform/fields/problem";
import { memoryLimit } from "../../../platform/numerics/errors";
import { type LearnedSize, largestDemand, type MemoryDemand, mapDemands, memoryDemands } from "../math/learners/memory";
import { featureCount } from "../math/model/samples";
import { isOwnData, type TaskSpec, taskKindOf } from "../math/tasks/registry";
import { dataSize, type OwnSize, sequenceLength } from "../math/tasks/size";
import type { Experiment } from "./document";
import { type AxisSetting, mappedTasks, sweptTasks } from "./size-points";
import { sizeProblemOf } from "./too-large";

/** The checked parts of an experiment, with its sweep and its map where it has them. */
export type Sized = Pick<Experiment, "task" | "learners"> & Partial<Pick<Experiment, "sweep" | "map">>;

/** Memory that data of this size need at each stage. */
type Demands = (size: LearnedSize) => readonly MemoryDemand[];

/**
 * The field by which an experiment needs more memory than there is, with the largest value of it that fits; null for one that
 * fits, and for own data that are not open. Among the fields that count samples it is the one with the smallest reduction; a
 * field of the target itself is named only where no number of samples is small enough. Points of a sweep and of a map are
 * checked after that, one by one: there the value of the point is named, if reducing it is enough.
 *
 * @param own  dimensions of the data that are open.
 */
export function memoryProblem({ task, learners, sweep = null, map = null }: Sized, own: OwnSize | null): Problem | null {
  const ofRun: Demands = (size) => memoryDemands(size, learners);
  return (
    problemOf(task, own, ofRun, []) ??
    firstOf(sweptTasks(task, sweep), ({ task, values }) => problemOf(task, own, ofRun, values)) ??
    firstOf(mappedTasks(task, map), ({ task, values }) => problemOf(task, own, mapDemands, values))
  );
}

/** @param values  those of the task that an axis has set: where reducing one of them is enough, no other field is named. */
function problemOf(task: TaskSpec, own: OwnSize | null, demandsOf: Demands, values: readonly AxisSetting[]): Problem | null {
  const size = learnedSize(task, own);
  if (!size) return null;
  const worst = largestDemand(demandsOf(size));
  if (worst.bytes <= memoryLimit) return null;
  const fits = (task: TaskSpec, own: OwnSize | null) => {
    const size = learnedSize(task, own);
    return size !== null && largestDemand(demandsOf(size)).bytes <= memoryLimit;
  };
  const remedy =
    own && isOwnData(task)
      ? fewerSamples(own, (smaller) => fits(task, smaller))
      : smallerTask(task, values, (smaller) => fits(smaller, own));
  const said = valuesOf(size, worst);
  if (!remedy) return sizeProblemOf("too-large", said, "task");
  const { field, given, most } = remedy;
  return sizeProblemOf(`too-large-${worst.stage}`, { ...said, given, most }, field);
}

function firstOf<Item, Found>(items: Iterable<Item>, find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
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

function smallerTask(task: TaskSpec, values: readonly AxisSetting[], fits: (task: TaskSpec) => boolean): Remedy | null {
  const { fields, schema, counts } = taskKindOf(task);
  const remedyOf = (name: string): readonly Remedy[] => {
    const given = (task as unknown as Readonly<Record<string, number>>)[name];
    const changed = (value: number) => ({ ...task, [name]: value });
    const most = largestThat((fields[name] as NumberField).min, given, (value) => fits(changed(value)));
    if (most === null || !schema.safeParse(changed(most)).success) return [];
    return [{ field: values.find((value) => value.name === name)?.field ?? `task.${name}`, given, most }];
  };
  const isSet = (name: string) => values.some((value) => value.name === name);
  const isCount = (name: string) => counts.some((count) => count === name);
  const integers = Object.keys(fields).filter((name) => fields[name].kind === "integer");
  const inTurn = [
    integers.filter((name) => isSet(name) && isCount(name)),
    integers.filter(isSet),
    counts,
    integers.filter((name) => !isCount(name)),
  ];
  for (const names of inTurn) {
    const remedies = names.flatMap(remedyOf);
    if (remedies.length > 0)
      return remedies.reduce((mildest, other) => (other.most / other.given > mildest.most / mildest.given ? other : mildest));
  }
  return null;
}

/** The largest whole number from `least` on and below `given` that fits, where all smaller ones then fit, too. */
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

function valuesOf({ samples, test, shifted = 0, reference = 0, d, n }: LearnedSize, { bytes }: MemoryDemand) {
  const gigabyte = 1024 ** 3;
  return {
    samples,
    test,
    population: reference,
    others: test + shifted,
    all: samples + test + shifted + reference,
    d,
    n: n ?? 0,
    psi: featureCount(d),
    // Rounded up, so that an amount slightly above the limit does not read as within it.
    needed: (Math.ceil((bytes / gigabyte) * 100) / 100).toFixed(2),
    limit: memoryLimit / gigabyte,
  };
}
