/**
 * Writes src/labs/learnability/document/fixtures/shipped-links.json: links as this program writes them, with all their
 * contents. Made once, with the program of that time. Entries are never changed; links of later versions are added.
 *
 *   npx tsx scripts/shipped/links.ts
 */

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { arbitraryExperiment } from "../../src/labs/learnability/document/arbitraries";
import {
  type Experiment,
  experimentFormat,
  experimentVersion,
  learnerKinds,
  parseExperiment,
} from "../../src/labs/learnability/document/document";
import { learnabilityKind } from "../../src/labs/learnability/document/kind";
import { encodeLink } from "../../src/labs/learnability/document/link";
import { presets } from "../../src/labs/learnability/document/presets";
import { parseOwnData } from "../../src/labs/learnability/math/tasks/custom/data";
import { hashOwnData } from "../../src/labs/learnability/math/tasks/custom/hash";
import { tasks } from "../../src/labs/learnability/math/tasks/registry";
import { assignmentCode, controlsOf, locksFor } from "../../src/platform/documents/assignment";
import type { Locks } from "../../src/platform/documents/locks";
import { problemLine } from "../../src/platform/fields/problem";

const file = fileURLToPath(new URL("../../src/labs/learnability/document/fixtures/shipped-links.json", import.meta.url));

function experimentOf(document: object): Experiment {
  const parsed = parseExperiment({ format: experimentFormat, version: experimentVersion, ...document });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

interface Extras {
  readonly data?: string;
  readonly locks?: Locks;
}

function entryOf(name: string, experiment: Experiment, { data, locks }: Extras = {}): object {
  return {
    name,
    link: encodeLink(experiment, data, locks),
    experiment,
    ...(data === undefined ? {} : { data }),
    // Work of students shows the code of their teacher's link, so that it must not change either.
    ...(locks ? { locks, code: assignmentCode(learnabilityKind, { experiment, locks }) } : {}),
  };
}

const everyLearner = Object.keys(learnerKinds).map((kind) => ({ kind }));

/** Own data as in a link, and the experiment that learns from them. */
const ownData =
  '{"format":"learnability-data","version":1,"samples":[{"Z":[[1,2,3],[0.1,-4,5e-3]],"y":[6]},{"Z":[[1,0],[0,1]],"y":[-0.25]}],"test":[{"Z":[[1],[2]]}]}';
const ownExperiment = () => {
  const parsed = parseOwnData(JSON.parse(ownData));
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  const task = { kind: "custom", name: "Messung ä.json", hash: hashOwnData(parsed.data) };
  return experimentOf({ task, learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 2, steps: 500 }] });
};

const everything = () =>
  experimentOf({
    seed: 4_294_967_295,
    task: { kind: "random-attention", d: 3, n: 5, heads: 2, samples: 64, shifts: [{ kind: "length", n: 9 }] },
    learners: [
      { kind: "closed-form", ridge: 0.001 },
      { kind: "gradient", heads: 3, rate: 0.02, repeats: 2 },
    ],
    stop: { targetError: 1e-9 },
    sweep: { field: "samples", values: [8, 16, 32, 64] },
    map: {
      learner: { kind: "gradient", heads: 2, steps: 700 },
      x: { fields: ["learner.heads"], points: [[1], [2], [4]] },
      y: {
        fields: ["task.samples", "learner.optimizer"],
        points: [
          [16, "adamw"],
          [64, "sgd"],
        ],
        names: ["few", "many"],
      },
      seeds: 2,
      measure: "success",
    },
    laboratory: { view: "twin", direction: 2, output: 1, amplitude: 3.5 },
  });

function locksOf(experiment: Experiment, free: readonly string[], hidden: readonly string[] = []): Locks {
  return locksFor(learnabilityKind, experiment, new Set(free), new Set(hidden));
}

const machine = presets.find(({ document: experiment }) => experiment.task.kind === "automaton")!.document;
const standard = experimentOf({ seed: 7, task: { kind: "random-attention", samples: 256 }, learners: everyLearner.slice(0, 2) });
const all = controlsOf(learnabilityKind, standard);

/** A draw that is the same at every call of this script. */
const drawn = fc.sample(
  arbitraryExperiment.chain((experiment) =>
    fc.record({
      experiment: fc.constant(experiment),
      free: fc.subarray([...controlsOf(learnabilityKind, experiment)]),
      hidden: fc.subarray([...controlsOf(learnabilityKind, experiment)]),
    }),
  ),
  { seed: 20_240, numRuns: 16 },
);

const entries = [
  ...presets.map(({ id, document: experiment }) => entryOf(`preset ${id}`, experiment)),
  ...Object.keys(tasks).map((kind) =>
    entryOf(`every learner at its defaults on ${kind}`, experimentOf({ task: { kind }, learners: everyLearner })),
  ),
  entryOf("own data in the link", ownExperiment(), { data: ownData }),
  entryOf("own data that are a file of their own", ownExperiment()),
  entryOf("map, sweep, laboratory and stop rules", everything()),
  entryOf("a class that may change one setting", standard, { locks: locksOf(standard, ["random-attention.samples"], ["history"]) }),
  entryOf("a class that may change nothing", standard, { locks: locksOf(standard, []) }),
  entryOf("a class that may change everything but the rate", standard, {
    locks: locksOf(
      standard,
      all.filter((name) => name !== "gradient.rate"),
    ),
  }),
  entryOf("a class that sees nothing but the run", standard, { locks: locksOf(standard, ["run"], all) }),
  entryOf("a class with a machine of its own", machine, { locks: locksOf(machine, ["automaton.machine", "run", "learners"], ["map"]) }),
  entryOf("a class with own data", ownExperiment(), { data: ownData, locks: locksOf(ownExperiment(), ["gradient.heads"], ["laboratory"]) }),
  ...drawn.map(({ experiment, free, hidden }, index) =>
    entryOf(`drawn ${index + 1}`, experiment, index % 2 === 0 ? {} : { locks: locksOf(experiment, free, hidden) }),
  ),
];

writeFileSync(file, `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]\n`);
