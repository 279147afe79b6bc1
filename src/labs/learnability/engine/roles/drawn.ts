import { describeFailure } from "../../../../platform/engine/failure";
import type { Role } from "../../../../platform/engine/role";
import { finish } from "../../../../platform/numerics/progress";
import { drawnData } from "../../math/tasks/custom/drawn";
import { writeCsv, writeJson, writeNpz } from "../../math/tasks/custom/formats";
import { datasetTokens, generate } from "../../math/tasks/generators";
import { Workspace } from "../../math/workspace";
import type { DrawnFormat, DrawnRequest, FromDrawnWorker } from "../drawn-file";

/** Draws the data of one experiment, and writes them in a format of own data. */
export const role: Role<DrawnRequest, FromDrawnWorker> = (post) => (request) => {
  try {
    const bytes = written(request);
    post({ type: "done", bytes }, [bytes.buffer]);
  } catch (error) {
    post({ type: "failed", failure: describeFailure(error) });
  }
};

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
