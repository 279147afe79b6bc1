import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { lockFolder } from "./lock";

const all = mkdtempSync(join(tmpdir(), "locks-"));
afterAll(() => rmSync(all, { recursive: true }));

let count = 0;
const newFolder = () => join(all, String(count++));

/** A folder whose last lock has this content. */
function lockedBy(holder: object | string): string {
  const folder = newFolder();
  mkdirSync(join(folder, "lock"), { recursive: true });
  writeFileSync(join(folder, "lock", "7"), typeof holder === "string" ? holder : JSON.stringify(holder));
  return folder;
}

/** Content of a lock of this process. */
const own = await (async () => {
  const folder = newFolder();
  await lockFolder(folder);
  return JSON.parse(readFileSync(join(folder, "lock", "1"), "utf8")) as object;
})();

/** A folder with the lock that a running process would leave behind if it were killed. */
function holding(pid: number): string {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return lockedBy({ ...own, pid, started: fields[19] });
}

/** A child of a process that never waits for its end, as in a container without an init. */
async function unreaped(): Promise<{ readonly pid: number; readonly parent: ChildProcess }> {
  const parent = spawn("sh", ["-c", "sleep 1000 & echo $!; exec sleep 1000"], { stdio: ["ignore", "pipe", "ignore"] });
  const said = await new Promise((done) => parent.stdout?.once("data", done));
  // Until it has become the second `sleep`, the shell does wait.
  while (readFileSync(`/proc/${parent.pid}/comm`, "utf8").trim() !== "sleep") await new Promise((turn) => setTimeout(turn, 5));
  return { pid: Number(String(said)), parent };
}

describe("the lock of a folder", () => {
  it("is one process', and the next one's when it is given back", async () => {
    const folder = newFolder();
    for (let round = 0; round < 3; round++) {
      const lock = await lockFolder(folder);
      await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by process ${process.pid}: only one process can use a folder`);
      lock.release();
    }
    expect(readdirSync(join(folder, "lock"))).toEqual(["3"]);
  });

  it("is given back without a word where nothing can be written any more", async () => {
    const folder = newFolder();
    const lock = await lockFolder(folder);
    rmSync(folder, { recursive: true });
    expect(() => lock.release()).not.toThrow();
  });

  it("of a process that has ended is taken over", async () => {
    const child = spawn(process.execPath, ["-e", ""]);
    await new Promise((done) => child.on("exit", done));
    const folder = lockedBy({ ...own, pid: child.pid });
    await lockFolder(folder);
    expect(readdirSync(join(folder, "lock"))).toEqual(["8"]);
  });

  it("of a process that was killed and that its parent never asks after is taken over", async () => {
    const { pid, parent } = await unreaped();
    try {
      const folder = holding(pid);
      process.kill(pid, "SIGKILL");
      await lockFolder(folder);
      expect(readFileSync(`/proc/${pid}/stat`, "utf8")).toContain(") Z ");
      expect(readdirSync(join(folder, "lock"))).toEqual(["8"]);
    } finally {
      parent.kill("SIGKILL");
    }
  });

  it("of a process that is about to end is waited for, and of one that goes on is not taken over", async () => {
    const child = spawn("sleep", ["1"]);
    const ended = new Promise((done) => child.on("exit", done));
    const folder = holding(Number(child.pid));
    await lockFolder(folder);
    // A process has ended before its parent is notified.
    expect(await ended).toBe(0);
    const other = spawn("sleep", ["1000"]);
    try {
      await expect(lockFolder(holding(Number(other.pid)), 300)).rejects.toThrow(
        `is in use by process ${other.pid}: only one process can use a folder`,
      );
    } finally {
      other.kill("SIGKILL");
    }
  });

  it("of a process whose number another one has now, or of a machine that was started again, is taken over", async () => {
    await lockFolder(lockedBy({ ...own, started: "1" }));
    await lockFolder(lockedBy({ ...own, boot: "another" }));
    await expect(lockFolder(lockedBy({ ...own, started: "" }))).rejects.toThrow("only one process can use a folder");
    await expect(lockFolder(lockedBy("{"))).rejects.toThrow(/lock\/7 is not a lock of this program/);
  });

  it("of a process on another machine is not taken over, and says what to do", async () => {
    await expect(lockFolder(lockedBy({ ...own, host: "elsewhere" }))).rejects.toThrow(
      /is in use by process \d+ on elsewhere: wait for its end, or remove .*lock\/7 if it has ended/,
    );
  });
});
