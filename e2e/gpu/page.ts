/** The page of the GPU tests, in a browser whose WebGPU runs in software; it is handed out from where its build lies. */
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Page } from "@playwright/test";
import config from "../../playwright.config";
import { test as base, expect } from "../page";

const folder = join(import.meta.dirname, "..", "..", ".cache", "gpu-tests");
const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };

const { args = [], ...others } = config.use?.launchOptions ?? {};

/** Software WebGPU needs the process that `--disable-gpu` leaves out. */
export const softwareGpu = {
  ...others,
  args: [...args.filter((flag) => flag !== "--disable-gpu"), "--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader"],
};

export const test = base.extend({
  page: async ({ page, baseURL }, use) => {
    await page.context().route(/[/]gpu-tests[/]/, (route) => {
      const name = new URL(route.request().url()).pathname.replace("/gpu-tests/", "") || "index.html";
      return route.fulfill({ body: readFileSync(join(folder, name)), contentType: types[extname(name)] });
    });
    await openTests(page, `${baseURL}gpu-tests/`);
    await use(page);
  },
});

async function openTests(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => "gpuTests" in window);
}

export { expect };
