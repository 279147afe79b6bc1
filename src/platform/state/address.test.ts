import { expect, it } from "vitest";
import { browserAddress } from "./address";

it("reports a change of the address, and a link to the present address, until listening ends", () => {
  const page = new EventTarget();
  let told = 0;
  const stop = browserAddress(page as Window).subscribe(() => told++);
  for (const event of ["hashchange", "popstate"]) page.dispatchEvent(new Event(event));
  expect(told).toBe(2);
  stop();
  for (const event of ["hashchange", "popstate"]) page.dispatchEvent(new Event(event));
  expect(told).toBe(2);
});
