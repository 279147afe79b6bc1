import { expect, it } from "vitest";
import { afterFetching } from "./after-fetching";

it("passes messages on in their order, and at once while nothing is fetched", async () => {
  const received: string[] = [];
  let arrive = () => {};
  const receive = afterFetching<string>(
    (message) =>
      message === "needs code"
        ? new Promise((resolve) => {
            arrive = resolve;
          })
        : null,
    (message) => void received.push(message),
  );
  receive("first");
  expect(received).toEqual(["first"]);
  receive("needs code");
  receive("behind it");
  await Promise.resolve();
  expect(received).toEqual(["first"]);
  arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(received).toEqual(["first", "needs code", "behind it"]);
  receive("last");
  expect(received).toEqual(["first", "needs code", "behind it", "last"]);
});
