/**
 * Stores the map of Fig. 3 in the page, from the result document of a sweep. Its runs have the bits of the page; the errors at recorded
 * steps are rounded to three digits for drawing, the last of each run are kept in full.
 *
 *     npx tsx scripts/stored-map.ts document > FILE               # writes the document of the map
 *     npm run --silent sweep -- FILE --out FOLDER --export        # computes it, and continues after an interruption
 *     npx tsx scripts/stored-map.ts write FOLDER/results/NAME.json
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Experiment, experimentFormat, experimentVersion } from "../src/labs/learnability/document/document";
import { learnabilityKind } from "../src/labs/learnability/document/kind";
import type { ResultDocument } from "../src/labs/learnability/document/result";
import { mapKey } from "../src/labs/learnability/engine/map/cells";
import { mapOfFigure3 } from "../src/labs/learnability/engine/stored-runs/figure-3";

const target = join(import.meta.dirname, "../src/labs/learnability/page/stored-runs/stored-runs-map.json");
const [command, path] = process.argv.slice(2);
if (command === "document") process.stdout.write(`${JSON.stringify(documentOf(mapOfFigure3), null, 1)}\n`);
else if (command === "write" && path) write(JSON.parse(readFileSync(path, "utf8")) as ResultDocument);
else throw new Error("say: document, or: write FILE");

function documentOf(experiment: Experiment): object {
  return { format: experimentFormat, version: experimentVersion, ...learnabilityKind.sparse(experiment) };
}

function write({ experiment, kernels, map }: ResultDocument): void {
  if (!map || mapKey(experiment) !== mapKey(mapOfFigure3)) throw new Error("this is no result of this map");
  const cells = map.cells.map(({ runs, ...cell }) => ({
    ...cell,
    runs: runs.map(({ losses: { step, error }, ...run }) => ({
      ...run,
      milliseconds: Math.round(run.milliseconds),
      losses: { step: [...step], error: Array.from(error, (value, k) => (k === error.length - 1 ? value : Number(value.toPrecision(3)))) },
    })),
  }));
  writeFileSync(
    target,
    `{"kernels":${JSON.stringify(kernels)},"map":{"cells":[\n${cells.map((cell) => JSON.stringify(cell)).join(",\n")}\n]}}\n`,
  );
}
