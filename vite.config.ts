import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { buildFonts } from "./scripts/build-fonts.mjs";
import { buildKernels } from "./scripts/build-kernels.mjs";
// @ts-expect-error: a plain script without types
import { lessonPlugins } from "./scripts/lessons.mjs";
import { contentPolicyPlugin } from "./scripts/page/content-policy.ts";
import { earlyWorkerPlugin } from "./scripts/page/early-worker.ts";
import { licencePlugins } from "./scripts/page/licences.ts";
import { ModulePaths, modulePathsPlugin } from "./scripts/page/module-paths.ts";
import { offlinePlugin } from "./scripts/page/offline.ts";
import { ownCopiesPlugin } from "./scripts/page/own-copies.ts";
import { presetWordsPlugin } from "./scripts/page/preset-words.ts";
import { wholeName, wholePagePlugin } from "./scripts/page/whole-page.ts";

const root = dirname(fileURLToPath(import.meta.url));
const source = resolve(root, "src");

/** Compiles the AssemblyScript kernels before anything imports them, and again when one of them changes. */
function kernelPlugin(): Plugin {
  return {
    name: "kernels",
    buildStart: async () => void (await buildKernels()),
    configureServer(server) {
      server.watcher.on("change", (file) => {
        if (!file.startsWith(source) || !file.endsWith(".as.ts")) return;
        buildKernels().catch((error: Error) => server.config.logger.error(error.message));
      });
    },
  };
}

/** Cuts the fonts to what the page draws before its styles ask for them. */
function fontPlugin(): Plugin {
  return { name: "fonts", buildStart: async () => void (await buildFonts()) };
}

/**
 * D3's packages do nothing but define, and say so. Their files do not say it of each call, without which what a call makes stays
 * in the page though nothing uses it, such as most curves: 1.5 kB of a first visit.
 */
function unusedOfD3Plugin(): Plugin {
  const definitions = /^(?:var|const) [\w$]+ = .*$/gm;
  const calls = /(?<= |\()(?=\(function|(?!function)[\w$]+\()/g;
  return {
    name: "unused-of-d3",
    transform: {
      filter: { id: /node_modules\/d3-[a-z-]+\/dist\// },
      handler: (code) => code.replace(definitions, (line) => line.replace(calls, "/* @__PURE__ */ ")),
    },
  };
}

const licences = licencePlugins(root);

/**
 * Names of files, with seven characters of what is in them: they tell 4e12 versions of a file apart. The page names most of its
 * files in what it fetches first, so that each character counts there.
 */
const names = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:7][extname]",
};

const named: readonly string[] = ["rolldown-runtime", wholeName];

/** What several parts share would be called after any one of its modules: without such names the page begins with 350 bytes less. */
const pageNames = {
  ...names,
  chunkFileNames: ({ isDynamicEntry, name }: { readonly isDynamicEntry: boolean; readonly name: string }) =>
    isDynamicEntry || named.includes(name) ? names.chunkFileNames : "assets/[hash:8].js",
};

/**
 * What scripts name beside a part that they fetch: its styles. The scripts that it shares with others are found in it, one turn
 * later, and all are kept for use without a network soon; their names would take 4 kB of the first view.
 */
function namedDependencies(_: string, dependencies: string[], { hostType }: { readonly hostType: "html" | "js" }): string[] {
  return hostType === "html" ? dependencies : dependencies.filter((file) => file.endsWith(".css"));
}

/** The role in which workers run the jobs of the lab that the page opens with. */
const firstRun = new ModulePaths(/src\/labs\/learnability\/engine\/roles\/run\.ts$/);

/** What the whole page is made of, with the lab that it opens with: all but what a first visit begins with. */
const wholePage = new ModulePaths(/src\/(platform\/shell\/Page\.tsx|labs\/learnability\/lab\.ts)$/);
/** What it shares with the question of a first visit, which does without the rest. */
const ofTheQuestion = new ModulePaths(
  /src\/(platform\/ui\/me(dia|asure)|platform\/shell\/presets\/gallery\/gallery-state|labs\/learnability\/page\/session\/react)\.ts$/,
);

export default defineConfig({
  // Relative addresses: the page works under any path of any host.
  base: "./",
  plugins: [
    kernelPlugin(),
    fontPlugin(),
    unusedOfD3Plugin(),
    ownCopiesPlugin([
      { library: "fflate", importers: /(named-arrays|npz)[.]ts$/ },
      { library: "d3-interpolate", importers: /d3-(transition|zoom)/ },
    ]),
    ...lessonPlugins(),
    presetWordsPlugin(root),
    react(),
    earlyWorkerPlugin(),
    wholePagePlugin(),
    contentPolicyPlugin(),
    licences.page,
    modulePathsPlugin(wholePage, ofTheQuestion),
    offlinePlugin(),
  ],
  worker: {
    format: "es",
    plugins: () => [licences.worker(), modulePathsPlugin(firstRun)],
    // What a first run needs is one file: the first curve waits for it, and not for files that it names in turn. Other roles and
    // labs take what they share with it from there.
    rolldownOptions: {
      output: { ...names, codeSplitting: { groups: [{ name: "run-learnability", test: firstRun.test }] } },
    },
  },
  // Fonts stay files: the content policy has none inside of style sheets.
  build: {
    target: "es2022",
    // Whoever cannot preload fetches a moment later.
    modulePreload: { polyfill: false, resolveDependencies: namedDependencies },
    // That of the page, which has a test of its own.
    chunkSizeWarningLimit: 600,
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    // What jspdf would load to draw web pages, which nobody asks it for.
    rolldownOptions: {
      external: ["html2canvas", "canvg", "dompurify"],
      // What the page begins with is one file, and so is the rest of the whole page: they compress to less than their parts,
      // and all of it is there by the time that something fetched later shares some of it.
      output: {
        ...pageNames,
        codeSplitting: {
          groups: [
            { name: "page", tags: ["$initial"], priority: 3 },
            { name: "small", test: ofTheQuestion.test, priority: 2 },
            { name: wholeName, test: wholePage.test, priority: 1 },
          ],
        },
      },
    },
  },
  // Playwright runs what is in e2e.
  // Nothing here changes what is global, so that files may share what they import: 75 s instead of 120.
  // A test that takes long on a busy machine is no failure, and no core is kept for a person who waits.
  test: {
    include: ["{src,bench,scripts}/**/*.test.{ts,tsx}"],
    setupFiles: [
      "src/platform/numerics/to-be-allclose-testing.ts",
      "src/labs/english-testing.ts",
      "src/platform/fields/problem-saying-testing.ts",
    ],
    isolate: false,
    // A test that comes to no assertion has tested nothing.
    expect: { requireAssertions: true },
    maxWorkers: "100%",
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
