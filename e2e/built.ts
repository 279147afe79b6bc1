/** Files of the built page. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Names of the scripts in which these words are. */
export function scriptsWith(words: string): readonly string[] {
  const folder = join(import.meta.dirname, "..", "dist", "assets");
  return readdirSync(folder).filter((name) => name.endsWith(".js") && readFileSync(join(folder, name), "utf8").includes(words));
}
