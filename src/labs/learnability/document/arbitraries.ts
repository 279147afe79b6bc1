/** Random valid documents for property tests, drawn from the same tables of fields that define validity. */
import fc from "fast-check";
import type { Field, Fields, NumberField } from "../../../platform/fields/fields";
import { keyDimensions, type MemoryTable, mostPairs } from "../math/tasks/associative-memory/table";
import type { Shift } from "../math/tasks/random-attention/schema";
import { type TaskSpec, tasks } from "../math/tasks/registry";
import {
  type Experiment,
  experimentFields,
  experimentFormat,
  experimentVersion,
  learnerKinds,
  maxLearners,
  parseExperiment,
} from "./document";
import { mapFields, mappable } from "./map";
import { sampleComplexityFields } from "./sample-complexity";

const arbitraryShift: fc.Arbitrary<Shift> = fc.oneof(
  fc.record({ kind: fc.constant("scaled" as const), factor: fc.double({ min: 0.01, max: 100, noNaN: true }) }),
  fc.record({
    kind: fc.constant("law" as const),
    inputLaw: fc.constantFrom("gaussian" as const, "rademacher" as const, "sphere" as const),
  }),
  fc.record({ kind: fc.constant("length" as const), n: fc.integer({ min: 1, max: 128 }) }),
);

/**
 * As a person types it: few numbers, with few decimals. A large table of long ones can make a link longer than chat tools
 * carry, which the dialog that shows the link says.
 */
const arbitraryTable: fc.Arbitrary<MemoryTable> = fc
  .integer({ min: keyDimensions[0], max: keyDimensions[1] })
  .chain((d) => fc.record({ d: fc.constant(d), pairs: fc.integer({ min: 1, max: Math.min(mostPairs, Math.floor(64 / d)) }) }))
  .chain(({ d, pairs }) => {
    const entry = fc.integer({ min: -99_999, max: 99_999 }).map((thousandths) => thousandths / 1000);
    const vector = fc.array(entry, { minLength: d, maxLength: d });
    const rows = fc.array(vector, { minLength: pairs, maxLength: pairs });
    return fc.record({ keys: rows, values: rows, query: vector, noise: vector });
  });

/** Every kind of task and learner, with any values their tables allow. */
export const arbitraryExperiment: fc.Arbitrary<Experiment> = fc
  .record({
    format: fc.constant(experimentFormat),
    version: fc.constant(experimentVersion),
    seed: anyValueOf(experimentFields.seed),
    task: oneOfKinds(tasks),
    learners: fc.array(oneOfKinds(learnerKinds), { maxLength: maxLearners }),
  })
  .chain((document) =>
    fc.record(
      {
        ...constants(document),
        map: fc.option(arbitraryMap(document.task as unknown as TaskSpec)),
        sampleComplexity: arbitrarySampleComplexity,
      },
      { requiredKeys: [...Object.keys(document), "map"] as "map"[] },
    ),
  )
  .map(parseExperiment)
  .filter((parsed) => parsed.ok)
  .map((parsed) => parsed.experiment);

/** Few numbers of samples; many combinations of data sets and delta make no valid document. */
const arbitrarySampleComplexity: fc.Arbitrary<unknown> = fc.record({
  samples: fc
    .uniqueArray(fc.integer({ min: 1, max: 65_536 }), { minLength: 1, maxLength: 8 })
    .map((samples) => samples.toSorted((a, b) => a - b)),
  ...recordOf(sampleComplexityFields),
});

/** Two fields of the task or the learner, each over a few values; both may be the same one, which makes no valid map. */
function arbitraryMap(task: TaskSpec): fc.Arbitrary<unknown> {
  const axis = fc.constantFrom(...mappable(task)).chain(([name, field]) =>
    fc.record({
      fields: fc.constant([name]),
      points: fc.array(fc.tuple(fc.oneof(fc.constant(field.default), anyValueOf(field))), { minLength: 1, maxLength: 4 }),
    }),
  );
  const learner = fc.record({ kind: fc.constant("gradient"), ...recordOf(learnerKinds.gradient.fields) });
  return fc.record({ learner, x: axis, y: axis, ...recordOf(mapFields) });
}

function constants(values: Readonly<Record<string, unknown>>): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fc.constant(value)]));
}

function oneOfKinds(kinds: Readonly<Record<string, { readonly fields: Fields }>>): fc.Arbitrary<Record<string, unknown>> {
  return fc.oneof(...Object.entries(kinds).map(([kind, { fields }]) => fc.record({ kind: fc.constant(kind), ...recordOf(fields) })));
}

function recordOf(fields: Fields): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fc.oneof(fc.constant(field.default), anyValueOf(field))]));
}

function anyValueOf(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === "structured") {
    if (field.default === null) return arbitraryTable;
    return Array.isArray(field.default) ? fc.array(arbitraryShift, { maxLength: 3 }) : fc.string({ maxLength: 64 });
  }
  if (field.kind === "switch") return fc.boolean();
  if (field.kind === "choice") return fc.constantFrom(...Object.keys(field.options));
  if (field.kind !== "integer") return realWithin(field);
  const whole = fc.integer({ min: field.min, max: field.max });
  return "options" in field
    ? fc.oneof(whole, fc.constantFrom(...Object.keys(field.options as object).map((word) => (word === "null" ? null : word))))
    : whole;
}

/** JSON has one zero, so a negative zero cannot make the round trip. */
function realWithin({ min, max }: NumberField): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true }).map((value) => (value === 0 ? 0 : value));
}
