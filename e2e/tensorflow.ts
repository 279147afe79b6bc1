/** Files of the build that contain TensorFlow.js. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const assets = join(import.meta.dirname, "..", "dist", "assets");

/** Their names, recognised by the address parameter for its flags. @throws {Error} when the build has none: it is recognised no longer. */
export function tensorflowFiles(): readonly string[] {
  const names = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const found = names.filter((name) => readFileSync(join(assets, name), "utf8").includes("tfjsflags"));
  if (found.length === 0) throw new Error("no file of the build contains TensorFlow.js");
  return found;
}
