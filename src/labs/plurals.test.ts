import { afterAll, expect, it } from "vitest";
import { speak } from "../platform/ui/language";
import { eagleRailText } from "./eagle/page/rail/words";
import { lionRailText } from "./lion/page/rail/words";

afterAll(() => speak("en"));

it("one is one: the most that run at once are counted as they are called", () => {
  expect(eagleRailText.solvers.most(1)).toBe("At most 1 solver.");
  expect(eagleRailText.solvers.most(6)).toBe("At most 6 solvers.");
  expect(lionRailText.learners.most(1)).toBe("At most 1 encoder.");
});
