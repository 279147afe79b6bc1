import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Check } from "./check";

const folder = join(import.meta.dirname, "verify");

/** All checks of bench/verify, in the order of their files. */
export async function loadChecks(): Promise<Check[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".verify.ts"));
  const modules = await Promise.all(files.sort().map((name) => import(pathToFileURL(join(folder, name)).href)));
  return modules.flatMap((module: { readonly checks: readonly Check[] }) => [...module.checks]);
}
