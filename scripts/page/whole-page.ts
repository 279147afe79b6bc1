/**
 * Has the built page fetch the rest of the whole page along with its first file, for everybody who will see it at once: all
 * but those who come by the bare address for the first time, whom a question awaits. To be listed before the plugin of the
 * content policy, which lets through the scripts that it finds.
 */
import type { Plugin } from "vite";

/** The name of the part, in the bundle and at the beginning of its files. */
export const wholeName = "whole";

/**
 * Who is mistaken for somebody else only waits longer, or fetches what is wanted soon: src/state/first-visit.ts decides.
 *
 * @param script, styles  addresses relative to the page.
 */
export function fetchWholePage(script: string, styles: readonly string[]): string {
  return `
      try {
        if (location.hash[1] || localStorage.opening)
          for (const [rel, as, href] of [["modulepreload", "script", "${script}"]${styles.map((sheet) => `, ["preload", "style", "${sheet}"]`).join("")}])
            document.head.append(Object.assign(document.createElement("link"), { rel, as, href, crossOrigin: "" }));
      } catch {}
    `;
}

export function wholePagePlugin(): Plugin {
  return {
    name: "whole-page",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap((part) => (part.type === "chunk" && part.name === wholeName ? [part] : []));
        if (chunks.length !== 1) throw new Error(`expected one file for the whole page, got ${chunks.length}`);
        const styles = [...(chunks[0].viteMetadata?.importedCss ?? [])].map((sheet) => `./${sheet}`);
        const script = `<script>${fetchWholePage(`./${chunks[0].fileName}`, styles)}</script>`;
        return html.replace(/<script type="module"/, (own) => `${script}\n    ${own}`);
      },
    },
  };
}
