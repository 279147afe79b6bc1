import { expect, it } from "vitest";
import type { LionDocument } from "../../document/document";
import type { MirrorRun } from "../../engine/encoders/messages";
import type { MirrorBreak } from "../../math/encoder/mirror";
import type { ShownEncoder } from "../inspection/asked";
import { mirrorSentence } from "./sentences";

const encoder = (readOut: "start" | "mean", step = 150) =>
  ({ name: "LION-D", step, document: { problem: { kind: "task", task: "which-first", readOut } } as LionDocument }) as ShownEncoder;
const run = (breaks: readonly MirrorBreak[], readOut: number | null, orderless = false) =>
  ({ breaks, orderless, readOut, difference: 0.25, largest: 2 }) as MirrorRun;

it("says what follows from the settings, whatever was measured", () => {
  const said = (...given: Parameters<typeof mirrorSentence>) => mirrorSentence(...given);
  expect(said(encoder("mean"), run([], 1e-16), "all")).toMatch(
    /^After 150 steps, LION-D cannot distinguish left from right.*mean read-out is the same/,
  );
  expect(said(encoder("mean"), run(["directions", "positions"], 0.1), "all")).toMatch(
    /can distinguish left from right by heads that attend to one side and positions.*mean read-out changes by up to 0.1/,
  );
  // Reversing all but the first token can change logits with any mask.
  expect(said(encoder("start"), run([], 0.1), "after-start")).toMatch(/all but the first token.*first token changes by up to/);
  expect(said(encoder("start"), run([], 1e-16, true), "after-start")).toMatch(/ignores order.*at the first token is the same/);
  // A whole sequence that is reversed has another first token, so its read-out may differ.
  expect(said(encoder("start"), run([], 0.3, true), "all")).toMatch(/ignores order.*changes by up to 0.3/);
  expect(said(encoder("start", 0), run([], null), "all")).toMatch(/^Before training, LION-D cannot/);
});

it("knows that digits are read from the mean, whatever is chosen for a task that leaves it open", () => {
  const digits = { name: "LION-D", step: 600, document: { problem: { kind: "task", task: "digits", readOut: "start" } } as LionDocument };
  expect(mirrorSentence(digits as ShownEncoder, run([], 1e-16), "all")).toMatch(/mean read-out is the same/);
});

it("says why there is nothing yet", () => {
  expect(mirrorSentence(null, null, "all")).toContain("no encoder");
  expect(mirrorSentence(encoder("mean"), null, "all")).toContain("and its reverse");
});
