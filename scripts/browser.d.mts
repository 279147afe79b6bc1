/** The path of a Chromium; installs one if need be. @throws {Error} with a sentence when that is not possible. */
export function provideBrowser(): Promise<string>;

/** The whole browser and its headless shell, in whose place is the browser where no shell can be had. */
export function provideBrowsers(): Promise<{ readonly browser: string; readonly shell: string }>;

/** The path of a Chromium, if there is one. */
export function findBrowser(): string | undefined;

/** The path of Chromium's headless shell, or of the Chromium that is to be tested in its place, if there is one. */
export function findShell(): string | undefined;

/** What every Chromium here is started with. */
export const chromiumFlags: string[];
