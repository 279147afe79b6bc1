/** The page of the GPU tests, handed out from where its build lies, and the browser whose WebGPU runs in software. */
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import config, { wholeBrowser } from "../../playwright.config";
import { listenForComplaints } from "../page";

const folder = join(import.meta.dirname, "..", "..", ".cache", "gpu-tests");
const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

/** Software WebGPU needs the process that `--disable-gpu` leaves out. */
export const softwareGpu = {
  ...wholeBrowser,
  args: [...wholeBrowser.args.filter((flag) => flag !== "--disable-gpu"), "--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader"],
};

/** Opens the page. `npx vite build --config e2e/gpu/vite.config.ts` makes it. */
export async function openTests(page: Page): Promise<void> {
  await page.context().route(/[/]gpu-tests[/]/, (route) => {
    const name = new URL(route.request().url()).pathname.replace("/gpu-tests/", "") || "index.html";
    return route.fulfill({ body: readFileSync(join(folder, name)), contentType: types[extname(name)] });
  });
  await page.goto("gpu-tests/");
  await page.waitForFunction(() => "gpuTests" in window);
}

/** One page for all tests of a worker, which keeps its shaders; a console error or warning fails the test that caused it. */
export const test = base.extend<object, { opened: { page: Page; complaints: string[] } }>({
  opened: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: config.use?.baseURL ?? "" });
      const complaints = listenForComplaints(page);
      await openTests(page);
      await use({ page, complaints });
      await page.close();
    },
    { scope: "worker" },
  ],
  page: async ({ opened: { page, complaints } }, use) => {
    complaints.length = 0;
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
