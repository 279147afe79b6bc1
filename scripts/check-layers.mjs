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
  "charts-and-ui-know-only-the-types-of-the-mathematics": {
    "src/charts/a.ts": 'import { b } from "../tasks/b";\nexport const a = b;',
    "src/tasks/b.ts": "export const b = 1;",
  },
  "no-react-below-state": { "src/engine/a.ts": 'import { useState } from "react";\nexport const a = useState;' },
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
  "src/main.tsx": 'import "./labs/c";',
  "src/labs/c.ts": 'import "../engine/d";',
  "src/engine/d.ts": "export const d = 1;",
};

const faults = [...(await faultsInSource()), ...(await blindSpots())];
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
  return { violations: output.summary.violations, modules: output.modules.map(({ source }) => source) };
}

function sourceFiles(folder, path) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${path}/${entry.name}`;
    if (entry.isDirectory()) return sourceFiles(join(folder, entry.name), name);
    return /[.]tsx?$/.test(entry.name) && !entry.name.endsWith(".as.ts") ? [name] : [];
  });
}
