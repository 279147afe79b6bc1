/** Sittings at a link that a teacher has locked. */
import { describe, expect, it } from "vitest";
import { controlsOf, locksFor } from "../../../../platform/documents/assignment";
import { MemoryStorage, settle } from "../../../../platform/state/testing";
import { learnabilityKind } from "../../document/kind";
import { encodeLink } from "../../document/link";
import { presets } from "../../document/presets";
import { harness } from "./testing";

const { document: experiment } = presets[0];
/** Of no class that locks the seed. */
const other = { ...presets[1].document, seed: 4321 };
const anotherPreset = presets[1].document;
const may = (...controls: string[]) => locksFor(learnabilityKind, experiment, new Set(controls), new Set());
const allBut = (...controls: string[]) => may(...controlsOf(learnabilityKind, experiment).filter((control) => !controls.includes(control)));

function lesson(locks = allBut("seed")) {
  return harness(encodeLink(experiment, undefined, locks));
}

const experimentFile = (document: object) => new File([JSON.stringify(document)], "own.json");

describe("a link with locks", () => {
  it("lets change what is free, and keeps its locks in the address", () => {
    const { session, state, address } = lesson();
    session.edit((document) => ({ ...document, learners: document.learners.slice(1) }));
    expect(state().experiment.learners).toHaveLength(experiment.learners.length - 1);
    expect(address.read()).toBe(encodeLink(state().experiment, undefined, allBut("seed")));
    expect(state().notices).toEqual([]);
  });

  it("refuses what is locked, whatever asks for it, and says what", () => {
    const { session, state, engine, address } = lesson();
    const before = address.read();
    session.edit((document) => ({ ...document, seed: 77 }));
    session.newSeed();
    session.open({ ...experiment, seed: 5 });
    expect(state().experiment).toEqual(experiment);
    expect(state().notices).toMatchObject([{ kind: "locked", controls: ["seed"] }]);
    expect(engine.calls).toEqual(["start"]);
    expect(address.read()).toBe(before);
  });

  it("refuses to open files and to run where these are locked", async () => {
    const { session, state, engine } = lesson(may("seed"));
    session.pause();
    session.reset();
    session.setSpeed(10);
    expect(state().notices).toMatchObject([{ kind: "locked", controls: ["run"] }]);
    await session.openFiles([experimentFile(other)]);
    await session.openText(encodeLink(other));
    expect(state().notices).toMatchObject([{ kind: "locked", controls: ["open"] }]);
    expect(state()).toMatchObject({ experiment, activity: "running", speed: null });
    expect(engine.calls).toEqual(["start"]);
  });

  it("is left in so many words by another address, and taken up again by going back", () => {
    const { state, address } = lesson();
    const home = state().assignment;
    address.edit(encodeLink({ ...experiment, seed: 99 }));
    expect(state().experiment.seed).toBe(99);
    expect(state()).toMatchObject({ assignment: null, former: home });
    address.go(-1);
    expect(state()).toMatchObject({ experiment, assignment: home, former: null });
  });

  it("is left by an address with other locks or another value of what is locked", () => {
    for (const text of [
      encodeLink({ ...experiment, seed: 99 }, undefined, allBut("seed")),
      encodeLink(experiment, undefined, allBut("run")),
    ]) {
      const { state, address } = lesson();
      const home = state().assignment;
      address.edit(text);
      expect(state().former).toEqual(home);
      expect(state().assignment).not.toBeNull();
    }
  });

  it("stays in force under an address without locks that says nothing else", () => {
    const { state, address } = lesson();
    address.edit(encodeLink(experiment));
    expect(state().assignment?.locks).toEqual(allBut("seed"));
    expect(address.read()).toBe(encodeLink(experiment, undefined, allBut("seed")));
  });

  it("is left by undo into what was there before it, and taken up again by redo", () => {
    const { session, state, address } = harness(encodeLink(other));
    address.edit(encodeLink(experiment, undefined, allBut("seed")));
    const home = state().assignment;
    session.undo();
    expect(state()).toMatchObject({ experiment: other, assignment: null, former: home });
    session.redo();
    expect(state()).toMatchObject({ experiment, assignment: home, former: null });
    session.edit((document) => ({ ...document, seed: 3 }));
    expect(state().experiment).toEqual(experiment);
  });

  it("is left by a file, and led back to", async () => {
    const { session, state, address } = lesson();
    await session.openFiles([experimentFile(other)]);
    expect(state()).toMatchObject({ experiment: other, assignment: null });
    expect(address.read()).toBe(encodeLink(other));
    session.returnToAssignment();
    expect(state()).toMatchObject({ experiment, former: null });
    expect(address.read()).toBe(encodeLink(experiment, undefined, allBut("seed")));
  });

  it("can be left and let go of", () => {
    const { session, state } = lesson(may());
    session.leaveAssignment();
    expect(state()).toMatchObject({ assignment: null, former: { experiment } });
    session.forgetAssignment();
    expect(state().former).toBeNull();
    session.edit((document) => ({ ...document, seed: 4 }));
    expect(state().experiment.seed).toBe(4);
  });

  it("lets presets be chosen where they are free, with everything else still locked", () => {
    const { session, state } = lesson(may("preset"));
    session.open(anotherPreset);
    expect(state()).toMatchObject({ experiment: anotherPreset, former: null });
    session.edit((document) => ({ ...document, seed: 4 }));
    expect(state().experiment).toEqual(anotherPreset);
    session.undo();
    expect(state()).toMatchObject({ experiment, former: null });
  });
});

describe("locks across a reload", () => {
  async function left() {
    const storage = new MemoryStorage();
    const sitting = harness(encodeLink(experiment, undefined, allBut("seed")), { storage, tab: "a" });
    await sitting.session.ready;
    await settle();
    return { storage, sitting };
  }

  it("stay, also when the address was changed or emptied meanwhile", async () => {
    const { storage, sitting } = await left();
    for (const text of [sitting.address.read(), "", encodeLink(experiment)]) {
      const { session, state } = harness(text, { storage, tab: "a" });
      await session.ready;
      expect(state().assignment).toEqual(sitting.state().assignment);
      session.edit((document) => ({ ...document, seed: 4 }));
      expect(state().experiment).toEqual(experiment);
    }
    const { session, state } = harness(encodeLink(other), { storage, tab: "a" });
    await session.ready;
    expect(state()).toMatchObject({ experiment: other, assignment: null, former: { experiment } });
  });

  it("do not follow a person into a fresh tab without the link", async () => {
    const { storage } = await left();
    const { session, state } = harness("", { storage });
    await session.ready;
    expect(state().assignment).toBeNull();
    session.edit((document) => ({ ...document, seed: 4 }));
    expect(state().experiment.seed).toBe(4);
  });
});
