import { describe, expect, it, vi } from "vitest";
import { randomSymmetric } from "../../../../platform/numerics/matrices-testing";
import { finish } from "../../../../platform/numerics/progress";
import { Team } from "../../../../platform/numerics/team";
import { playAllMembers } from "../../../../platform/numerics/team-testing";
import { Workspace } from "../workspace";
import { helpWithTiles, openTileTeam, type TileTeam, tileTeamBytes } from "./tile-team";
import { eigenvaluesInTwoStages } from "./two-stages";

// Real threads: src/cli/threads.test.ts.
playAllMembers();

function open(order: number): TileTeam {
  const team = openTileTeam(order);
  if (!team) throw new Error("expected Node to share memory");
  return team;
}

function begin(a: Float64Array, n: number, team: TileTeam | null) {
  const workspace = new Workspace();
  return { workspace, leading: eigenvaluesInTwoStages(workspace, workspace.push(a), n, team) };
}

const alone = (a: Float64Array, n: number) => finish(begin(a, n, null).leading);

/** With so many members beside the leader. @returns also the units that each computed. */
function inTeam(a: Float64Array, n: number, members: number): { readonly values: Float64Array; readonly units: readonly number[] } {
  const team = open(n);
  const { leading } = begin(a, n, team);
  const helping = Array.from({ length: members }, () => helpWithTiles(team));
  const units = helping.map(() => 0);
  for (;;) {
    const turn = leading.next();
    if (turn.done) return { values: turn.value, units };
    for (const [i, help] of helping.entries()) {
      const { done, value } = help.next();
      if (done && value) units[i] = value;
    }
  }
}

describe("eigenvalues by a team", () => {
  it("have the bits of one thread with 0, 1, 2 and 4 members beside the leader, for all remainders of the order", () => {
    for (const [n, seed] of [
      [192, 1],
      [161, 2],
      [191, 3],
      [193, 4],
      [256, 5],
    ]) {
      const a = randomSymmetric(n, seed);
      const expected = alone(a, n);
      for (const members of [0, 1, 2, 4]) {
        const { values, units } = inTeam(a, n, members);
        expect(values).toEqual(expected);
        expect(units.every((count) => count > 0)).toBe(true);
      }
    }
  });

  it("are computed anew by the leader when a member stops within a unit", () => {
    const n = 170;
    const a = randomSymmetric(n, 6);
    const team = open(n);
    const { leading, workspace } = begin(a, n, team);
    const before = workspace.bytesInUse;
    let stopped = 0;
    for (;;) {
      const turn = leading.next();
      if (turn.done) {
        expect(turn.value).toEqual(alone(a, n));
        break;
      }
      if (stopped > 0) continue;
      const stopping = new Team(team.memory).join(() => {
        stopped++;
        // What it leaves behind.
        new Float64Array(team.memory.buffer, 64).fill(Number.NaN);
        throw new Error("stopped");
      });
      try {
        stopping.next();
      } catch {}
    }
    expect(stopped).toBe(1);
    expect(workspace.bytesInUse).toBe(before);
  });

  it("are computed by one thread when the task is begun again, as after a crash, and the members leave", () => {
    const n = 140;
    const a = randomSymmetric(n, 7);
    const team = open(n);
    const first = begin(a, n, team).leading;
    const help = helpWithTiles(team);
    for (let turn = 0; turn < 3; turn++) {
      first.next();
      help.next();
    }
    expect(finish(begin(a, n, team).leading)).toEqual(alone(a, n));
    expect(help.next().done).toBe(true);
  });

  it("give memory and members back when they are cancelled", () => {
    const n = 160;
    const team = open(n);
    const { workspace, leading } = begin(randomSymmetric(n, 8), n, team);
    const before = workspace.bytesInUse;
    const help = helpWithTiles(team);
    for (let turn = 0; turn < 4; turn++) {
      leading.next();
      help.next();
    }
    leading.return(new Float64Array());
    expect(workspace.bytesInUse).toBe(before);
    expect(help.next().done).toBe(true);
  });

  it("of several matrices at once do not meet", () => {
    const [n, m] = [150, 170];
    const [a, b] = [randomSymmetric(n, 9), randomSymmetric(m, 10)];
    const teams = [open(n), open(m)];
    const both = [begin(a, n, teams[0]).leading, begin(b, m, teams[1]).leading];
    const helping = teams.map((team) => helpWithTiles(team));
    const values: Float64Array[] = [];
    while (values.filter(Boolean).length < 2)
      both.forEach((leading, i) => {
        const turn = leading.next();
        if (turn.done) values[i] ??= turn.value;
        helping[i].next();
      });
    expect(values).toEqual([alone(a, n), alone(b, m)]);
  });

  it("take the memory of half a matrix and of some panels", () => {
    expect(tileTeamBytes(2176)).toBeLessThan(0.62 * 8 * 2176 ** 2);
    expect(open(2176).memory.buffer.byteLength).toBeGreaterThanOrEqual(tileTeamBytes(2176));
  });

  it("need no team where threads cannot share memory", () => {
    vi.stubGlobal("crossOriginIsolated", false);
    try {
      expect(openTileTeam(1024)).toBeNull();
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
