import { describe, expect, it, vi } from "vitest";
import { type ToyDocument, toyDocument } from "../../../../platform/documents/testing";
import type { SessionEngine } from "../../../../platform/state/lab-session";
import { HandingEngine } from "./handing-engine";

const document = toyDocument("toy");
const large = { values: new Float64Array(400_000) };
const small = { values: new Float64Array(4) };

/** Records its messages. */
function recorded() {
  const told: string[] = [];
  const say = (what: string) => () => void told.push(what);
  const engine: SessionEngine<ToyDocument, object> = {
    start: (_, data, paused) => {
      const { values } = (data ?? {}) as { readonly values?: unknown };
      told.push(
        `start ${values instanceof Float64Array ? "with arrays" : data ? "with Blobs" : "without data"}${paused ? ", paused" : ""}`,
      );
    },
    halt: say("halt"),
    play: say("play"),
    pause: say("pause"),
    step: say("step"),
    setSpeed: say("speed"),
    look: say("look"),
    dispose: say("dispose"),
  };
  return { told, handing: new HandingEngine(engine) };
}

describe("an engine that hands large data over", () => {
  it("begins at once with small data, or without", () => {
    const { told, handing } = recorded();
    handing.start(document, small, false);
    handing.start(document, null, true);
    handing.step();
    expect(told).toEqual(["start with arrays", "start without data, paused", "step"]);
  });

  it("ends the run before, and begins the next when the data are packed, as it was told meanwhile", async () => {
    const { told, handing } = recorded();
    handing.start(document, large, false);
    handing.pause();
    expect(told).toEqual(["halt"]);
    await vi.waitFor(() => expect(told).toEqual(["halt", "start with Blobs, paused"]));
    handing.play();
    expect(told.at(-1)).toBe("play");
  });

  it("does not begin a run that was given up or replaced", async () => {
    const { told, handing } = recorded();
    handing.start(document, large, false);
    handing.start(document, small, false);
    handing.start(document, large, false);
    handing.halt();
    handing.start(document, large, true);
    await vi.waitFor(() => expect(told.at(-1)).toBe("start with Blobs, paused"));
    expect(told).toEqual(["halt", "start with arrays", "halt", "halt", "halt", "start with Blobs, paused"]);
  });
});
