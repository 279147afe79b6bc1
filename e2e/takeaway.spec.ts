/** Exports: pictures, weights, scripts, a figure for print, and everything as one file that can be opened again. */
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { violations } from "./accessible";
import { chooseInMenu, expect, finished, menuWords, shortLink, takeFromMenu, test } from "./page";

test.use({ still: true });

/** The file that a press of a button downloads. */
async function saved(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly path: string; readonly bytes: Buffer }> {
  const waiting = page.waitForEvent("download");
  await press();
  const download = await waiting;
  const path = await download.path();
  return { name: download.suggestedFilename(), path, bytes: readFileSync(path) };
}

/** The corners of the page of a PDF in points, how many fonts are inside, and the characters that can be copied from it. */
function contentOf(bytes: Buffer): { readonly box: readonly number[]; readonly embedded: number; readonly characters: string } {
  const file = bytes.toString("latin1");
  const box = /\/MediaBox \[([^\]]+)\]/.exec(file)?.[1].trim().split(/\s+/).map(Number) ?? [];
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, content]) => {
    const packed = Buffer.from(content, "latin1");
    return (packed[0] === 0x78 ? inflateSync(packed) : packed).toString("latin1");
  });
  const maps = streams.filter((text) => text.includes("begincmap"));
  const codes = maps.flatMap((text) =>
    [...text.matchAll(/<[0-9a-f]{4}>\s*<([0-9a-f]{4})>/gi)].map(([, code]) => Number.parseInt(code, 16)),
  );
  return { box, embedded: file.match(/\/FontFile2/g)?.length ?? 0, characters: String.fromCharCode(...codes) };
}

test("pictures, weights, scripts, a figure and an archive are saved; a broken archive is refused, and a dropped one adds nothing twice", async ({
  page,
}) => {
  await page.goto(`./${shortLink(5)}`);
  await finished(page);

  const picture = (format: string) => saved(page, () => takeFromMenu(page, "Loss", format));
  const png = await picture(menuWords.png);
  expect([...png.bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  const svg = (await picture(menuWords.svg)).bytes.toString("utf8");
  expect(svg).toMatch(/^<svg[^>]+xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  // The drawing depends on no style sheet, and contains its font.
  expect(svg).toContain("src:url(data:font/woff2;base64,");
  expect(svg).not.toMatch(/ class="|var\(--/);

  await chooseInMenu(page, "Export");
  const dialog = page.getByRole("dialog", { name: "Export" });
  const press = (name: string) => () => dialog.getByRole("button", { name, exact: true }).click();
  await dialog.getByRole("button", { name: "Save everything" }).waitFor();
  expect(await violations(page, ".modal")).toEqual([]);

  const weights = await saved(page, press("Save Weights as NumPy .npz"));
  expect(weights.name).toBe("weights-random-attention-seed-5.npz");
  const names = Object.keys(unzipSync(weights.bytes));
  expect(names).toEqual(expect.arrayContaining(["learner0_p.npy", "learner1_V.npy", "learner2_Q.npy"]));

  const script = await saved(page, press("Save NumPy script"));
  expect(script.bytes.toString("utf8")).toContain("SEED = 5\n");
  expect((await saved(page, press("Save PyTorch script"))).bytes.toString("utf8")).toContain("torch.optim.AdamW");
  expect((await saved(page, press("Save BibTeX"))).bytes.toString("utf8")).toContain(page.url());

  const figure = (await saved(page, press("Save as SVG"))).bytes.toString("utf8");
  expect(figure).toMatch(/^<svg[^>]+width="180mm"/);
  for (const letter of ["(a)", "(b)", "(c)"]) expect(figure).toContain(`>${letter}</tspan>`);
  await expect(dialog.getByRole("textbox", { name: "Caption" })).toHaveValue(/^\(a\) Loss: .*\(b\) /);
  const pdf = await saved(page, press("Save as PDF"));
  expect(pdf.name).toBe("learnability-figure.pdf");
  const { box, embedded, characters } = contentOf(pdf.bytes);
  expect(box[2]).toBeCloseTo((180 * 72) / 25.4, 1);
  expect(embedded).toBe(2);
  // The words are text, also the Greek of the spectrum's axis.
  for (const letter of "osΛ−") expect(characters).toContain(letter);

  const archive = await saved(page, press("Save everything"));
  const restore = async (name: string, content: Buffer) => {
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Restore from a file" }).click();
    await (await chosen).setFiles({ name, mimeType: "application/json", buffer: content });
  };
  await restore("broken.json", Buffer.from('{"format":"learnability-archive","version":1,"areas":{"runs":5},"preferences":{}}'));
  await expect(page.getByText("broken.json was not restored: areas.runs must be a list, got 5. Nothing was changed.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(
    ([name, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], name));
      document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    },
    [archive.name, archive.bytes.toString("utf8")],
  );
  const question = page.getByRole("dialog", { name: "Restore this archive?" });
  await expect(question.getByText(/ holds \d+ entries .* Only entries with a newer version/)).toBeVisible();
  await question.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByText(/^0 entries added, 0 replaced/)).toBeVisible();
});
