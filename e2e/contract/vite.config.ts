/**
 * Builds the page with one lab more than the deployed one has: `npx vite build --config e2e/contract/vite.config.ts`. Only
 * the two registries differ, for the page and for its workers.
 */
import { join, resolve } from "node:path";
import type { Plugin, PluginOption, UserConfig } from "vite";
import page from "../../vite.config.ts";

const here = import.meta.dirname;
const root = resolve(here, "..", "..");

/** What takes the place of a registry; it builds on the one that it replaces. */
const replaced = new Map([
  [join(root, "src/engine/labs.ts"), join(here, "engine-labs.ts")],
  [join(root, "src/labs/registry.ts"), join(here, "labs.ts")],
]);

function registries(): Plugin {
  return {
    name: "registries-of-the-contract",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer || !/(labs|registry)$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const other = found && replaced.get(found.id);
      return other && other !== importer ? other : null;
    },
  };
}

const { plugins = [], worker, build } = page as UserConfig;

/** Nothing in the contract is about licences or use without a network, which take a third of the building. */
const unneeded = /^(licences|vite-plugin-pwa)/;
const needed = (plugins: readonly PluginOption[]) =>
  plugins.flat(2).filter((plugin) => !(plugin && "name" in plugin && unneeded.test(plugin.name)));

export default {
  ...(page as UserConfig),
  root,
  plugins: [registries(), ...needed(plugins)],
  worker: { ...worker, plugins: () => [registries(), ...needed(worker?.plugins?.() ?? [])] },
  // What it weighs is no matter: to make it small takes a third of the building.
  build: {
    ...build,
    minify: false,
    cssMinify: false,
    reportCompressedSize: false,
    outDir: join(root, ".cache", "contract-tests"),
    emptyOutDir: true,
  },
} satisfies UserConfig;
