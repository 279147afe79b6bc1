import type { Plugin } from "vite";

/** Which modules get a copy of a library of their own. */
export interface OwnCopy {
  readonly library: string;
  readonly importers: RegExp;
}

/**
 * Gives late parts of the page their own copy of a library that the first view has, too. A module is never divided between files:
 * without it the first view carries everything that any later part takes from the library.
 */
export function ownCopiesPlugin(copies: readonly OwnCopy[]): Plugin {
  return {
    name: "own-copies",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const wanted = copies.some(({ library, importers }) => source === library && importer !== undefined && importers.test(importer));
      if (!wanted) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}?own-copy` };
    },
  };
}
