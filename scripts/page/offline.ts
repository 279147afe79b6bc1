/**
 * What makes the built page installable and lets it open without a network: a service worker that keeps every file of
 * the build, and the manifest of the application. When it is registered, and how an update asks first, is in
 * src/platform/state/offline.ts.
 */
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** No file of the page is near it; a build with a larger one fails rather than leave it out. */
const largestFile = 8 * 2 ** 20;

export function offlinePlugin(): Plugin[] {
  return VitePWA({
    strategies: "generateSW",
    registerType: "prompt",
    injectRegister: false,
    filename: "sw.js",
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
      // Fetched when their panel is opened, which says so where there is no network.
      // Letters of formulas that no formula has.
      globIgnores: ["**/stored-runs-*.json", "**/KaTeX_{Fraktur,SansSerif,Script,Typewriter}-*"],
      maximumFileSizeToCacheInBytes: largestFile,
      // Their names hold a hash of their content.
      dontCacheBustURLsMatching: /^assets\//,
      cleanupOutdatedCaches: true,
      // The first visit is served from here as soon as everything has come; an update waits until it is accepted.
      clientsClaim: true,
      skipWaiting: false,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      // The page itself, whatever stands behind the "?". Any other address is left to the host, which may hold more pages.
      ignoreURLParametersMatching: [/^/],
      navigateFallback: null,
    },
  });
}
