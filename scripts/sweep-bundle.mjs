/**
 * Sweeps as plain scripts: a thread that had to translate the TypeScript of a lab would take two seconds to start, and so takes a
 * tenth of that.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildKernels } from "./build-kernels.mjs";
import { root } from "./environment.mjs";

/** Bundles of earlier sources that are kept: a sweep may be under way with one of them. */
const kept = 8;

/** @returns the folder that holds main.js and thread.js of the sources as they stand. */
export async function bundleSweep() {
  await buildKernels();
  const all = join(root, "node_modules", ".cache", "sweep");
  const folder = join(all, fingerprint());
  if (existsSync(folder)) return folder;
  // Whoever is first puts his whole folder there.
  const temporary = `${folder}.${process.pid}`;
  const { build } = await import("vite");
  await build({
    configFile: false,
    root,
    logLevel: "error",
    build: {
      ssr: true,
      outDir: temporary,
      emptyOutDir: true,
      target: "node20",
      rolldownOptions: {
        input: { main: join(root, "src/sweep/main.ts"), thread: join(root, "src/sweep/work/thread.ts") },
        output: { entryFileNames: "[name].js", format: "es" },
      },
    },
  });
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  const older = readdirSync(all)
    .map((name) => ({ name, made: statSync(join(all, name)).mtimeMs }))
    .sort((a, b) => b.made - a.made);
  for (const { name } of older.slice(kept)) rmSync(join(all, name), { recursive: true, force: true });
  return folder;
}

/** Of all sources that can be part of it: their names, sizes and times. */
function fingerprint() {
  const hash = createHash("sha256");
  const look = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) look(path);
      else if (/[.](ts|wgsl)$/.test(entry.name)) {
        const { size, mtimeMs } = statSync(path);
        hash.update(`${path} ${size} ${mtimeMs}\n`);
      }
    }
  };
  look(join(root, "src"));
  hash.update(String(statSync(join(root, "package-lock.json")).mtimeMs));
  return hash.digest("hex").slice(0, 16);
}
