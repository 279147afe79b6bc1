/** Finds a Chromium for the end-to-end tests, and installs one where there is none. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { program, run } from "./environment.mjs";

/** What every Chromium here is started with: it runs as root, too, and asks nothing of any network. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of a Chromium; installs one if need be, and throws a sentence when that is not possible. */
export async function provideBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log("no Chromium found, installing one");
  await run(program("playwright"), ["install", "chromium"], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" });
  if (!findBrowser()) await installFromDebian();
  const installed = findBrowser();
  if (!installed) throw new Error("no Chromium could be found or installed: install one, or set CHROMIUM to the path of yours");
  return installed;
}

function findBrowser() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.CHROMIUM, chromium.executablePath(), ...onPath, "/usr/bin/chromium", "/usr/bin/google-chrome"];
  return candidates.find((path) => path && existsSync(path));
}

async function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return;
  await run("apt-get", ["update"]);
  await run("apt-get", ["install", "-y", "chromium"], { DEBIAN_FRONTEND: "noninteractive" });
}
