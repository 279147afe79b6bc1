/**
 * Writes the tables of fields in docs/documents.md from the tables that validate documents, so that they cannot disagree. With
 * --check it changes nothing and fails when docs/documents.md is out of date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { experimentFields, learnerKinds } from "../src/experiment/learnability/document";
import { laboratoryFields } from "../src/experiment/learnability/laboratory";
import { mapFields } from "../src/experiment/learnability/map";
import type { Field, Fields } from "../src/fields/fields";
import { stopFields } from "../src/learners/stop";
import { tasks } from "../src/tasks/registry";

const path = new URL("../docs/documents.md", import.meta.url);
const tables: Readonly<Record<string, Fields>> = {
  experiment: experimentFields,
  ...tablesOf("task", tasks),
  ...tablesOf("learner", learnerKinds),
  stop: stopFields,
  map: mapFields,
  laboratory: laboratoryFields,
};

const before = readFileSync(path, "utf8");
let after = before;
for (const [name, fields] of Object.entries(tables)) after = replaceTable(after, name, table(fields));

if (process.argv.includes("--check")) {
  if (after !== before) {
    console.error("the tables of fields in docs/documents.md are out of date: run npx tsx scripts/document-fields.ts");
    process.exitCode = 1;
  } else console.log(`${Object.keys(tables).length} tables of fields in docs/documents.md agree with the schemas`);
} else writeFileSync(path, after);

function tablesOf(prefix: string, kinds: Readonly<Record<string, { readonly fields: Fields }>>): Record<string, Fields> {
  return Object.fromEntries(Object.entries(kinds).map(([kind, { fields }]) => [`${prefix} ${kind}`, fields]));
}

function replaceTable(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- fields of ${name} -->`, "<!-- end of fields -->"];
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`docs/documents.md has no place for the fields of ${name}: add ${start} and ${end}`);
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
  if (field.kind === "integer") return `whole number, ${field.min} to ${field.max}`;
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
