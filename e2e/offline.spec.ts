/** The page on a static host, under a path: it is stored after one visit, offers updates, and contacts only its own origin. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { wholeBrowser } from "../playwright.config";
import { contentPolicy } from "../scripts/page/content-policy";
import { parseExperiment } from "../src/labs/learnability/document/document";
import { encodeLink } from "../src/labs/learnability/document/link";
import { problemLine } from "../src/platform/fields/problem";
import { violations } from "./accessible";
import { typeInto } from "./lesson-walk";
import {
  test as base,
  broughtIntoView,
  button,
  chooseInMenu,
  expect,
  finished,
  listenForComplaints,
  longLink,
  shortLink,
  steps,
  trainedTo,
} from "./page";
import { type StaticServer, serve } from "./static-server";

const dist = join(import.meta.dirname, "..", "dist");
const built = (name: string) => readFileSync(join(dist, name), "utf8");

/** Workers follow the header of their own file, not the page's <meta>: so the host sends the headers of docs/hosting.md. */
const inline = [...built("index.html").matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
const headers = { "Content-Security-Policy": contentPolicy(inline) };

const test = base.extend<{ host: StaticServer }>({
  host: async ({ browserName: _ }, use) => {
    const host = await serve(dist, "/some/sub/path/", headers);
    await use(host);
    await host.close();
  },
});

test.use({ launchOptions: wholeBrowser, serviceWorkers: "allow", calm: true, still: true });

/** Waits until the page is stored on the device. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
}

const learner = { steps: 60, rate: 0.003 };
const deep = () =>
  linkOf({ kind: "random-attention", n: 5, samples: 64, testSamples: 16, shifts: [] }, { kind: "transformer", ...learner, heads: 2 });
const automaton = () => linkOf({ kind: "automaton" }, { kind: "gradient", heads: 2, steps: 500 });

function linkOf(task: object, ...learners: readonly object[]): string {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task, learners });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return `#${encodeLink(parsed.experiment)}`;
}

/** Scrolls to a panel that is fetched when it comes into view. */
async function seen(page: Page, name: string): Promise<void> {
  const panel = page.getByRole("region", { name, exact: true });
  await broughtIntoView(panel, panel.getByRole("button").first());
}

test("one visit stores the page, a newer version waits until it is accepted in every tab, and everything works without a network", async ({
  page,
  context,
  host,
}) => {
  const addresses: string[] = [];
  context.on("request", (request) => addresses.push(request.url()));
  await page.goto(host.address + longLink());
  await trainedTo(page, 100);
  await kept(page);
  await test.step("all of it is stored, and it could be installed", () => installed(page, context, host));
  await test.step("a newer version waits until it is accepted, in every tab, and the run goes on", () => renewed(page, context, host));
  await test.step("everything works under its path without a network", () => withoutNetwork(page, context, host));
  const own = new URL(host.address).origin;
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((address) => ![own, "data:", "blob:"].some((start) => address.startsWith(start)))).toEqual([]);
});

async function installed(page: Page, context: BrowserContext, host: StaticServer): Promise<void> {
  // The profile of a test is a private window, in which nothing can be installed: no other reason may be left.
  expect(await installability(context, page)).toEqual(["in-incognito"]);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  // The system keeps the large icons; stored runs are fetched when their panel is opened, TensorFlow.js (webgpu) when layers train on
  // a GPU; no formula has these letters.
  const names = files
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .filter(
      (name) =>
        name !== "sw.js" &&
        !/-512\.png$|stored-runs-[^/]*\.json$|StoredRunsPanel-[^/]*\.js$|webgpu-[^/]*\.js$|KaTeX_(AMS|Caligraphic|Fraktur|Main-Bold|Main-BoldItalic|Main-Italic|Math-BoldItalic|SansSerif|Script|Typewriter)-/.test(
          name,
        ),
    );
  expect((await storedNames(page, host)).sort()).toEqual(names.sort());
}

async function renewed(page: Page, context: BrowserContext, host: StaticServer): Promise<void> {
  const other = await context.newPage();
  const complaints = listenForComplaints(other);
  await other.goto(host.address + shortLink(3));
  await finished(other);

  const marked = built("index.html").replace("<html ", '<html data-version="newer" ');
  host.changed.set("index.html", marked);
  host.changed.set("sw.js", built("sw.js").replace(/(url:"index\.html",revision:")\w+/, "$1newer"));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByText("A new version of this page is ready.");
  await expect(notice).toBeVisible();
  await button(page, "Later").click();
  await expect(notice).toBeHidden();
  const before = Math.max(...(await steps(page)));
  await trainedTo(page, before + 200);
  await page.reload();
  await expect(isNewer(page)).toHaveCount(0);

  await button(page, "Reload").click();
  await expect(isNewer(page)).toHaveCount(1);
  await page.waitForFunction(() => window.playground !== undefined);
  await expect.poll(async () => Math.min(...(await steps(page)))).toBeGreaterThan(before);
  await expect(other.getByText("Another tab uses a new version of this page.")).toBeVisible();
  await expect(isNewer(other)).toHaveCount(0);
  expect(complaints).toEqual([]);
  await other.close();
}

async function withoutNetwork(page: Page, context: BrowserContext, host: StaticServer): Promise<void> {
  await host.close();
  await context.setOffline(true);
  const asked = host.asked.length;
  // An address with parameters before the "#" is still the same page.
  await page.goto(`${host.address}?lang=en${shortLink(2)}`);
  await finished(page);
  for (const name of ["Certificate laboratory", "Landscape of the loss", "Learnability map"]) await seen(page, name);
  for (const name of ["Share", "Export"]) {
    await (name === "Share" ? button(page, name).click() : chooseInMenu(page, name));
    await page.getByRole("dialog", { name }).waitFor();
    await page.keyboard.press("Escape");
  }
  await button(page, "About and licences").click();
  const about = page.getByRole("dialog", { name: "About this page" });
  await expect(about).toContainText("works without a network");
  await expect(about.locator("summary", { hasText: "@tensorflow/tfjs-core" })).toBeVisible();
  await about.locator("summary", { hasText: "@fontsource-variable/inter" }).click();
  await expect(about.getByText(/SIL OPEN FONT LICENSE/i).first()).toBeVisible();
  expect(await violations(page, ".modal")).toEqual([]);
  await page.keyboard.press("Escape");
  await lessonOpens(page);
  // Learners of several layers, with kernels that a worker fetches, under the worker's own policy.
  await follow(page, deep());
  await expect.poll(() => page.evaluate(() => window.playground.experiment.learners[0].kind)).toBe("transformer");
  await finished(page);
  await follow(page, automaton());
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save .jff" }).click();
  expect((await saved).suggestedFilename()).toBe("automaton.jff");
  const buffer = readFileSync(await (await saved).path());
  await page.getByLabel("JFLAP file").setInputFiles({ name: "automaton.jff", mimeType: "application/xml", buffer });
  await expect(page.getByText("automaton.jff is open.")).toBeVisible();
  expect(host.asked).toHaveLength(asked);
}

/** The page's own element, when it is of the newer version. */
const isNewer = (page: Page) => page.locator("html[data-version=newer]");

base("what neither the page brought nor its host may run is refused, and said", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  const complaints = listenForComplaints(page);
  await page.goto(`${baseURL}${shortLink()}`);
  await finished(page);
  expect(complaints).toEqual([]);
  const ran = await page.evaluate(async () => {
    const violated: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => violated.push(effectiveDirective));
    document.body.insertAdjacentHTML("beforeend", '<img src="x:" onerror="window.foreign = 1"><p style="color: red"></p>');
    const script = document.createElement("script");
    script.textContent = "window.foreign = 2";
    document.body.append(script);
    await fetch("https://example.invalid/").catch(() => undefined);
    // Violations are reported one by one, each in a task of its own.
    while (new Set(violated).size < 5) await new Promise((later) => setTimeout(later));
    return { violated, foreign: "foreign" in window };
  });
  expect(ran.foreign).toBe(false);
  expect(new Set(ran.violated)).toEqual(new Set(["script-src-elem", "script-src-attr", "style-src-attr", "connect-src", "img-src"]));
  expect(complaints.length).toBeGreaterThanOrEqual(5);
  await page.context().close();
});

base("a part that is gone from the host is told, and the rest of the page goes on", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await page.route(/CertificatePanel-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${baseURL}${shortLink()}`);
  await finished(page);
  await page.locator(".panel-card", { hasText: "Certificate laboratory" }).click();
  await expect(page.getByText("its host now has a newer version")).toBeVisible();
  await expect(page.getByRole("region", { name: "Certificate laboratory" })).toContainText("Reload the page to show it.");
  await page.unroute(/CertificatePanel-[^/]*\.js/);
  await Promise.all([page.waitForEvent("load"), button(page, "Reload").click()]);
  await finished(page);
  await seen(page, "Certificate laboratory");
  await page.context().close();
});

/** A lesson that was never opened before: its text and formulas, its run, and a figure of the run. */
async function lessonOpens(page: Page): Promise<void> {
  await button(page, "Lessons").click();
  const list = page.getByRole("dialog", { name: "Lessons" });
  await list.getByRole("button", { name: /Learning in closed form/ }).click();
  const lesson = page.getByRole("complementary", { name: "Lesson" });
  await expect(lesson.getByText("The learning problem is this linear system.")).toBeVisible();
  await expect(lesson.locator(".katex-display").first()).toBeVisible();
  const formulasSet = () =>
    page.evaluate(() => [...document.fonts].some((face) => /KaTeX_Math/.test(face.family) && face.status === "loaded"));
  await expect.poll(formulasSet).toBe(true);
  await lesson.getByRole("button", { name: "run it with noise" }).click();
  await expect.poll(() => page.evaluate(() => window.playground.experiment.task)).toMatchObject({ samples: 256, noise: 0.5 });
  await finished(page);
  await typeInto(page, lesson.getByRole("spinbutton", { name: "Samples N" }), "300");
  await expect.poll(() => page.evaluate(() => window.playground.experiment.task)).toMatchObject({ samples: 300 });
  await button(page, "Leave the lesson").last().click();
}

/** Has the effect of a click on a link to an experiment within the page. */
function follow(page: Page, link: string): Promise<void> {
  return page.evaluate((hash) => {
    location.hash = hash;
  }, link);
}

/** Reasons of Chromium not to offer an installation of the page. */
async function installability(context: BrowserContext, page: Page): Promise<string[]> {
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  return installabilityErrors.map(({ errorId }) => errorId);
}

/** Names of the stored files, relative to the page. */
function storedNames(page: Page, host: StaticServer): Promise<string[]> {
  return page.evaluate(async (start) => {
    const caches = await window.caches.keys();
    const requests = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(start.length).split("?")[0]);
  }, host.address);
}
