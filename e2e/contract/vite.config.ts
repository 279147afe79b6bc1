/**
 * Builds the page with one lab more than the deployed one: `npx vite build --config e2e/contract/vite.config.ts`. Only the two
 * registries differ, for the page and for its workers.
 */
import { join, resolve } from "node:path";
import type { Plugin, PluginOption, UserConfig } from "vite";
import page from "../../vite.config.ts";

const here = import.meta.dirname;
const root = resolve(here, "..", "..");

/** Replaces a registry by one with one lab more, which imports the original. */
function registry(name: "compute" | "page"): Plugin {
  const [own, other] = [join(root, `src/labs/${name}.ts`), join(here, `${name}.ts`)];
  let replaced = false;
  return {
    name: `registry-of-the-contract-${name}`,
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!importer || importer === other || !source.endsWith(`/${name}`)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found?.id !== own) return null;
      replaced = true;
      return other;
    },
    generateBundle() {
      if (!replaced) throw new Error(`nothing of the bundle imports ${own}`);
    },
  };
}

const { plugins = [], worker, build } = page as UserConfig;

/** The contract does not cover licences or offline use, which take a third of the building time. */
const unneeded = /^(licences|vite-plugin-pwa)/;
const needed = (plugins: readonly PluginOption[]) =>
  plugins.flat(2).filter((plugin) => !(plugin && "name" in plugin && unneeded.test(plugin.name)));

export default {
  ...(page as UserConfig),
  root,
  plugins: [registry("page"), ...needed(plugins)],
  worker: { ...worker, plugins: () => [registry("compute"), ...needed(worker?.plugins?.() ?? [])] },
  // Size does not matter here: minification takes a third of the building time.
  build: {
    ...build,
    minify: false,
    cssMinify: false,
    reportCompressedSize: false,
    outDir: join(root, ".cache", "contract-tests"),
    emptyOutDir: true,
  },
} satisfies UserConfig;
