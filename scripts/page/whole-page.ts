/**
 * Has the built page fetch along with its first file what comes next: the rest of the whole page, or, for those who come by the
 * bare address for the first time, the question that awaits them and what computes its picture. To be listed after the plugin
 * of the early worker, and before that of the content policy, which lets through the scripts that it finds.
 */
import type { Plugin, Rolldown } from "vite";
import type { RoleAhead } from "../../src/platform/engine/role.ts";
import { preferenceNames } from "../../src/platform/state/preference-keys.ts";

/** The name of the part, in the bundle and at the beginning of its files. */
export const wholeName = "whole";

const question = "/src/labs/learnability/page/opening/FirstQuestion.tsx";
const computing: RoleAhead = { type: "ahead", lab: "learnability", role: "learning-curve" };

/** Addresses relative to the page. */
export interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A visit that is mistaken for another kind only waits longer, or fetches what is wanted soon: src/platform/state/first-visit.ts decides. */
export function fetchAhead(whole: Files, first: Files): string {
  return `
      try {
        const known = location.hash[1] || /[?&](?!lang=)./.test(location.search) || ${JSON.stringify(preferenceNames)}.some((name) => localStorage[name]);
        for (const [rel, as, href] of known ? ${listOf(whole)} : ${listOf(first)})
          document.head.append(Object.assign(document.createElement("link"), { rel, as, href, crossOrigin: "" }));
        if (!known) window.earlyWorker?.postMessage(${JSON.stringify(computing)});
      } catch {}
    `;
}

function listOf({ scripts, styles }: Files): string {
  return JSON.stringify([
    ...scripts.map((script) => ["modulepreload", "script", script]),
    ...styles.map((sheet) => ["preload", "style", sheet]),
  ]);
}

export function wholePagePlugin(): Plugin {
  return {
    name: "whole-page",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part): part is Rolldown.OutputChunk => part.type === "chunk");
        const filesOf = (what: string, is: (chunk: Rolldown.OutputChunk) => boolean): Files => {
          const found = chunks.filter(is);
          if (found.length !== 1) throw new Error(`expected one file for ${what}, got ${found.length}`);
          const [{ fileName, imports, viteMetadata }] = found;
          // The page names what it begins with in its own head.
          const shared = imports.filter((name) => !html.includes(name));
          return {
            scripts: [fileName, ...shared].map((name) => `./${name}`),
            styles: [...(viteMetadata?.importedCss ?? [])].map((name) => `./${name}`),
          };
        };
        const whole = filesOf("the whole page", ({ name }) => name === wholeName);
        const first = filesOf("the first question", ({ facadeModuleId }) => facadeModuleId?.endsWith(question) ?? false);
        return html.replace(/<script type="module"/, (own) => `<script>${fetchAhead(whole, first)}</script>\n    ${own}`);
      },
    },
  };
}
