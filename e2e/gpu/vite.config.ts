/** Builds the page of the GPU tests, which is never part of the deployed one: `npx vite build --config e2e/gpu/vite.config.ts`. */
import { join } from "node:path";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  worker: { format: "es" },
  build: { target: "es2022", outDir: join(import.meta.dirname, "..", "..", ".cache", "gpu-tests"), emptyOutDir: true, minify: false },
});
