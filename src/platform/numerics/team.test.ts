import { describe, expect, it } from "vitest";
import { kernelBytes } from "../../labs/learnability/kernels/eigenvalues/generated/kernels";
import { finish } from "./progress";
import { LostMemberError, type Parameters, Team, teamBytes } from "./team";
import { forTeamMemory, openTeamMemory } from "./team-memory";
import { playAllMembers } from "./team-testing";

playAllMembers();

function memory(): WebAssembly.Memory {
  const opened = openTeamMemory(teamBytes);
  if (!opened) throw new Error("expected Node to share memory");
  return opened;
}

/** Notes who has computed which unit of which phase. */
function notes() {
  const all: string[] = [];
  return { all, by: (name: string) => (unit: number, parameters: Parameters) => void all.push(`${name} ${parameters.join(":")} ${unit}`) };
}

describe("a team", () => {
  it("has one leader in its life", () => {
    const shared = memory();
    expect(new Team(shared).lead()).toBe(true);
    expect(new Team(shared).lead()).toBe(false);
  });

  it("computes every unit of a phase once, with members that come late and leave", () => {
    const shared = memory();
    const { all, by } = notes();
    const leader = new Team(shared);
    leader.lead();
    const early = new Team(shared).join(by("early"));
    early.next();
    leader.open(7, [1, 2]);
    const leading = leader.finish(by("leader"));
    leading.next();
    early.next();
    const late = new Team(shared).join(by("late"));
    late.next();
    early.return(0);
    leading.next();
    late.next();
    finish(leading);
    expect(all).toEqual(["leader 1:2 6", "early 1:2 5", "late 1:2 4", "leader 1:2 3", "late 1:2 2", "leader 1:2 1", "leader 1:2 0"]);
    leader.open(1, [3, 4]);
    late.next();
    finish(leader.finish(by("leader")));
    expect(all.slice(7)).toEqual(["late 3:4 0"]);
    leader.end();
    expect(late.next()).toEqual({ done: true, value: 3 });
  });

  it("lets members go that wait for nothing", () => {
    const turns = [...new Team(memory(), 20).join(() => {})].length;
    expect(turns).toBeGreaterThan(10);
    expect(turns).toBeLessThan(40);
  });

  it("gives up when a member stops within a unit, not before it had time", () => {
    const shared = memory();
    const leader = new Team(shared, 20);
    leader.lead();
    leader.open(3, [0, 0]);
    const stopping = new Team(shared).join(() => {
      throw new Error("stopped");
    });
    expect(() => stopping.next()).toThrow("stopped");
    const { all, by } = notes();
    const leading = leader.finish(by("leader"));
    for (let wait = 0; wait < 20; wait++) expect(leading.next().done).toBe(false);
    expect(() => finish(leading)).toThrow(LostMemberError);
    expect(all).toEqual(["leader 0:0 1", "leader 0:0 0"]);
  });

  it("refuses more units than a phase can count", () => {
    expect(() => new Team(memory()).open(4096, [0, 0])).toThrow(RangeError);
  });
});

describe("a module for the memory of a team", () => {
  it("works in memory that threads share, as the module itself does not", () => {
    const shared = openTeamMemory(2 ** 20);
    if (!shared) throw new Error("expected Node to share memory");
    const kernels = { dot: () => 0, addScaled: () => 0 };
    const compiled = (bytes: string) => new WebAssembly.Module(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
    const open = (bytes: string) => new WebAssembly.Instance(compiled(bytes), { env: { memory: shared }, kernels });
    const { transposeTiles } = open(forTeamMemory(kernelBytes)).exports as {
      transposeTiles(from: number, count: number, to: number): void;
    };
    const tile = new Float64Array(shared.buffer, 64, 1024).map((_, i) => i);
    new Float64Array(shared.buffer, 64, 1024).set(tile);
    transposeTiles(64, 1, 64 + 8192);
    expect(new Float64Array(shared.buffer, 64 + 8192, 1024)).toEqual(tile.map((_, i) => tile[(i % 32) * 32 + Math.floor(i / 32)]));
    expect(() => open(kernelBytes)).toThrow(WebAssembly.LinkError);
  });

  it("is made of modules that import their memory alone", () => {
    expect(() => forTeamMemory(kernelBytes.replace("memory", "Memory"))).toThrow("expected a module that imports its memory");
  });
});
