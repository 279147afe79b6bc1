/**
 * Has the built page open its first worker before its own code is there: the script of the workers, which is small, comes
 * along with that code instead of after it, so that a run waits no longer for the network than if its worker were one file.
 * To be listed before the plugin of the content policy, which lets through the scripts that it finds.
 */
import type { Plugin } from "vite";

/**
 * Where the worker fails, the next caller opens another, and receives its error.
 *
 * @param script  address of the workers' script, relative to the page. See src/platform/engine/open-worker.ts.
 */
export function earlyWorker(script: string): string {
  return `
      try {
        window.earlyWorker = new Worker("${script}", { type: "module" });
        window.earlyWorker.onerror = () => delete window.earlyWorker;
      } catch {}
    `;
}

export function earlyWorkerPlugin(): Plugin {
  return {
    name: "early-worker",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const scripts = Object.keys(bundle).filter((file) => /(^|\/)worker-[^/]*\.js$/.test(file));
        if (scripts.length !== 1) throw new Error(`expected one script for all workers, got ${scripts.join(", ") || "none"}`);
        // Before the style sheets, which later scripts wait for.
        return html.replace(/<script type="module"/, (own) => `<script>${earlyWorker(`./${scripts[0]}`)}</script>\n    ${own}`);
      },
    },
  };
}
