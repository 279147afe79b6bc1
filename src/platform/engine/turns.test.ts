import { expect, it } from "vitest";
import { openPauses } from "./pauses";
import { openTurns } from "./turns";

/** The port of another caller, and the messages it received. */
function listener() {
  const { port1, port2 } = new MessageChannel();
  const heard: unknown[] = [];
  port1.onmessage = ({ data }) => void heard.push(data);
  return { heard, say: (message: string) => port2.postMessage(message), close: () => port1.close() };
}

it("hears messages of other ports in a pause that follows another one", async () => {
  const pause = openPauses();
  const other = listener();
  await pause();
  other.say("ready");
  await pause();
  await pause();
  expect(other.heard).toEqual(["ready"]);
  other.close();
});

it("hears messages of other ports between turns that follow one another", async () => {
  const defer = openTurns();
  const other = listener();
  const heardAfter = await new Promise<number>((resolve) => {
    const take = (turn: number) => {
      if (turn === 1) other.say("stop");
      if (other.heard.length > 0 || turn === 100) resolve(turn);
      else defer(() => take(turn + 1));
    };
    defer(() => take(1));
  });
  expect(heardAfter).toBeLessThan(5);
  other.close();
});

it("takes one turn at a time: a later one takes the place of the one before", async () => {
  const defer = openTurns();
  const taken: string[] = [];
  defer(() => taken.push("first"));
  await new Promise<void>((resolve) => {
    defer(() => {
      taken.push("second");
      resolve();
    });
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(taken).toEqual(["second"]);
});
