import { describe, expect, it } from "vitest";
import { handleOf } from "../../../../platform/state/handle";
import { encodeLink } from "../../document/link";
import { decodeLink } from "../../document/link-testing";
import { defaultPreset, presets } from "../../document/presets";
import { harness } from "./testing";

function seedIn(text: string): number | null {
  const link = decodeLink(text);
  return link.ok ? link.experiment.seed : null;
}

describe("a session", () => {
  it("runs the default at once and writes it into an empty address", () => {
    const { engine, address, state } = harness();
    expect(engine.started).toEqual(defaultPreset.document);
    expect(engine.paused).toBe(false);
    expect(address.entries).toEqual([encodeLink(defaultPreset.document)]);
    expect(state()).toMatchObject({ activity: "running", notices: [] });
  });

  it("runs what the address says", () => {
    const experiment = { ...presets[1].document, seed: 77 };
    const { engine, address } = harness(encodeLink(experiment));
    expect(engine.started).toEqual(experiment);
    expect(address.entries).toHaveLength(1);
  });

  it("answers a bad address, runs the default, and leaves the address as it is", () => {
    const { engine, address, state } = harness("1.damaged.00000000");
    expect(engine.started).toEqual(defaultPreset.document);
    expect(address.read()).toBe("1.damaged.00000000");
    expect(state().notices).toMatchObject([{ kind: "bad-link", runs: "default" }]);
  });

  it("changes nothing when the address is edited into a bad one", () => {
    const { engine, address, state } = harness();
    address.edit("nonsense");
    expect(engine.calls).toEqual(["start"]);
    expect(address.read()).toBe("nonsense");
    expect(state().notices).toMatchObject([{ kind: "bad-link", runs: "current" }]);
    address.go(-1);
    expect(engine.calls).toEqual(["start"]);
    expect(state().notices).toEqual([]);
  });

  it("draws a new seed into the address, and goes back and forward", () => {
    const { engine, address, session } = harness();
    session.newSeed();
    expect(engine.started?.seed).toBe(5000);
    expect(address.entries.map(seedIn)).toEqual([1, 5000]);
    session.newSeed();
    expect(engine.started?.seed).toBe(5001);
    address.go(-1);
    expect(engine.started?.seed).toBe(5000);
    address.go(1);
    expect(engine.started?.seed).toBe(5001);
    expect(address.entries).toHaveLength(3);
  });

  it("resets to the same experiment, running or paused as before", () => {
    const { engine, session, state } = harness();
    session.pause();
    session.reset();
    expect(engine.paused).toBe(true);
    expect(state().activity).toBe("paused");
    session.play();
    session.reset();
    expect(engine.paused).toBe(false);
    expect(engine.started).toBe(defaultPreset.document);
  });

  it("pauses before it takes one step, and takes none when training has finished", () => {
    const { engine, session, state } = harness();
    session.step();
    expect(state().activity).toBe("paused");
    engine.listener.onFinished();
    session.step();
    expect(engine.calls).toEqual(["start", "step"]);
  });

  it("runs again when played after the end", () => {
    const { engine, session, state } = harness();
    engine.listener.onFinished();
    session.play();
    expect(engine.calls).toEqual(["start", "start"]);
    expect(state().activity).toBe("running");
  });

  it("tells of crashes in one notice, and of giving up", () => {
    const { engine, session, state } = harness();
    engine.listener.onRecovered(4000);
    engine.listener.onRecovered(5000);
    expect(state().notices).toMatchObject([{ kind: "recovered", step: 5000 }]);
    session.dismiss(state().notices[0].id);
    engine.listener.onStopped();
    expect(state()).toMatchObject({ activity: "stopped", notices: [{ kind: "stopped" }] });
    session.reset();
    expect(state()).toMatchObject({ activity: "running", notices: [] });
  });

  it("lets nothing be changed through its handle", () => {
    const { session } = harness();
    const handle = handleOf(session);
    expect(handle.experiment).toEqual(defaultPreset.document);
    expect(handle.series).toMatchObject({ learners: [null, null, null, null] });
    expect(() => Object.assign(handle, { activity: "paused" })).toThrow(TypeError);
  });
});
