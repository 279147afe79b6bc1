import { describe, expect, it } from "vitest";
import { encodeLink } from "../documents/link";
import type { Locks } from "../documents/locks";
import { toyDocument, toyKind } from "../documents/testing";
import { MemoryStorage, settle, toyHarness, toyLab, toyState } from "./testing";

const first = "learnability";
const kept = toyDocument(first, { seed: 7, parts: [1, 2] });
const locks: Locks = { free: ["parts", "run"], hidden: [] };

const linkOf = (lab: string, seed: number, more: { readonly locks?: Locks; readonly views?: Record<string, string> } = {}) =>
  encodeLink(toyKind(lab), toyDocument(lab, { seed }), more);
const ofKept = encodeLink(toyKind(first), kept, { views: { curves: "log" } });

/** Storage that a tab "a" leaves behind: a paused run at its 40th step, of a document that can be undone. */
async function left(text = "", lab = first): Promise<MemoryStorage> {
  const storage = new MemoryStorage();
  const labOfTab = toyLab(lab);
  const { session } = toyHarness({ text, storage, tab: "a", first: lab === first ? labOfTab : toyLab(first), others: { [lab]: labOfTab } });
  await session.ready;
  if (text === "") session.open({ ...kept, lab });
  session.setPanelView("curves", "log");
  const engine = labOfTab.engines.at(-1);
  engine?.listener.onCheckpoints([{ job: "parts[0]", step: 40 }]);
  engine?.listener.onStates([toyState("parts[1]", 9, "done")]);
  session.pause();
  await settle();
  return storage;
}

interface Situation {
  readonly address: string;
  /** The tab that opens the page; "b" is a fresh one. */
  readonly tab: "a" | "b";
  readonly storage?: () => Promise<MemoryStorage>;
  readonly runs: { readonly lab?: string; readonly seed: number; readonly from?: number; readonly paused?: boolean };
  readonly notices?: readonly string[];
  readonly undo?: boolean;
  readonly assigned?: boolean;
}

const nothing = async () => new MemoryStorage();

const situations: Readonly<Record<string, Situation>> = {
  "a bare address, and nothing kept": { address: "", tab: "b", storage: nothing, runs: { seed: 1 } },
  "a link, and nothing kept": { address: linkOf(first, 5), tab: "b", storage: nothing, runs: { seed: 5 } },
  "a link that is broken, and nothing kept": { address: "1.abc.de", tab: "b", storage: nothing, runs: { seed: 1 }, notices: ["bad-link"] },
  "a link of a class, and nothing kept": {
    address: linkOf(first, 5, { locks }),
    tab: "b",
    storage: nothing,
    runs: { seed: 5 },
    assigned: true,
  },
  "a link of another lab": { address: linkOf("eagle", 5), tab: "b", storage: nothing, runs: { lab: "eagle", seed: 5 } },
  "a link of a lab that there is not": {
    address: linkOf("falcon", 5),
    tab: "b",
    storage: nothing,
    runs: { seed: 1 },
    notices: ["bad-link"],
  },
  "a link, and no store at all": { address: linkOf(first, 5), tab: "b", runs: { seed: 5 } },
  "a reload at a bare address": { address: "", tab: "a", storage: left, runs: { seed: 7, from: 40, paused: true }, undo: true },
  "a reload at the link of what was kept": {
    address: ofKept,
    tab: "a",
    storage: left,
    runs: { seed: 7, from: 40, paused: true },
    undo: true,
  },
  "a reload at another link": { address: linkOf(first, 5), tab: "a", storage: left, runs: { seed: 5 }, undo: true },
  "a reload at another link of another lab": {
    address: linkOf("eagle", 5),
    tab: "a",
    storage: left,
    runs: { lab: "eagle", seed: 5 },
    undo: true,
  },
  "a reload at a broken link": {
    address: "1.abc.de",
    tab: "a",
    storage: left,
    runs: { seed: 7, from: 40, paused: true },
    notices: ["bad-link"],
    undo: true,
  },
  "a reload in mid-run of another lab": {
    address: "",
    tab: "a",
    storage: () => left("", "eagle"),
    runs: { lab: "eagle", seed: 7, from: 40, paused: true },
    undo: true,
  },
  "a fresh tab at a bare address goes on with the newest session": {
    address: "",
    tab: "b",
    storage: left,
    runs: { seed: 7, from: 40, paused: true },
    undo: true,
  },
  "a fresh tab at the link of the newest session": {
    address: ofKept,
    tab: "b",
    storage: left,
    runs: { seed: 7, from: 40, paused: true },
    undo: true,
  },
  "a fresh tab at another link": { address: linkOf(first, 5), tab: "b", storage: left, runs: { seed: 5 } },
  "a fresh tab at a broken link": { address: "1.abc.de", tab: "b", storage: left, runs: { seed: 1 }, notices: ["bad-link"] },
  "a fresh tab at a bare address is no homework": {
    address: "",
    tab: "b",
    storage: () => left(linkOf(first, 5, { locks })),
    runs: { seed: 1 },
  },
  "a fresh tab at the link of a class that another tab works on": {
    address: linkOf(first, 5, { locks }),
    tab: "b",
    storage: () => left(linkOf(first, 5, { locks })),
    runs: { seed: 5, paused: true },
    assigned: true,
  },
};

describe("a session begins", () => {
  it.each(Object.entries(situations))(
    "with %s",
    async (_, { address, tab, storage, runs, notices = [], undo = false, assigned = false }) => {
      const eagle = toyLab("eagle");
      const opened = toyHarness({ text: address, tab, others: { eagle }, ...(storage ? { storage: await storage() } : {}) });
      const { session, state, first: lab } = opened;
      await session.ready;
      const { lab: name = first, seed, from, paused = false } = runs;
      const engine = (name === first ? lab : eagle).engines.at(-1);
      expect(state().experiment).toMatchObject({ lab: name, seed });
      expect(engine).toMatchObject({ started: { lab: name, seed }, paused });
      expect(engine?.from?.checkpoints ?? []).toEqual(from === undefined ? [] : [{ job: "parts[0]", step: from }]);
      expect(state().notices.map(({ kind }) => kind)).toEqual(notices);
      expect([state().canUndo, state().assignment !== null]).toEqual([undo, assigned]);
      const others = [...lab.engines, ...eagle.engines].filter((other) => other !== engine);
      expect(others.every(({ calls }) => calls.at(-1) === "dispose")).toBe(true);
      // The address is that of the run, unless it cannot be read: then it stays, to be corrected.
      if (notices.length === 0) expect(opened.address.read()).toBe(session.link());
      else expect(opened.address.read()).toBe(address);
    },
  );

  it("with what panels showed: as it was kept, or as the link says where it says it", async () => {
    const bare = toyHarness({ storage: await left(), tab: "a" });
    await bare.session.ready;
    expect(bare.state().panelViews).toEqual({ curves: "log" });
    const linked = toyHarness({ storage: await left(), tab: "a", text: encodeLink(toyKind(first), kept, { views: { curves: "linear" } }) });
    await linked.session.ready;
    expect(linked.state().panelViews).toEqual({ curves: "linear" });
  });
});
