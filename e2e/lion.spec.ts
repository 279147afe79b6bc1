/** The LION lab in the page: what every lab can do is in the contract. */

import { deflateSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { zipSync } from "fflate";
import { type LionDocument, parseLion } from "../src/labs/lion/document/document";
import { lionKind } from "../src/labs/lion/document/kind";
import { presets } from "../src/labs/lion/document/presets";
import { ownData } from "../src/labs/lion/engine/own-data";
import { lionResult } from "../src/labs/lion/engine/result";
import { encodeLink } from "../src/platform/documents/link";
import { problemLine } from "../src/platform/fields/problem";
import { writeNpy } from "../src/platform/files/npy";
import { crc32 } from "../src/platform/numerics/crc32";
import { inEveryLook, violations } from "./accessible";
import { scriptsWith } from "./built";
import { drop } from "./dropped";
import { leftToVerify } from "./in-verify";
import { test } from "./kept";
import { overlaps } from "./overlaps";
import { allSettings, chooseInMenu, expect, finished, test as fresh, scrolledTo } from "./page";
import { dragBy } from "./pointers";

test.use({ calm: true, still: true });
test.describe.configure({ mode: "default" });

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const summary = (page: Page, name: string) => panel(page, name).locator(".panel-summary");
const rail = (page: Page) => page.getByRole("complementary").first();
const documentOf = (page: Page) => page.evaluate(() => window.playground.experiment as unknown as LionDocument);

function linkTo(parts: object): string {
  const parsed = parseLion({ format: "learnability-experiment", version: 1, lab: "lion", featureMap: "shifted-silu", ...parts });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `./#${encodeLink(lionKind, parsed.document)}`;
}

function presetLink(id: string): string {
  const { document, views } = presets.find((preset) => preset.id === id)!;
  return `./#${encodeLink(lionKind, document, { views })}`;
}

async function opened(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect.poll(() => page.evaluate(() => window.playground?.experiment.lab)).toBe("lion");
  await finished(page);
}

/** The outputs of all forms as text: equal texts are equal bits. */
const outputs = (page: Page) =>
  page.evaluate(async () => JSON.stringify(((await window.playground.result()) as unknown as { forms: unknown }).forms));

fresh("the LION lab is fetched when it is opened, has its panels alive, is for everyone, and speaks German", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url().split("/").at(-1) ?? ""));
  const [ofLab, ofResults] = [scriptsWith("Attention matrix"), scriptsWith("Accuracy against cost")];
  expect([ofLab.length, ofResults.length]).toEqual([1, 1]);
  await page.goto("./");
  const labs = page.getByRole("navigation", { name: "Labs" });
  await expect(labs.getByRole("button", { name: "Learnability" })).toHaveAttribute("aria-current", "page");
  expect(fetched.filter((name) => ofLab.includes(name) || ofResults.includes(name))).toEqual([]);
  // By way of another lab: what is drawn for each lab differs, down to the hooks of the bar.
  await labs.getByRole("button", { name: "EAGLE" }).click();
  await expect(labs.getByRole("button", { name: "EAGLE" })).toHaveAttribute("aria-current", "page");
  await expect(page.locator(".race-panel")).toBeVisible();
  await labs.getByRole("button", { name: "LION" }).click();
  await finished(page);
  expect(fetched).toEqual(expect.arrayContaining([...ofLab]));

  await fresh.step("each panel says what it shows", async () => {
    for (const [name, says] of [
      ["Attention matrix", /^Token 10, “a”, gives \d+ % of its weight to earlier tokens/],
      ["Differences between forms", /^All 4 forms agree to \S+e-1\d, within the rounding error of float64/],
      ["States of both recurrences", /^The forward and the backward state have 4 × 5 numbers each/],
      ["Attention matrix in chunks", /^Only the diagonal tiles are computed: 64 of 256 entries/],
      ["LION-S: decay of each token", /λ|Decays lie between/],
      ["LION-D: mask over distance", /mask entries halve every/],
      ["Mask and its inverse", /tridiagonal, with 46 entries on three diagonals/],
      ["Index conventions of the mask", /are transposes/],
    ] as const) {
      await scrolledTo(panel(page, name));
      await expect(summary(page, name), name).toHaveText(says);
      await expect(panel(page, name).locator(".chart svg").first(), name).toBeVisible();
    }
    await panel(page, "Attention matrix").getByRole("spinbutton", { name: "Token" }).fill("3");
    await expect(summary(page, "Attention matrix")).toHaveText(/^Token 3, “o”/);
  });

  await fresh.step("the paper's results are sorted by any column", () => sorted(page));
  await inEveryLook(page, async () => expect(await violations(page)).toEqual([]));
  await page.setViewportSize({ width: 1440, height: 900 });
  await chooseInMenu(page, "Deutsch");
  await expect(summary(page, "Attention-Matrix")).toHaveText(/^Token 3, „o“, gibt \d+ % seines Gewichts früheren Token/);
  await scrolledTo(panel(page, "Ergebnisse des Papers"));
  await expect(summary(page, "Ergebnisse des Papers")).toHaveText(/^Tabellen 3 und 11 des Papers: /);
});

async function sorted(page: Page): Promise<void> {
  const results = panel(page, "Results of the paper");
  await scrolledTo(results);
  const rows = results.locator("tbody th");
  await expect(rows.first()).toHaveText("ViT");
  const head = (name: string) => results.getByRole("columnheader", { name });
  await head("top-1 base, %").getByRole("button").click();
  await expect(rows.first()).toHaveText("Vim");
  await expect(head("top-1 base, %")).toHaveAttribute("aria-sort", "descending");
  await head("training time base, ×").getByRole("button").click();
  await expect(rows.first()).toHaveText(/^LION-LIT/);
  await expect(head("training time base, ×")).toHaveAttribute("aria-sort", "ascending");
  await expect(results.getByText("these figures give 9.0 (small) and 7.3 (base)")).toBeVisible();
  await results.getByRole("combobox", { name: "Plot" }).selectOption({ label: "base against memory" });
  await expect(results.getByRole("img", { name: "Accuracy against cost" })).toContainText("LION-D, recurrent");
  await results.getByRole("combobox", { name: "Table" }).selectOption({ label: "Long Range Arena" });
  await expect(results.getByText("the mean of the 5 figures in the row is 53.80; the printed value is 53.0")).toBeVisible();
  await results.getByRole("combobox", { name: "Table" }).selectOption({ label: "GLUE, large" });
  await expect(summary(page, "Results of the paper")).toContainText("BERT with 82.95");
}

test("a panel that leads with a height of its own has a row as high", async ({ page }) => {
  await opened(page, presetLink("one-decay"));
  await expect(panel(page, "LION-D: mask over distance").locator(".chart svg")).toBeVisible();
  expect(await overlaps(page)).toEqual([]);
});

for (const [name, viewport] of [
  ["a desk", { width: 1440, height: 900 }],
  ["a telephone", { width: 390, height: 844 }],
] as const)
  test(
    `a decay is dragged by mouse, finger and keys on ${name}, and a drag is one step of undo`,
    name === "a desk" ? {} : leftToVerify,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await opened(page, presetLink("wall"));
      const decays = panel(page, "LION-S: decay of each token");
      await scrolledTo(decays);
      const handle = decays.getByRole("slider", { name: "Decay of token 12", exact: true });
      const lambda = async () => Number(await handle.getAttribute("aria-valuenow"));
      const undo = () => page.keyboard.press("Control+z");
      await expect(summary(page, "LION-S: decay of each token")).toContainText("Token 12 has λ = 0.03: a wall.");
      for (const kind of ["mouse", "touch"] as const) {
        await dragBy(page, kind, handle, { x: 0, y: -40 });
        // The scale is 84 pixels high.
        await expect.poll(lambda, kind).toBeCloseTo(0.03 + 40 / 84, 1);
        await expect(summary(page, "LION-S: decay of each token")).toContainText("Decays lie between");
        await undo();
        await expect.poll(lambda, kind).toBe(0.03);
      }
      await handle.focus();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await expect.poll(lambda).toBe(0.05);
      await expect(handle).toBeFocused();
      await page.keyboard.press("End");
      await expect.poll(lambda).toBe(1);
    },
  );

const [q, k, v, decay] = [
  [
    [0.5, -1],
    [2, 0.25],
    [-0.75, 1],
  ],
  [
    [1, 0.5],
    [0.125, -2],
    [1.5, 1],
  ],
  [[1], [-2], [0.5]],
  [0.9, 0.5, 0.8],
];
const npy = (name: string, shape: readonly number[], values: readonly number[]) => ({
  [`${name}.npy`]: writeNpy(shape, Float64Array.from(values)),
});
const text = (words: string) => new TextEncoder().encode(words);
const ownFiles: Readonly<Record<string, Uint8Array>> = {
  "own.json": text(JSON.stringify({ format: "lion-data", version: 1, q, k, v, decay })),
  "own.csv": text(["q0,q1,k0,k1,v0,decay", ...q.map((row, i) => [...row, ...k[i], ...v[i], decay[i]].join(","))].join("\n")),
  "own.npz": zipSync({
    ...npy("q", [3, 2], q.flat()),
    ...npy("k", [3, 2], k.flat()),
    ...npy("v", [3, 1], v.flat()),
    ...npy("decay", [3], decay),
  }),
  // The variant with decays, which the page shows, gives way to one without.
  "without.csv": text(["q0,q1,k0,k1,v0", ...q.map((row, i) => [...row, ...k[i], ...v[i]].join(","))].join("\n")),
};

test("own queries, keys and values come as JSON, CSV and .npz, to the bits of the headless runner", async ({ page }) => {
  await opened(page, linkTo({ problem: { kind: "random", length: 8 } }));
  for (const [name, content] of Object.entries(ownFiles)) {
    await drop(page, name, content);
    await expect(rail(page).locator(".own-data-file")).toContainText(name);
    await finished(page);
    const read = await ownData.read(content, name);
    if (!read.ok) throw new Error(problemLine(read.problem));
    expect(await outputs(page)).toBe(JSON.stringify(lionResult(await documentOf(page), read.data).forms, plain));
  }
  await drop(page, "bad.json", text('{"format":"lion-data","version":1,"q":[[1]],"k":[[1]],"v":[[1]],"decay":[2]}'));
  await expect(page.getByText(/decay\[0\] must be a number from 0 to 1, got 2/)).toBeVisible();
});

/** Rows of numbers are lists in JSON. */
const plain = (_: string, value: unknown) => (value instanceof Float64Array ? Array.from(value) : value);

/** An image of 8-bit colours, written by hand. */
function png(width: number, height: number, colourAt: (x: number, y: number) => readonly [number, number, number]): Buffer {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) => [0, ...Array.from({ length: width }, (_, x) => colourAt(x, y)).flat()]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(rows.flat()))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("a dropped picture is cut into patches that a link carries, to the same bits in a fresh profile", async ({ page, browser }) => {
  await opened(page, presetLink("picture"));
  const around = panel(page, "Mask row of a patch");
  await expect(summary(page, "Mask row of a patch")).toHaveText(/^Other rows hold 32 % .* and 61 % with two snake scans/);
  // Red on the left of the square in the middle, blue on its right; what is green is cut off.
  const flag = png(140, 112, (x) => (x < 14 || x >= 126 ? [0, 255, 0] : x < 70 ? [255, 0, 0] : [0, 0, 255]));
  await drop(page, "flag.png", flag, "image/png");
  await expect(rail(page).getByText("flag.png")).toBeVisible();
  await expect(around.getByText("flag.png, 14 × 14")).toBeVisible();
  await finished(page);
  const { problem } = await documentOf(page);
  const bytes = Buffer.from((problem.kind === "image" && problem.picture?.bytes) || "", "base64url");
  const patch = (at: number) => [...bytes.subarray(5 * at, 5 * at + 5)];
  expect([patch(0), patch(13)]).toEqual([
    [255, 0, 0, 128, 128],
    [0, 0, 255, 128, 128],
  ]);

  await test.step("a patch is chosen by a click, and by keys", async () => {
    const read = around.getByRole("slider", { name: "Patches" });
    await read.click({ position: { x: 3, y: 25 } });
    await expect(around.getByRole("spinbutton", { name: "Patch" })).toHaveValue("1");
    await read.press("ArrowRight");
    await read.press("Enter");
    await expect(around.getByRole("spinbutton", { name: "Patch" })).toHaveValue("2");
  });

  await test.step("what is no picture, or too small for one, says so", async () => {
    await drop(page, "none.png", text("no picture"), "image/png");
    await expect(page.getByText(/this browser cannot read the file as a picture/)).toBeVisible();
    await drop(
      page,
      "dot.png",
      png(20, 9, () => [9, 9, 9]),
      "image/png",
    );
    await expect(page.getByText(/the picture has 20 x 9 pixels, too few for 14 x 14 patches/)).toBeVisible();
    expect((await documentOf(page)).problem).toEqual(problem);
  });

  const there = await outputs(page);
  expect(await violations(page, ".panels")).toEqual([]);
  const context = await browser.newContext({ serviceWorkers: "block" });
  const other = await context.newPage();
  await opened(other, page.url());
  await expect(panel(other, "Mask row of a patch").getByText("flag.png, 14 × 14")).toBeVisible();
  await expect(panel(other, "Mask row of a patch").getByRole("spinbutton", { name: "Patch" })).toHaveValue("2");
  expect(await outputs(other)).toBe(there);
  await context.close();
});

test("a text is typed, and each of its characters is a token", async ({ page }) => {
  await opened(page, linkTo({ problem: { kind: "random", length: 8 }, chunk: 4 }));
  await choose(rail(page), "Text");
  const settings = await allSettings(page);
  await settings.getByRole("textbox", { name: "Text" }).fill("löwe 🦁");
  await finished(page);
  await expect(settings.getByText("6 tokens, one per character")).toBeVisible();
  await expect(summary(page, "Attention matrix")).toHaveText(/^Token 4, “e”,/);
  const { problem } = await documentOf(page);
  expect(problem).toMatchObject({ kind: "text", text: "löwe 🦁" });
});

async function choose(within: Locator, kind: string): Promise<void> {
  await within.getByLabel("Source of the tokens").selectOption({ label: kind });
}
