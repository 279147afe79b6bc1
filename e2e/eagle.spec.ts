/** The EAGLE lab in the page: what every lab can do is in the contract. */
import { violations } from "./accessible";
import { expect, test } from "./page";

test("the EAGLE lab is fetched when it is opened, races, is looked at iteration by iteration, and speaks German", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("./");
  const labs = page.getByRole("navigation", { name: "Labs" });
  await expect(labs.getByRole("button", { name: "Learnability" })).toHaveAttribute("aria-current", "page");
  const before = fetched.length;
  await labs.getByRole("button", { name: "EAGLE" }).click();
  await page.getByRole("combobox", { name: "Preset" }).selectOption("few-columns");
  const race = page.getByRole("region", { name: "Race" });
  await expect(race.locator(".panel-summary")).toContainText(
    /Iterations to 1e-20: EAGLE 16, EAGLE rescaled, r = 24 217 and EAGLE, r = 24 428\./,
    {
      timeout: 30_000,
    },
  );
  expect(fetched.slice(before).some((url) => /\/lab-/.test(url))).toBe(true);

  await test.step("iteration by iteration", async () => {
    const hole = page.getByRole("region", { name: "The hole, filled" });
    await hole.getByRole("spinbutton", { name: "Iteration" }).fill("16");
    await expect(hole.locator(".panel-summary")).toContainText("After 16 iterations: EAGLE at");
    await hole.getByRole("button", { name: "One iteration back" }).click();
    await expect(hole.locator(".panel-summary")).toContainText("After 15 iterations");
    await expect(page).toHaveURL(/v=|#/);
  });

  await test.step("what a sketch does to A", async () => {
    const condition = page.getByRole("region", { name: "What it does to A" });
    await condition.getByRole("combobox", { name: "Solver" }).selectOption({ label: "EAGLE, r = 24" });
    await expect(condition.locator(".panel-summary")).toContainText("the singular values of A");
  });

  await test.step("words fold after a change, and the preset comes back", async () => {
    await page.getByRole("button", { name: "Remove sketched descent" }).click();
    await expect(page.getByText("What “A quarter of the columns” showed")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText(/Every iteration looks at 24 random columns/)).toBeVisible();
  });

  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("region", { name: "Rennen" })).toBeVisible();
  await expect(page.getByText(/Jede Iteration sieht 24 zufällige/)).toBeVisible();
});
