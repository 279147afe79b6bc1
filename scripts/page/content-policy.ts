/**
 * The Content-Security-Policy of the built page, as a <meta> of index.html: only what the page itself brought may run, be
 * drawn or be fetched. docs/hosting.md says which header says the same.
 */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/**
 * Style elements that react-aria-components makes, letter by letter: the policy lets exactly these through. The first
 * tells touch screens which gestures a button leaves to the page; the second, on iOS, keeps the page behind a dialog still.
 */
const stylesOfControls = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
];

/** @param inlineScripts  contents of the script elements of the page that name no file. */
export function contentPolicy(inlineScripts: readonly string[]): string {
  const policy: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...inlineScripts.map(hashOf)],
    "style-src": ["'self'", ...stylesOfControls.map(hashOf)],
    // Pictures of charts are drawn from a blob before they are saved.
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const scripts = /<script>([\s\S]*?)<\/script>/g;

/** Development needs what the policy forbids, so it is in the built page alone. */
export function contentPolicyPlugin(): Plugin {
  return {
    name: "content-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const policy = contentPolicy([...html.matchAll(scripts)].map(([, script]) => script));
        // Before everything that it governs; only the character set stands earlier, for the first bytes must say it.
        return html.replace(
          /<meta charset="utf-8" \/>/,
          (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        );
      },
    },
  };
}
