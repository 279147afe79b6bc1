import { expect, it } from "vitest";
import { browserAddress } from "./address";

it("tells of a change of the address, and of a link to what it says already, until nobody listens", () => {
  const page = new EventTarget();
  let told = 0;
  const stop = browserAddress(page as Window).subscribe(() => told++);
  for (const event of ["hashchange", "popstate"]) page.dispatchEvent(new Event(event));
  expect(told).toBe(2);
  stop();
  for (const event of ["hashchange", "popstate"]) page.dispatchEvent(new Event(event));
  expect(told).toBe(2);
});
