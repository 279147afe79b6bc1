/** Data that an earlier version stored, and functions that compare them with the page. Made by scripts/shipped/kept.ts. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { chooseInMenu, expect, menuWords, recorded, takeFromMenu } from "./page";
import type { Stores } from "./stores";

export const databaseName = "learnability-playground";

/** A session that was paused in the middle of a run, as its browser stored it. */
export interface PausedSession {
  readonly kernels: string;
  /** "#" with the experiment that was open. */
  readonly address: string;
  readonly stores: Stores;
  /** Every document that undo and redo lead to, in their order, as JSON text, and the place of the one that was open. */
  readonly documents: readonly string[];
  readonly current: number;
  readonly paused: Bits;
  /** At the end of the run. */
  readonly end: Bits;
}

/** All recorded numbers of a run: their checksum, and the last ones of each learner, which help to find a difference. */
export interface Bits {
  readonly sha256: string;
  /** Step, training and test error. */
  readonly last: readonly (readonly string[] | null)[];
}

/** A saved archive, whose own text is in a file of its own. */
export interface ArchiveNotes {
  readonly kernels: string;
  /** Names of the runs, the newest first. */
  readonly runs: readonly string[];
  /** The exported table of the map that is in it, line by line. */
  readonly map: readonly string[];
}

export function fixture(name: string): string {
  return join(import.meta.dirname, "fixtures", name);
}

export function readFixture<Content>(name: string): Content {
  return JSON.parse(readFileSync(fixture(name), "utf8")) as Content;
}

export async function bitsOf(page: Page): Promise<Bits> {
  const text = await recorded(page);
  const [, curves] = JSON.parse(text) as [unknown, readonly (readonly (readonly string[])[] | null)[]];
  return {
    sha256: createHash("sha256").update(text).digest("hex"),
    last: curves.map((curve) => curve?.map((values) => values.at(-1) ?? "") ?? null),
  };
}

export const documentOf = (page: Page) => page.evaluate(() => JSON.stringify(window.playground.experiment));

/** Saves all kept data, and returns the text of the file. */
export async function savedArchive(page: Page): Promise<string> {
  await chooseInMenu(page, "Export");
  const dialog = page.getByRole("dialog", { name: "Export" });
  const text = await downloaded(page, () => dialog.getByRole("button", { name: "Save everything", exact: true }).click());
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  return text;
}

export const mapPanel = (page: Page) => page.getByRole("region", { name: "Learnability map", exact: true });

/** The lines of the table of a map, with numbers in full. */
export async function exportedMap(page: Page): Promise<string[]> {
  const text = await downloaded(page, () => takeFromMenu(page, "Learnability map", menuWords.csv));
  return text.trim().split("\r\n");
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const waiting = page.waitForEvent("download");
  await press();
  return readFileSync(await (await waiting).path(), "utf8");
}
