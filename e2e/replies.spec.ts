/** A wrong prediction is answered by what tempts in that very answer, in both languages and at both widths. */
import { leftToVerify, pairings } from "./in-verify";
import { test } from "./kept";
import { patience, walks } from "./lesson-walk";
import { expect } from "./page";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const looks = [
  {
    language: "en",
    width: 1440,
    run: "Run and compare",
    again: "Answer again",
    replies: { large: "divides by their number", small: "no error is left to grow", number: "add several directions" },
  },
  {
    language: "de",
    width: 390,
    run: "Laufen lassen und vergleichen",
    again: "Noch einmal antworten",
    replies: { large: "durch ihre Anzahl teilt", small: "kein Fehler wachsen", number: "mehrere Richtungen hinzufügen" },
  },
] as const;
const swapped = [
  { ...looks[0], width: looks[1].width },
  { ...looks[1], width: looks[0].width },
];

for (const { language, width, run, again, replies } of pairings([...looks, ...swapped]))
  test(`every wrong answer has a reply of its own, in ${language} at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`./?lang=${language}&lesson=one-sample`);
    const question = page.locator(".lesson-predict");
    const reply = question.locator(".lesson-reply");
    await expect(question).toBeVisible();
    for (const choice of ["large", "small"] as const) {
      // The look before has left its answer.
      if (await question.getByRole("button", { name: again }).isVisible()) await question.getByRole("button", { name: again }).click();
      await question.locator(`input[value="${choice}"]`).check();
      await expect(reply).toHaveCount(0);
      await question.getByRole("button", { name: run }).click();
      await expect(reply).toHaveText(new RegExp(replies[choice]));
      await expect(reply).toHaveCount(1);
      await expect(question.locator(".lesson-after")).toBeVisible();
    }

    await page.goto(`./?lang=${language}&lesson=cubic-trick`);
    await expect(question.getByRole("spinbutton")).toBeVisible();
    if (await question.getByRole("button", { name: again }).isVisible()) await question.getByRole("button", { name: again }).click();
    await question.getByRole("spinbutton").fill("40");
    await question.getByRole("button", { name: run }).click();
    await expect(reply).toHaveText(new RegExp(replies.number));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

// Each lesson in one of the languages.
for (const [index, { id }] of walks.entries()) {
  const { language, run, again } = looks[index % 2];
  const rest = id === "identifiability" ? {} : leftToVerify;
  test(`every answer of the lesson "${id}" has a reply of its own, in ${language}`, rest, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`./?lang=${language}&lesson=${id}`);
    await expect(page.locator(".lesson-predict").first()).toBeVisible();
    for (const question of await page.locator(".lesson-predict").all()) {
      const choices = await question.locator("input[type=radio]").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
      const answers = choices.length > 0 ? choices : ["1", "399"];
      const replies: string[] = [];
      for (const answer of answers) {
        if (await question.getByRole("button", { name: again }).isVisible()) await question.getByRole("button", { name: again }).click();
        if (choices.length > 0) await question.locator(`input[value="${answer}"]`).check();
        else await question.getByRole("spinbutton").fill(answer);
        await expect(question.locator(".lesson-after")).toHaveCount(0);
        await question.getByRole("button", { name: run }).click();
        await expect(question.locator(".lesson-reply")).toHaveCount(1, patience);
        await expect(question.locator(".lesson-after")).toBeVisible();
        await expect(question).toHaveAttribute("data-done", "true");
        replies.push(await question.locator(".lesson-reply").innerText());
      }
      expect(new Set(replies).size).toBe(answers.length);
    }
  });
}
