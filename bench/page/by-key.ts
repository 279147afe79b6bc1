/** A setting moved by key in each lab, on a device four times slower: what a person feels under the fingers. */
import type { Browser, Page } from "@playwright/test";
import { eagleKind } from "../../src/labs/eagle/document/kind";
import { presets as eaglePresets } from "../../src/labs/eagle/document/presets";
import { learnabilityKind } from "../../src/labs/learnability/document/kind";
import { presets as learnabilityPresets } from "../../src/labs/learnability/document/presets";
import { lionKind } from "../../src/labs/lion/document/kind";
import { presets as lionPresets } from "../../src/labs/lion/document/presets";
import type { DocumentKind } from "../../src/platform/documents/kind";
import { encodeLink } from "../../src/platform/documents/link";
import type { Preset } from "../../src/platform/documents/preset";
import type { Figure } from "../check";
import { median } from "../median";
import { quantile } from "./quantile";

const slower = 4;

interface LabByKey {
  readonly lab: string;
  /** Of its first preset. */
  readonly link: string;
}

const linkOf = <Document extends Preset["document"]>(kind: DocumentKind<Document>, presets: readonly Preset<Document>[]): LabByKey => ({
  lab: kind.lab,
  link: encodeLink(kind, presets[0].document, { views: presets[0].views }),
});

const labsByKey: readonly LabByKey[] = [
  linkOf(learnabilityKind, learnabilityPresets),
  linkOf(eagleKind, eaglePresets),
  linkOf(lionKind, lionPresets),
];

const [presses, pause, rounds] = [10, 150, 3];
/** The page measures its pace of drawing for up to 14 s, with frames that nothing else asks for. */
const settling = 16_000;

/** Milliseconds of tasks over 50 ms and of answers to presses. */
interface Felt {
  readonly tasks: readonly number[];
  readonly answers: readonly number[];
}

export async function settingsByKey(browser: Browser, address: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { lab, link } of labsByKey) {
    const page = await openSlowly(browser, `${address}#${link}`);
    const felt: Felt[] = [];
    for (let round = 0; round < rounds; round++) felt.push(await movedByKey(page, round % 2 === 0 ? "ArrowRight" : "ArrowLeft"));
    await page.close();
    const at = ` while a setting of ${lab} is moved by key, ${slower} times slower`;
    const answers = felt.flatMap((round) => round.answers);
    figures.push(
      { name: `main-thread tasks over 50 ms${at}`, value: median(felt.map(({ tasks }) => tasks.length)), relation: "=", bound: 0 },
      { name: `milliseconds of three of four key presses${at}`, value: quantile(answers, 0.75), relation: "<=", bound: 100 },
      { name: `milliseconds of the longest key press${at}`, value: Math.max(...answers), relation: "<=", bound: 100 },
    );
  }
  return figures;
}

/** The page at rest: its run is over or paused, and all that comes late has come. */
async function openSlowly(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript("globalThis.__name = (target) => target");
  await page.addInitScript(watchFingers);
  await page.goto(address);
  await page.locator(".rail").getByRole("slider").first().waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.waitForTimeout(settling);
  return page;
}

/** Presses a key on the first slider of the settings, and waits for the last that follows. */
async function movedByKey(page: Page, key: "ArrowRight" | "ArrowLeft"): Promise<Felt> {
  await page.locator(".rail").getByRole("slider").first().focus();
  await page.waitForTimeout(1000);
  await page.evaluate(() => Object.assign(window, { benchFelt: { tasks: [], answers: [] } }));
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pause);
  }
  await page.waitForTimeout(2500);
  const { tasks, answers } = await page.evaluate(() => window.benchFelt ?? { tasks: [Number.NaN], answers: [] });
  // Faster answers than the browser reports have no entry.
  return { tasks, answers: [...answers, ...Array.from({ length: Math.max(0, presses - answers.length) }, () => 16)] };
}

declare global {
  interface Window {
    benchFelt?: { readonly tasks: number[]; readonly answers: number[] };
  }
}

/** Runs in the page before anything else does. */
function watchFingers(): void {
  window.benchFelt = { tasks: [], answers: [] };
  const note = (kind: "tasks" | "answers") => (list: PerformanceObserverEntryList) => {
    for (const { name, duration } of list.getEntries()) if (kind === "tasks" || name === "keydown") window.benchFelt?.[kind].push(duration);
  };
  new PerformanceObserver(note("tasks")).observe({ type: "longtask" });
  new PerformanceObserver(note("answers")).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
