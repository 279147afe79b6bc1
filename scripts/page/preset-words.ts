import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type * as Fill from "../../src/labs/learnability/page/preset-words/fill.ts";
import { ModulePaths } from "./module-paths.ts";

const modules = new ModulePaths(/src\/labs\/learnability\/document\/presets(\/[\w-]+|[.]de)\.ts$/);

/**
 * Fills the numbers into the words of presets, so that the page does not hold the results that they come from. Workers and the
 * command line show no words of presets: there the placeholders stay.
 */
export function presetWordsPlugin(root: string): Plugin {
  // Loaded late: it imports versions of kernels, which are there once the build has started.
  const load = async () => (await runnerImport<typeof Fill>(join(root, "src/labs/learnability/page/preset-words/fill.ts"))).module;
  let loading: ReturnType<typeof load> | null = null;
  return {
    name: "preset-words",
    enforce: "pre",
    watchChange: () => {
      loading = null;
    },
    async transform(code, id) {
      if (!modules.test(id)) return null;
      loading ??= load();
      const { fillNumbers } = await loading;
      return { code: fillNumbers(code, id.endsWith(".de.ts") ? "de" : "en"), map: null };
    },
    generateBundle: () => modules.check(),
  };
}
