import { expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { DrawingTurns } from "./drawing-turns";
import { DrawnTogether, drawnInTurns, heardInTurns } from "./drawn-together";
import { PlannedScreen } from "./planned-screen-testing";

/** Two panels of two components each, beside one component of the page, which note when they hear of a change. */
function page() {
  const screen = new PlannedScreen(20);
  const turns = new DrawingTurns(screen);
  const store = createStore(() => ({ d: 4 }));
  const heard: string[] = [];
  const panels = ["one", "other"].map((name) => {
    const together = new DrawnTogether(turns, (work) => {
      heard.push(`${name} begins`);
      work();
    });
    const its = heardInTurns(store, together);
    const hear = (who: string) => its.subscribe(({ d }) => void heard.push(`${name} ${who} ${d}`));
    return { together, stops: [hear("frame"), hear("picture")] };
  });
  store.subscribe(({ d }) => void heard.push(`page ${d}`));
  return { screen, store, heard, panels };
}

it("draws the page at once and then each panel whole, in a turn of its own", () => {
  const { screen, store, heard } = page();
  drawnInTurns(null, () => store.setState({ d: 5 }));
  expect(heard).toEqual(["page 5"]);
  screen.runUntil(1000);
  expect(heard.slice(1)).toEqual(["one begins", "one frame 5", "one picture 5", "other begins", "other frame 5", "other picture 5"]);
});

it("draws panels at once after any other change, and the end of several changes once", () => {
  const { screen, store, heard } = page();
  store.setState({ d: 5 });
  expect(heard.filter((line) => line.includes("5"))).toHaveLength(5);
  heard.length = 0;
  for (const d of [6, 7, 8]) drawnInTurns(null, () => store.setState({ d }));
  screen.runUntil(1000);
  expect(heard.filter((line) => line.startsWith("one"))).toEqual(["one begins", "one frame 8", "one picture 8"]);
});

it("draws the panel with the control at once", () => {
  const { screen, store, heard, panels } = page();
  drawnInTurns(panels[1].together, () => store.setState({ d: 5 }));
  expect(heard).toEqual(["other frame 5", "other picture 5", "page 5"]);
  screen.runUntil(1000);
  expect(heard.slice(3)).toEqual(["one begins", "one frame 5", "one picture 5"]);
});

it("draws what changes while panels wait for their turns in these turns, and at once after them", () => {
  const { screen, store, heard } = page();
  drawnInTurns(null, () => store.setState({ d: 5 }));
  store.setState({ d: 6 });
  expect(heard).toEqual(["page 5", "page 6"]);
  screen.runUntil(1000);
  expect(heard.slice(2)).toEqual(["one begins", "one frame 6", "one picture 6", "other begins", "other frame 6", "other picture 6"]);
  heard.length = 0;
  store.setState({ d: 7 });
  expect(heard).toEqual(["one frame 7", "one picture 7", "other frame 7", "other picture 7", "page 7"]);
});

it("leaves no change waiting for what has gone, and draws nothing where all has gone", () => {
  const { screen, store, heard, panels } = page();
  drawnInTurns(null, () => store.setState({ d: 5 }));
  panels[0].stops[1]();
  for (const stop of panels[1].stops) stop();
  screen.runUntil(1000);
  expect(heard).toEqual(["page 5", "one begins", "one frame 5"]);
});

it("draws changes at once again after one that failed", () => {
  const { store, heard } = page();
  expect(() =>
    drawnInTurns(null, () => {
      throw new Error("not a document");
    }),
  ).toThrow("not a document");
  store.setState({ d: 5 });
  expect(heard).toContain("one frame 5");
});
