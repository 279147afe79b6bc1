/**
 * Writes the tables of fields in docs/ from the tables that validate documents, so that they cannot disagree. With --check it
 * changes nothing and fails when one is out of date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { eagleFields } from "../src/labs/eagle/document/document";
import { problemFields } from "../src/labs/eagle/document/problem-fields";
import { solverFields } from "../src/labs/eagle/document/solver-fields";
import { experimentFields, learnerKinds } from "../src/labs/learnability/document/document";
import { laboratoryFields } from "../src/labs/learnability/document/laboratory";
import { mapFields } from "../src/labs/learnability/document/map";
import { sampleComplexityFields } from "../src/labs/learnability/document/sample-complexity";
import { stopFields } from "../src/labs/learnability/math/learners/stop";
import { tasks } from "../src/labs/learnability/math/tasks/registry";
import { lionFields } from "../src/labs/lion/document/document";
import { learnerFields as lionLearners } from "../src/labs/lion/document/encoder-fields";
import { problemFields as lionProblems } from "../src/labs/lion/document/problem-fields";
import type { Field, Fields } from "../src/platform/fields/fields";

interface Documented {
  readonly path: string;
  /** By the names of their places. */
  readonly tables: Readonly<Record<string, Fields>>;
}

const documented: readonly Documented[] = [
  {
    path: "docs/documents.md",
    tables: {
      experiment: experimentFields,
      ...tablesOf("task", fieldsOf(tasks)),
      ...tablesOf("learner", fieldsOf(learnerKinds)),
      stop: stopFields,
      map: mapFields,
      sampleComplexity: sampleComplexityFields,
      laboratory: laboratoryFields,
    },
  },
  {
    path: "docs/eagle.md",
    tables: { eagle: eagleFields, ...tablesOf("eagle problem", problemFields), ...tablesOf("eagle solver", withSettings(solverFields)) },
  },
  {
    path: "docs/lion.md",
    tables: { lion: lionFields, ...tablesOf("lion problem", lionProblems), ...tablesOf("lion learner", lionLearners) },
  },
];

const checks = process.argv.includes("--check");
for (const { path, tables } of documented) {
  const file = new URL(`../${path}`, import.meta.url);
  const before = readFileSync(file, "utf8");
  const after = Object.entries(tables).reduce((text, [name, fields]) => replaceTable(path, text, name, table(fields)), before);
  if (!checks) writeFileSync(file, after);
  else if (after === before) console.log(`${Object.keys(tables).length} tables of fields in ${path} agree with the schemas`);
  else {
    console.error(`the tables of fields in ${path} are out of date: run npx tsx scripts/document-fields.ts`);
    process.exitCode = 1;
  }
}

function fieldsOf(kinds: Readonly<Record<string, { readonly fields: Fields }>>): Record<string, Fields> {
  return Object.fromEntries(Object.entries(kinds).map(([kind, { fields }]) => [kind, fields]));
}

function withSettings(kinds: Readonly<Record<string, Fields>>): Record<string, Fields> {
  return Object.fromEntries(Object.entries(kinds).filter(([, fields]) => Object.keys(fields).length > 0));
}

function tablesOf(prefix: string, kinds: Readonly<Record<string, Fields>>): Record<string, Fields> {
  return Object.fromEntries(Object.entries(kinds).map(([kind, fields]) => [`${prefix} ${kind}`, fields]));
}

function replaceTable(path: string, text: string, name: string, content: string): string {
  const [start, end] = [`<!-- fields of ${name} -->`, "<!-- end of fields -->"];
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`${path} has no place for the fields of ${name}: add ${start} and ${end}`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}

function table(fields: Fields): string {
  const rows = Object.entries(fields).map(([name, field]) => `| \`${name}\` | ${values(field)} | ${byDefault(field)} | ${field.help} |`);
  return ["| field | values | default | meaning |", "|---|---|---|---|", ...rows].join("\n");
}

/** Long objects are described below their table. */
function byDefault({ default: value }: Field): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? "see below" : `\`${text}\``;
}

function values(field: Field): string {
  if (field.kind === "integer") {
    const words =
      "options" in field ? Object.keys(field.options as object).map((word) => `, or \`${word === "null" ? word : `"${word}"`}\``) : [];
    return `whole number, ${field.min} to ${field.max}${words.join("")}`;
  }
  if (field.kind === "number") return `number, ${field.min} to ${field.max}`;
  if (field.kind === "switch") return "`true`, `false`";
  if (field.kind === "choice")
    return Object.keys(field.options)
      .map((option) => `\`"${option}"\``)
      .join(", ");
  if (field.default === null) return "`null`, or an object, see below";
  if (typeof field.default === "object" && !Array.isArray(field.default)) return "object, see below";
  return Array.isArray(field.default) ? "list, see below" : "text";
}
