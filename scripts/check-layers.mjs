/**
 * Checks the layer rule of .dependency-cruiser.cjs over src, and checks the check: it must see every module there is,
 * and it must catch violations that are planted in a copy of the layout outside the work tree.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import extractTsConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { root } from "./environment.mjs";

const config = createRequire(import.meta.url)("../.dependency-cruiser.cjs");

/** Each violates the rule it is filed under, and nothing else. */
const planted = {
  "numerics-imports-only-what-lies-below-it": {
    "src/numerics/a.ts": 'import { b } from "../engine/b";\nexport const a = b;',
    "src/engine/b.ts": "export const b = 1;",
  },
  "model-imports-only-what-lies-below-it": {
    "src/model/a.ts": 'import type { B } from "../learners/b";\nexport type A = B;',
    "src/learners/b.ts": "export type B = number;",
  },
  "eagle-imports-only-what-lies-below-it": { "src/eagle/a.ts": 'export { b } from "../lion/b";', "src/lion/b.ts": "export const b = 1;" },
  "engine-imports-only-what-lies-below-it": {
    "src/engine/a.ts": 'export const a = () => import("../cli/b");',
    "src/cli/b.ts": "export const b = 1;",
  },
  "cli-imports-engine-and-what-lies-below-it": { "src/cli/a.ts": 'import "../state/b";', "src/state/b.ts": "export const b = 1;" },
  "sweeps-import-the-command-line-and-what-lies-below-it": {
    "src/sweep/a.ts": 'import "../labs/registry";',
    "src/labs/registry.ts": "export const b = 1;",
  },
  "databases-only-in-sweeps": { "src/engine/a.ts": 'import PgBoss from "pg-boss";\nexport const a = PgBoss;' },
  "charts-and-ui-know-only-the-types-of-the-mathematics": {
    "src/charts/a.ts": 'import { b } from "../tasks/b";\nexport const a = b;',
    "src/tasks/b.ts": "export const b = 1;",
  },
  "no-react-below-state": { "src/engine/a.ts": 'import { useState } from "react";\nexport const a = useState;' },
  "shell-imports-only-what-lies-below-it": {
    "src/shell/a.ts": 'export { b } from "../labs/learnability/b";',
    "src/labs/learnability/b.ts": "export const b = 1;",
  },
  "documents-imports-only-what-lies-below-it": {
    "src/documents/a.ts": 'import type { B } from "../experiment/b";\nexport type A = B;',
    "src/experiment/b.ts": "export type B = number;",
  },
  "fields-imports-only-what-lies-below-it": {
    "src/fields/a.ts": 'export { b } from "../documents/b";',
    "src/documents/b.ts": "export const b = 1;",
  },
  "no-lab-imports-another": {
    "src/labs/eagle/a.ts": 'export { b } from "../../engine/lion/b";',
    "src/engine/lion/b.ts": "export const b = 1;",
  },
  "no-lab-uses-the-mathematics-of-another": {
    "src/experiment/eagle/a.ts": 'export { b } from "../../lion/b";',
    "src/lion/b.ts": "export const b = 1;",
  },
  "no-lab-uses-the-mathematics-of-the-first": {
    "src/lion/a.ts": 'export { b } from "../tasks/b";',
    "src/tasks/b.ts": "export const b = 1;",
  },
  "platform-imports-only-what-lies-below-it": {
    "src/platform/files/a.ts": 'import type { B } from "../../tasks/b";\nexport type A = B;',
    "src/tasks/b.ts": "export type B = number;",
  },
  "the-core-of-the-engine-knows-no-lab": {
    "src/engine/core/a.ts": 'export const a = () => import("../eagle/b");',
    "src/engine/eagle/b.ts": "export const b = 1;",
  },
  "lessons-reach-labs-through-their-records": {
    "src/lessons/a.ts": 'export { b } from "../labs/registry";',
    "src/labs/registry.ts": "export const b = 1;",
  },
  "labs-are-named-in-registries-alone": {
    "src/main.tsx": 'export { b } from "./labs/eagle/b";',
    "src/labs/eagle/b.ts": "export const b = 1;",
  },
  "no-cycles-between-sibling-folders": {
    "src/labs/eagle/panels/a.ts": 'export { b } from "../rail/b";',
    "src/labs/eagle/rail/b.ts": "export const b = 1;",
    "src/labs/eagle/rail/c.ts": 'export { d } from "../panels/d";',
    "src/labs/eagle/panels/d.ts": "export const d = 1;",
  },
  "tensorflow-only-in-tensors": { "src/labs/a.ts": 'import * as tf from "@tensorflow/tfjs-core";\nexport const a = tf;' },
  "src-stands-alone": { "src/labs/a.ts": 'import { b } from "../../bench/b";\nexport const a = b;', "bench/b.ts": "export const b = 1;" },
  "no-cycles": {
    "src/model/a.ts": 'import { b } from "./b";\nexport const a = b;',
    "src/model/b.ts": 'import { a } from "./a";\nexport const b = a;',
  },
  "every-import-resolves": { "src/model/a.ts": 'import { b } from "./nowhere";\nexport const a = b;' },
};

/** Allowed, although it looks like a violation. */
const allowed = {
  "src/charts/a.ts": 'import type { B } from "../tasks/b";\nexport type A = B;',
  "src/tasks/b.ts": "export type B = number;",
  "src/main.tsx": 'import "./labs/registry";',
  "src/labs/registry.ts": 'import "./eagle/lab";',
  "src/labs/eagle/lab.ts": 'import "../../engine/eagle/d";\nimport "./rail/a";',
  // A folder and what lies in it are one.
  "src/labs/eagle/words.ts": "export const words = {};",
  "src/labs/eagle/rail/a.ts": 'import "../words";\nimport "../../../experiment/eagle/document";',
  "src/engine/eagle/d.ts": 'import "../core/e";\nimport "../../eagle/f";',
  "src/engine/core/e.ts": "export const e = 1;",
  "src/eagle/f.ts": "export const f = 1;",
  "src/experiment/eagle/document.ts": "export const document = 1;",
};

/** Folders that have a rule of their own in place of a layer. */
const besideTheLayers = ["cli", "sweep"];
const layers = new Set(config.forbidden.map(({ name }) => /^(.+)-imports-only-what-lies-below-it$/.exec(name)?.[1]));

const faults = [...(await faultsInSource()), ...(await blindSpots()), ...unnamedFolders(join(root, "src")), ...missesAnUnnamedFolder()];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

async function faultsInSource() {
  const { violations, modules } = await cruiseFolder(root);
  const held = sourceFiles(join(root, "src"), "src");
  const missed = held.filter((file) => !modules.includes(file));
  console.log(`${held.length} modules in src, ${held.length - missed.length} seen, ${violations.length} violations`);
  return [
    ...violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`),
    ...missed.map((file) => `the layer check does not see ${file}`),
  ];
}

async function blindSpots() {
  const faults = [];
  for (const [rule, files] of Object.entries(planted)) {
    const found = (await cruisePlanted(files)).map((violation) => violation.rule.name);
    if (!found.includes(rule))
      faults.push(`the layer check misses a planted violation of ${rule}, it found: ${found.join(", ") || "nothing"}`);
  }
  for (const { rule, from, to } of await cruisePlanted(allowed))
    faults.push(`the layer check refuses what is allowed: ${rule.name}: ${from} imports ${to}`);
  return faults;
}

/** Folders of src that no layer names: anything could be imported there, and from there. */
function unnamedFolders(src) {
  const folders = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const unnamed = folders.filter(({ name }) => !layers.has(name) && !besideTheLayers.includes(name));
  return unnamed.map(({ name }) => `no layer of .dependency-cruiser.cjs names src/${name}`);
}

function missesAnUnnamedFolder() {
  const folder = mkdtempSync(join(tmpdir(), "layers-"));
  try {
    for (const name of ["numerics", "attic"]) mkdirSync(join(folder, name));
    return unnamedFolders(folder).length === 1 ? [] : ["the layer check misses a folder that no layer names"];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function cruisePlanted(files) {
  const folder = mkdtempSync(join(tmpdir(), "layers-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    return (await cruiseFolder(folder)).violations;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function cruiseFolder(folder) {
  const { options, ...ruleSet } = config;
  const tsConfig = extractTsConfig(join(root, "tsconfig.json"));
  const { output } = await cruise(["src"], { ...options, ruleSet, validate: true, baseDir: folder }, undefined, { tsConfig });
  const modules = output.modules.map(({ source }) => source);
  return { violations: [...output.summary.violations, ...cyclesOfFolders(output.modules)], modules };
}

/** What goes round among folders beside each other, although no file does. Tests may look at anything. */
function cyclesOfFolders(modules) {
  const isTest = (file) => /[.]test[.]tsx?$|testing[.]tsx?$/.test(file);
  /** By the folder around both: for each pair of folders in it, an import that leads from one to the other. */
  const steps = new Map();
  for (const { source, dependencies } of modules.filter(({ source }) => source.startsWith("src/") && !isTest(source)))
    for (const { resolved } of dependencies) {
      const [from, to] = [dirname(source).split("/"), dirname(resolved).split("/")];
      const depth = from.findIndex((folder, place) => folder !== to[place]);
      // The folders of src have an order of their own.
      if (depth < 2 || depth >= to.length) continue;
      const around = from.slice(0, depth).join("/");
      const pair = JSON.stringify([from[depth], to[depth]]);
      steps.set(around, (steps.get(around) ?? new Map()).set(pair, { from: source, to: resolved }));
    }
  return [...steps.values()].flatMap((pairs) => {
    const next = new Map();
    for (const pair of pairs.keys()) {
      const [from, to] = JSON.parse(pair);
      next.set(from, [...(next.get(from) ?? []), to]);
    }
    const reached = (from, seen = new Set()) => {
      for (const to of next.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
      return seen;
    };
    return [...pairs].flatMap(([pair, step]) => {
      const [from, to] = JSON.parse(pair);
      return reached(to).has(from) ? [{ rule: { name: "no-cycles-between-sibling-folders" }, ...step }] : [];
    });
  });
}

function sourceFiles(folder, path) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${path}/${entry.name}`;
    if (entry.isDirectory()) return sourceFiles(join(folder, entry.name), name);
    return /[.]tsx?$/.test(entry.name) && !entry.name.endsWith(".as.ts") ? [name] : [];
  });
}
