/** The path of a Chromium; installs one if need be. @throws {Error} with a sentence when that is not possible. */
export function provideBrowser(): Promise<string>;

/** What every Chromium here is started with. */
export const chromiumFlags: string[];
