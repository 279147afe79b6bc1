/** Which modules go into a part of the bundle, by their paths. A build fails where such a pattern matches nothing: its folder has moved. */
import type { Plugin } from "vite";

export class ModulePaths {
  readonly #pattern: RegExp;
  #matched = false;

  constructor(pattern: RegExp) {
    this.#pattern = pattern;
  }

  /** For a group of the bundler. */
  readonly test = (id: string): boolean => {
    const matches = this.#pattern.test(id);
    this.#matched ||= matches;
    return matches;
  };

  /** @throws where nothing was matched. */
  check(): void {
    if (!this.#matched) throw new Error(`no module of the bundle matches ${this.#pattern}`);
  }
}

/** To be listed with whatever is built with these patterns. */
export function modulePathsPlugin(...paths: readonly ModulePaths[]): Plugin {
  return {
    name: "module-paths",
    apply: "build",
    generateBundle() {
      for (const one of paths) one.check();
    },
  };
}
