import { expect, it } from "vitest";
import { Inbox } from "./inbox";

it("keeps the order of messages while something is being loaded", async () => {
  const delivered: string[] = [];
  let loaded = (_: string) => {};
  const loading = new Promise<string>((resolve) => {
    loaded = resolve;
  });
  const inbox = new Inbox<string, string>(
    (message) => delivered.push(message),
    (message) => (message === "start" ? loading : message),
  );
  for (const message of ["play", "start", "pause", "step"]) inbox.receive(message);
  expect(delivered).toEqual(["play"]);
  loaded("start with its code");
  await loading;
  await Promise.resolve();
  expect(delivered).toEqual(["play", "start with its code", "pause", "step"]);
  inbox.receive("play");
  expect(delivered.at(-1)).toBe("play");
});
