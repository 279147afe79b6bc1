import { askRole } from "../../../../platform/engine/ask-role";
import { finish } from "../../../../platform/numerics/progress";
import { drawnData } from "../../math/tasks/custom/drawn";
import { writeCsv, writeJson, writeNpz } from "../../math/tasks/custom/formats";
import { datasetTokens, generate } from "../../math/tasks/generators";
import { Workspace } from "../../math/workspace";
import type { DrawnFormat, DrawnRequest } from "../drawn-file";

/** Draws the data of one experiment, and writes them in a format of own data. */
export const role = askRole(written);

function written({ experiment: { task, seed }, format }: DrawnRequest): Uint8Array<ArrayBuffer> {
  const context = { seed, data: null, workspace: new Workspace() };
  const dataset = finish(generate(task, context));
  const data = finish(drawnData(dataset, finish(datasetTokens(task, context))));
  const writers: Readonly<Record<DrawnFormat, () => Uint8Array>> = {
    json: () => new TextEncoder().encode(writeJson(data)),
    csv: () => new TextEncoder().encode(writeCsv(data)),
    npz: () => writeNpz(data),
  };
  return writers[format]() as Uint8Array<ArrayBuffer>;
}
