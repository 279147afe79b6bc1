/**
 * Makes the built page installable and lets it open without a network: a service worker that keeps every file of the build, and
 * the manifest of the application. Its registration, and the question before an update, are in src/platform/state/offline.ts.
 */
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** All files of the page are far smaller; a build with a larger one fails rather than leave it out. */
const largestFile = 8 * 2 ** 20;

export function offlinePlugin(): Plugin[] {
  return VitePWA({
    strategies: "generateSW",
    registerType: "prompt",
    injectRegister: false,
    filename: "sw.js",
    // They are among the files of the build, and would be listed twice.
    includeManifestIcons: false,
    manifestFilename: "manifest.webmanifest",
    manifest: {
      name: "Learnability Playground",
      short_name: "Playground",
      description: "An interactive laboratory for what one layer of linear attention can provably learn.",
      lang: "en",
      // Relative to the manifest: the page works under any path of any host.
      start_url: "./",
      scope: "./",
      display: "standalone",
      background_color: "#fbfaf8",
      theme_color: "#fbfaf8",
      categories: ["education"],
      icons: [
        { src: "icons/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
        { src: "icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
        { src: "icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
        { src: "icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
    workbox: {
      globPatterns: ["**/*.{html,js,css,woff2,ttf,json,txt,svg,png}"],
      // The system keeps the large icons of an installed page. Stored runs are fetched when their panel is opened, and the panel with
      // them; without a network the page says that a part is missing. TensorFlow.js is fetched when layers train on a GPU; without a
      // network they train on the processor. The fonts hold letters that no formula has.
      globIgnores: [
        "icons/*-512.png",
        "**/{stored-runs-*.json,StoredRunsPanel-*.js}",
        "assets/webgpu-*.js",
        "**/KaTeX_{AMS,Caligraphic,Fraktur,Main-Bold,Main-BoldItalic,Main-Italic,Math-BoldItalic,SansSerif,Script,Typewriter}-*",
      ],
      maximumFileSizeToCacheInBytes: largestFile,
      // Their names contain a hash of their content.
      dontCacheBustURLsMatching: /^assets\//,
      cleanupOutdatedCaches: true,
      // The first visit is served from here as soon as all files have come; an update waits until it is accepted.
      clientsClaim: true,
      skipWaiting: false,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      // The page itself, with any parameters after the "?". Any other address is left to the host, which may have more pages.
      ignoreURLParametersMatching: [/^/],
      navigateFallback: null,
    },
  });
}
