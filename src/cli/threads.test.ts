/** A team of real threads: its members are threads of Node, as for the headless runner. */
import { afterAll, describe, expect, it } from "vitest";
import { dataTasks } from "../labs/learnability/engine/split/tasks";
import { openTileTeam } from "../labs/learnability/math/eigenvalues/tile-team";
import { eigenvaluesInTwoStages } from "../labs/learnability/math/eigenvalues/two-stages";
import { Workspace } from "../labs/learnability/math/workspace";
import { SplitWork } from "../platform/engine/split-work";
import { randomSymmetric } from "../platform/numerics/matrices-testing";
import { finish } from "../platform/numerics/progress";
import { helpersOf } from "./threads";

const most = 5;
const helpers = helpersOf("learnability", most);
if (!helpers) throw new Error("expected helpers");
const split = new SplitWork({ tasks: dataTasks(new Workspace()), helpers });

afterAll(() => split.dispose());

/** Eigenvalues by this thread as the leader, and the units that the others computed. */
async function inTeam(a: Float64Array, n: number, threads: number) {
  const team = openTileTeam(n);
  if (!team) throw new Error("expected Node to share memory");
  const workspace = new Workspace();
  const help = Array.from({ length: threads - 1 }, () => split.begin("tilePasses", team));
  const leading = eigenvaluesInTwoStages(workspace, workspace.push(a), n, team);
  let turn = leading.next();
  while (!turn.done) {
    await new Promise((resolve) => setTimeout(resolve));
    turn = leading.next();
  }
  while (help.some(({ outcome }) => !outcome)) await new Promise((resolve) => setTimeout(resolve, 5));
  return { values: turn.value, units: help.map(({ outcome }) => outcome?.output ?? 0) };
}

describe("eigenvalues by a team of threads", () => {
  it("have the bits of one thread on 2, 3 and 5 threads", async () => {
    split.prepare();
    const n = 1040;
    const a = randomSymmetric(n, 3);
    const workspace = new Workspace();
    const alone = finish(eigenvaluesInTwoStages(workspace, workspace.push(a), n));
    for (const threads of [2, 3, most]) {
      let helped = 0;
      // On a busy machine helpers may come too late.
      for (let run = 0; helped === 0 && run < 10; run++) {
        const { values, units } = await inTeam(a, n, threads);
        expect(values).toEqual(alone);
        helped = units.reduce((sum, count) => sum + count);
      }
      expect(helped).toBeGreaterThan(0);
    }
  });
});
