/**
 * Checks the layer rule of .dependency-cruiser.cjs over src, and checks the check: it must include every module, and it must
 * catch violations that are planted in a copy of the layout outside the work tree.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import extractTsConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { root } from "./environment.mjs";

const config = createRequire(import.meta.url)("../.dependency-cruiser.cjs");

/** Each violates the rule it is filed under, and no other. */
const planted = {
  "platform-numerics-imports-only-what-lies-below-it": {
    "src/platform/numerics/a.ts": 'import { b } from "../engine/b";\nexport const a = b;',
    "src/platform/engine/b.ts": "export const b = 1;",
  },
  "platform-documents-imports-only-what-lies-below-it": {
    "src/platform/documents/a.ts": 'import type { B } from "../state/b";\nexport type A = B;',
    "src/platform/state/b.ts": "export type B = number;",
  },
  "platform-shell-imports-only-what-lies-below-it": {
    "src/platform/shell/a.ts": 'export { b } from "../../lessons/b";',
    "src/lessons/b.ts": "export const b = 1;",
  },
  "platform-engine-imports-only-what-lies-below-it": {
    "src/platform/engine/a.ts": 'export const a = () => import("../../cli/b");',
    "src/cli/b.ts": "export const b = 1;",
  },
  "math-of-a-lab-imports-only-what-lies-below-it": {
    "src/labs/lion/math/a.ts": 'export { b } from "../document/b";',
    "src/labs/lion/document/b.ts": "export const b = 1;",
  },
  "document-of-a-lab-imports-only-what-lies-below-it": {
    "src/labs/lion/document/a.ts": 'export { b } from "../../../platform/engine/b";',
    "src/platform/engine/b.ts": "export const b = 1;",
  },
  "engine-of-a-lab-imports-only-what-lies-below-it": {
    "src/labs/lion/engine/a.ts": 'import type { B } from "../page/b";\nexport type A = B;',
    "src/labs/lion/page/b.ts": "export type B = number;",
  },
  "cli-imports-only-what-lies-below-it": {
    "src/cli/a.ts": 'import "../platform/state/b";',
    "src/platform/state/b.ts": "export const b = 1;",
  },
  "lessons-imports-only-what-lies-below-it": {
    "src/lessons/a.ts": 'export { b } from "../papers/b";',
    "src/papers/b.ts": "export const b = 1;",
  },
  "sweep-imports-only-what-lies-below-it": { "src/sweep/a.ts": 'import "../lessons/b";', "src/lessons/b.ts": "export const b = 1;" },
  "the-platform-knows-no-lab": {
    "src/platform/shell/a.ts": 'export { b } from "../../labs/page";',
    "src/labs/page.ts": "export const b = 1;",
  },
  "no-lab-imports-another": {
    "src/labs/eagle/page/a.ts": 'export { b } from "../../lion/math/b";',
    "src/labs/lion/math/b.ts": "export const b = 1;",
  },
  "no-lab-starts-from-its-record": {
    "src/labs/eagle/page/a.ts": 'export const a = () => import("../lab");',
    "src/labs/eagle/lab.ts": "export const b = 1;",
  },
  "what-computes-knows-no-page": {
    "src/labs/eagle/compute.ts": 'export const a = () => import("./page/b");',
    "src/labs/eagle/page/b.ts": "export const b = 1;",
  },
  "labs-are-reached-through-their-registries": {
    "src/main.tsx": 'export { b } from "./labs/eagle/lab";',
    "src/labs/eagle/lab.ts": "export const b = 1;",
  },
  "lessons-reach-labs-through-their-records": {
    "src/lessons/a.ts": 'export { b } from "../labs/page";',
    "src/labs/page.ts": "export const b = 1;",
  },
  "databases-only-in-sweeps": { "src/platform/engine/a.ts": 'import PgBoss from "pg-boss";\nexport const a = PgBoss;' },
  "charts-and-controls-know-only-the-types-of-the-mathematics": {
    "src/labs/eagle/page/charts/a.ts": 'import { b } from "../../math/b";\nexport const a = b;',
    "src/labs/eagle/math/b.ts": "export const b = 1;",
  },
  "no-react-in-what-computes": { "src/labs/eagle/engine/a.ts": 'import { useState } from "react";\nexport const a = useState;' },
  "no-cycles-between-sibling-folders": {
    "src/labs/eagle/page/panels/a.ts": 'export { b } from "../rail/b";',
    "src/labs/eagle/page/rail/b.ts": "export const b = 1;",
    "src/labs/eagle/page/rail/c.ts": 'export { d } from "../panels/d";',
    "src/labs/eagle/page/panels/d.ts": "export const d = 1;",
  },
  "tensorflow-only-on-a-gpu": {
    "src/labs/lion/math/a.ts": 'export const a = () => import("../../../platform/tensors/webgpu");',
    "src/platform/tensors/webgpu.ts": 'import * as tf from "@tensorflow/tfjs-core";\nexport const b = tf;',
  },
  "tensorflow-only-when-it-is-used": {
    "src/labs/lion/engine/gpu/a.ts": 'import { b } from "../../../../platform/tensors/webgpu";\nexport const a = b;',
    "src/platform/tensors/webgpu.ts": 'import * as tf from "@tensorflow/tfjs-core";\nexport const b = tf;',
  },
  "src-stands-alone": {
    "src/lessons/a.ts": 'import { b } from "../../bench/b";\nexport const a = b;',
    "bench/b.ts": "export const b = 1;",
  },
  "no-cycles": {
    "src/platform/fields/a.ts": 'import { b } from "./b";\nexport const a = b;',
    "src/platform/fields/b.ts": 'import { a } from "./a";\nexport const b = a;',
  },
  "every-import-resolves": { "src/platform/fields/a.ts": 'import { b } from "./nowhere";\nexport const a = b;' },
};

/** Allowed, although it resembles a violation. */
const allowed = {
  "src/labs/eagle/page/charts/a.ts": 'import type { B } from "../../math/b";\nexport type A = B;',
  "src/labs/eagle/math/b.ts": "export type B = number;",
  "src/main.tsx": 'import "./labs/page";',
  "src/labs/page.ts": 'import "./eagle/lab";',
  "src/labs/worker.ts": 'import "./compute";',
  "src/labs/compute.ts": 'import "./eagle/compute";',
  "src/labs/eagle/compute.ts": 'import "./engine/d";\nimport "./document/g";',
  "src/labs/eagle/lab.ts": 'import "./engine/d";\nimport "./page/rail/a";',
  // A folder and its contents are one.
  "src/labs/eagle/page/words.ts": "export const words = {};",
  "src/labs/eagle/page/rail/a.ts": 'import "../words";\nimport "../../document/g";',
  "src/labs/eagle/engine/d.ts": 'import "../../../platform/engine/e";\nimport "../math/f";',
  "src/platform/engine/e.ts": "export const e = 1;",
  "src/labs/lion/engine/gpu/h.ts":
    'import type { T } from "../../../../platform/tensors/webgpu";\nexport const h = (): Promise<{ T: T }> => import("../../../../platform/tensors/webgpu");',
  "src/platform/tensors/webgpu.ts": 'import * as tf from "@tensorflow/tfjs-core";\nexport type T = typeof tf;',
  "src/labs/eagle/math/f.ts": "export const f = 1;",
  "src/labs/eagle/document/g.ts": "export const document = 1;",
};

const faults = [...(await faultsInSource()), ...(await blindSpots()), ...unnamedPlaces(join(root, "src")), ...missesAnUnnamedFolder()];
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

/** Folders and modules that no layer names: they could import anything, and anything could import them. */
function unnamedPlaces(src) {
  const unnamed = (folder, known) =>
    readdirSync(join(src, folder)).flatMap((name) =>
      known.includes(name.replace(/([.]test)?[.]tsx?$/, ""))
        ? []
        : [`no layer of .dependency-cruiser.cjs names ${join("src", folder, name)}`],
    );
  const labs = readdirSync(join(src, "labs"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [
    ...unnamed("", ["platform", "labs", ...config.programs]),
    ...unnamed("platform", config.platform),
    ...labs.flatMap(({ name }) => unnamed(join("labs", name), [...config.floors, "compute", "lab"])),
  ];
}

function missesAnUnnamedFolder() {
  const folder = mkdtempSync(join(tmpdir(), "layers-"));
  try {
    for (const name of ["attic", "platform/numerics", "platform/attic", "labs/lion/math", "labs/lion/attic"])
      mkdirSync(join(folder, name), { recursive: true });
    return unnamedPlaces(folder).length === 3 ? [] : ["the layer check misses a folder that no layer names"];
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
  const { options, forbidden } = config;
  const tsConfig = extractTsConfig(join(root, "tsconfig.json"));
  const { output } = await cruise(["src"], { ...options, ruleSet: { forbidden }, validate: true, baseDir: folder }, undefined, {
    tsConfig,
  });
  const modules = output.modules.map(({ source }) => source);
  return { violations: [...output.summary.violations, ...cyclesOfFolders(output.modules)], modules };
}

/** Import cycles among neighbouring folders, even where no files form a cycle. Tests may import anything. */
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
