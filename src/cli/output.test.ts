import { execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openOutput } from "./output";
import { folder, withFolder } from "./testing";

withFolder();

function newPipe(name: string): string {
  const pipe = join(folder, name);
  execFileSync("mkfifo", [pipe]);
  return pipe;
}

describe("a pipe as the place of a result", () => {
  it("takes all of it, also where its reader comes late and is slow", async () => {
    const pipe = newPipe("slow");
    const opening = openOutput(pipe);
    await pause(200);
    const reader = spawn("sh", ["-c", `exec < '${pipe}'; sleep 0.5; cat`]);
    let read = "";
    reader.stdout.on("data", (text) => {
      read += text;
    });
    const end = new Promise((done) => reader.on("close", done));
    const output = await opening;
    const text = "0123456789".repeat(2 ** 17);
    await output.write(text);
    output.close();
    await end;
    expect(read === text).toBe(true);
  });

  it("refuses what its reader takes no more of, and what its reader has ended before", async () => {
    const pipe = newPipe("stuck");
    const reader = spawn("sh", ["-c", `exec sleep 1000 < '${pipe}'`]);
    const output = await openOutput(pipe, { reader: 5000, bytes: 200 });
    await output.write("a line\n");
    await expect(output.write("x".repeat(2 ** 20))).rejects.toThrow("it is a full pipe, not read for 0.2 s");
    reader.kill("SIGKILL");
    await new Promise((done) => reader.on("close", done));
    await expect(output.write("more")).rejects.toThrow(`--out ${pipe} cannot be written: its reader has ended`);
    output.close();
  });
});
