/** Files of the built page. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const assets = join(import.meta.dirname, "..", "dist", "assets");

/** Names of the scripts in which these words are. @throws {Error} where they are in none: what they stood for is recognised no longer. */
export function scriptsWith(words: string): readonly string[] {
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const found = scripts.filter((name) => readFileSync(join(assets, name), "utf8").includes(words));
  if (found.length === 0) throw new Error(`no script of the build contains "${words}"`);
  return found;
}

/** Those of TensorFlow.js, recognised by the address parameter for its flags. */
export const tensorflowFiles = () => scriptsWith("tfjsflags");
