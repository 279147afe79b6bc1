/** Cost of the forms of the LION lab and errors of masks, as the page measures and shows them. */

import { lionKind } from "../src/labs/lion/document/kind";
import { presets } from "../src/labs/lion/document/presets";
import { encodeLink } from "../src/platform/documents/link";
import { violations } from "./accessible";
import { leftToVerify } from "./in-verify";
import { chooseInMenu, expect, scrolledTo, test } from "./page";

const addressOf = (id: string) => {
  const preset = presets.find((one) => one.id === id);
  if (!preset) throw new Error(`there is no preset ${id}`);
  return `./#${encodeLink(lionKind, preset.document, { views: preset.views })}`;
};

test(
  "what forms cost is measured on this device, while it is asked for, and failures of masks are shown with their reasons",
  leftToVerify,
  async ({ page }) => {
    await page.goto(addressOf("cost"));
    const cost = page.getByRole("region", { name: "Cost of each form" });
    await scrolledTo(cost);
    await expect(cost).toContainText("fewer operations than full attention from 160 tokens on");
    await cost.getByRole("button", { name: "Measure on this device (8 s)" }).click();
    await expect(cost).toContainText("Measured in WebAssembly on one core of this device, float32");
    await expect(cost).toContainText("measured here");
    await cost.getByRole("button", { name: "Cancel" }).click();
    // The measured values stay.
    await expect(cost.getByRole("button", { name: "Repeat" })).toBeVisible();
    await expect(cost).toContainText("measured here");
    // Another width is another measurement, which has not been made.
    await cost.getByLabel("Width of the head").selectOption("128");
    await expect(cost).toContainText("Nothing has been measured yet");
    await cost.getByLabel("View").selectOption("paper-memory");
    await expect(cost).toContainText("53.3 GB");
    expect(await violations(page, ".cost-panel")).toEqual([]);

    const broken = page.getByRole("region", { name: "Mask in float32" });
    await scrolledTo(broken);
    await expect(broken).toContainText("of the product form are not finite");
    for (const [show, said] of [
      ["share", "of the lower triangle is not finite"],
      ["fixes", "instead of 1 on the diagonal"],
      ["scaling", "scaled positive scores"],
    ]) {
      await broken.getByLabel("View").selectOption(show);
      await expect(broken).toContainText(said);
    }
    await broken.getByLabel("Decay λ").selectOption("0.99");
    expect(await violations(page, ".break-panel")).toEqual([]);
    await chooseInMenu(page, "Deutsch");
    const german = page.getByRole("region", { name: "Maske in float32" });
    await scrolledTo(german);
    await expect(german).toContainText("skalierter positiver Scores");
  },
);
