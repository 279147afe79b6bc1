/** The GPU's measurements as files that need nothing of the project: a page, and a module for Node. */
import { build } from "vite";

const source = import.meta.dirname;

export async function buildPage(outDir: string): Promise<void> {
  await build({
    root: source,
    base: "./",
    configFile: false,
    logLevel: "warn",
    worker: { format: "es" },
    build: { target: "es2022", outDir, emptyOutDir: true },
  });
}

export async function buildNodeBundle(outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { ssr: `${source}/measure.ts`, outDir, emptyOutDir: true, target: "es2022" },
    ssr: { noExternal: true },
  });
}
