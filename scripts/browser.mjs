/**
 * Finds the Chromiums for the end-to-end tests, and installs missing ones: the whole browser, and its headless shell, which has
 * the same engine without the browser's interface, and needs half the time for a page.
 */
import { existsSync, readdirSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { program, run } from "./environment.mjs";

/** Flags of every Chromium here: it can run as root, and makes no network requests of its own. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of a Chromium; installs one if necessary, and throws a sentence when that is not possible. */
export async function provideBrowser(hear = undefined) {
  if (!findBrowser()) await install("Chromium", "chromium", ["chromium", "chromium-headless-shell"], hear);
  const installed = findBrowser();
  if (!installed) throw new Error("no Chromium could be found or installed: install one, or set CHROMIUM to the path of yours");
  return installed;
}

/** Both, installed if necessary; without a shell, which is reported, the whole browser takes its place. */
export async function provideBrowsers(hear = undefined) {
  const browser = await provideBrowser(hear);
  if (!findShell()) await install("headless shell of Chromium", "chromium-headless-shell", ["chromium-headless-shell"], hear);
  const shell = findShell();
  if (!shell) say("no headless shell of Chromium could be installed: the whole browser serves for all tests, and takes longer", hear);
  return { browser, shell: shell ?? browser };
}

export function findBrowser() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return firstOf([process.env.CHROMIUM, chromium.executablePath(), ...onPath(names), "/usr/bin/chromium", "/usr/bin/google-chrome"]);
}

/** A Chromium named by the environment is tested itself, instead of the shell of another one. */
export function findShell() {
  if (process.env.CHROMIUM && !process.env.HEADLESS_SHELL) return process.env.CHROMIUM;
  const names = ["chromium-headless-shell", "chrome-headless-shell"];
  return firstOf([process.env.HEADLESS_SHELL, installedShell(), ...onPath(names), "/usr/bin/chromium-headless-shell"]);
}

/** Playwright gives the path of its Chromium; the shell lies beside it, in a folder of the same revision. */
function installedShell() {
  const revision = dirname(dirname(chromium.executablePath()));
  const folder = join(dirname(revision), basename(revision).replace("chromium-", "chromium_headless_shell-"));
  if (!existsSync(folder)) return undefined;
  const inside = readdirSync(folder, { recursive: true }).find((name) => /headless[-_]shell(\.exe)?$/.test(name));
  return inside && join(folder, inside);
}

function onPath(names) {
  return (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

function firstOf(candidates) {
  return candidates.find((path) => path && existsSync(path));
}

/** Tries Playwright's own, then Debian's packages; both may be unreachable. */
async function install(what, ours, packages, hear) {
  say(`no ${what} found, installing one`, hear);
  if ((await run(program("playwright"), ["install", ours], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" }, hear)) === 0) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return;
  await run("apt-get", ["update"], {}, hear);
  // One by one: a release that lacks one of them would install none.
  for (const name of packages) await run("apt-get", ["install", "-y", name], { DEBIAN_FRONTEND: "noninteractive" }, hear);
}

/** To the caller's listener, or onto the screen. */
function say(line, hear = (text) => process.stdout.write(text)) {
  hear(`${line}\n`);
}
