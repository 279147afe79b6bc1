import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { lockFolder } from "./lock";

const all = mkdtempSync(join(tmpdir(), "locks-"));
afterAll(() => rmSync(all, { recursive: true }));

let count = 0;
const newFolder = () => join(all, String(count++));

/** A folder whose last lock says this. */
function lockedBy(holder: object | string): string {
  const folder = newFolder();
  mkdirSync(join(folder, "lock"), { recursive: true });
  writeFileSync(join(folder, "lock", "7"), typeof holder === "string" ? holder : JSON.stringify(holder));
  return folder;
}

/** What a lock of this process says. */
const own = (() => {
  const folder = newFolder();
  lockFolder(folder);
  return JSON.parse(readFileSync(join(folder, "lock", "1"), "utf8")) as object;
})();

describe("the lock of a folder", () => {
  it("is one process', and the next one's when it is given back", () => {
    const folder = newFolder();
    for (let round = 0; round < 3; round++) {
      const lock = lockFolder(folder);
      expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${process.pid}: only one process may work in a folder`);
      lock.release();
    }
    expect(readdirSync(join(folder, "lock"))).toEqual(["3"]);
  });

  it("is given back without a word where nothing can be written any more", () => {
    const folder = newFolder();
    const lock = lockFolder(folder);
    rmSync(folder, { recursive: true });
    expect(() => lock.release()).not.toThrow();
  });

  it("of a process that has ended is taken over", async () => {
    const child = spawn(process.execPath, ["-e", ""]);
    await new Promise((done) => child.on("exit", done));
    const folder = lockedBy({ ...own, pid: child.pid });
    lockFolder(folder);
    expect(readdirSync(join(folder, "lock"))).toEqual(["8"]);
  });

  it("of a process whose number another one has now, or of a machine that was started again, is taken over", () => {
    lockFolder(lockedBy({ ...own, started: "1" }));
    lockFolder(lockedBy({ ...own, boot: "another" }));
    expect(() => lockFolder(lockedBy({ ...own, started: "" }))).toThrow("only one process may work in a folder");
    expect(() => lockFolder(lockedBy("{"))).toThrow(/lock\/7 is no lock of this program/);
  });

  it("of a process on another machine is not taken over, and says what to do", () => {
    expect(() => lockFolder(lockedBy({ ...own, host: "elsewhere" }))).toThrow(
      /is in use by process \d+ on elsewhere; if that has ended, remove .*lock\/7 and start again/,
    );
  });
});
