/**
 * Checks that package-lock.json names every package it asks for, those of other platforms included. npm leaves out what a
 * registry does not have and says nothing, and then `npm ci` refuses the whole file on every machine.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./environment.mjs";

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

const missing = Object.entries(packages).flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
  Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter((name) => !isLocked(path, name))
    .map((name) => `package-lock.json lacks ${name}, which ${path || "package.json"} asks for`),
);

for (const line of missing) console.error(line);
if (missing.length > 0) process.exit(1);
console.log(`${Object.keys(packages).length} packages locked, none missing`);

/** Looks where Node would: beside the package that asks, then in every folder above it. */
function isLocked(path, name) {
  for (let folder = path; ; folder = folder.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, "")) {
    if (packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}
