/**
 * Programs of the command line and their threads as plain JavaScript: one that translates the TypeScript of a lab itself takes a
 * second of a core and more to start; a plain script takes a fifth of that.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildKernels } from "./build-kernels.mjs";
import { root } from "./environment.mjs";

/** Bundles of earlier sources that are kept: a sweep may be under way with one of them. */
const kept = 8;
/** Milliseconds after which a process that makes a bundle counts as dead. */
const longest = 120_000;

/**
 * Builds the page that shows a sweep beside its scripts: only on request, since it takes some seconds.
 *
 * @param folder  as `bundleSweep` returns it.
 */
export async function bundleWatch(folder) {
  const page = join(folder, "watch");
  if (existsSync(page)) return;
  const temporary = `${page}.${process.pid}`;
  const { build } = await import("vite");
  const { buildFonts } = await import("./build-fonts.mjs");
  await buildFonts();
  await build({
    configFile: false,
    root: join(root, "src/labs/learnability/page/watch"),
    base: "./",
    publicDir: false,
    logLevel: "error",
    build: { outDir: temporary, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  putInPlace(temporary, page);
}

/** @returns the folder with main.js and thread.js of a sweep, from the current sources. */
export async function bundleSweep() {
  await buildKernels();
  return bundle("sweep", { main: "src/sweep/main.ts", thread: "src/sweep/work/thread.ts" });
}

/** @returns the folder with main.js and thread.js of the headless runner, from the current sources. */
export async function bundleHeadless() {
  await buildKernels();
  return bundle("headless", { main: "src/cli/main.ts", thread: "src/cli/thread.ts" });
}

/** Of several processes that need the same bundle, one makes it, and the others wait. */
async function bundle(name, scripts) {
  const all = join(root, "node_modules", ".cache", name);
  const folder = join(all, fingerprint());
  const making = `${folder}.making`;
  mkdirSync(all, { recursive: true });
  while (!existsSync(folder)) {
    if (mayMake(making)) await make(making, folder, scripts);
    else await pause(50);
  }
  const older = readdirSync(all)
    .map((name) => ({ name, made: statSync(join(all, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.made - a.made);
  for (const { name } of older.slice(kept)) rmSync(join(all, name), { recursive: true, force: true });
  return folder;
}

/** Creates the folder, unless a live process has created it already. */
function mayMake(making) {
  const since = statSync(making, { throwIfNoEntry: false })?.mtimeMs;
  if (since !== undefined && Date.now() - since > longest) rmSync(making, { recursive: true, force: true });
  try {
    mkdirSync(making);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

async function make(making, folder, scripts) {
  const { build } = await import("vite");
  try {
    await build({
      configFile: false,
      root,
      logLevel: "error",
      build: {
        ssr: true,
        outDir: making,
        emptyOutDir: true,
        target: "node20",
        rolldownOptions: {
          input: Object.fromEntries(Object.entries(scripts).map(([script, source]) => [script, join(root, source)])),
          output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", format: "es" },
        },
      },
    });
    putInPlace(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** The first process puts its whole folder in place. */
function putInPlace(temporary, folder) {
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Hash of all possible sources: their names, sizes and times. */
function fingerprint() {
  const hash = createHash("sha256");
  const look = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) look(path);
      else if (/[.](tsx?|css|html|wgsl|json)$/.test(entry.name)) {
        const { size, mtimeMs } = statSync(path);
        hash.update(`${path} ${size} ${mtimeMs}\n`);
      }
    }
  };
  look(join(root, "src"));
  hash.update(String(statSync(join(root, "package-lock.json")).mtimeMs));
  return hash.digest("hex").slice(0, 16);
}
