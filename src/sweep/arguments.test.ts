import { describe, expect, it } from "vitest";
import { readArguments } from "./arguments";
import { nameOf } from "./queue/server";

const read = (...given: readonly string[]) => readArguments(given, {});

describe("the command line of sweeps", () => {
  it("reads a sweep, a worker and a merge", () => {
    expect(read("map.json", "--out", "f", "--shard=3/16", "--threads", "2", "--export")).toMatchObject({
      command: "run",
      documents: "map.json",
      out: "f",
      shard: { number: 3, of: 16 },
      threads: 2,
      exports: true,
      jobSeconds: 10,
    });
    expect(readArguments(["worker"], { SWEEP_QUEUE: "postgres://host/db" })).toMatchObject({
      command: "worker",
      queue: "postgres://host/db",
    });
    expect(read("merge", "a", "b", "--out", "c")).toEqual({ command: "merge", folders: ["a", "b"], out: "c" });
    expect(read("merge", "--help")).toBeNull();
  });

  it.each([
    [["map.json"], "--out, the folder of the sweep, is missing; see --help"],
    [["map.json", "--out"], "--out needs a value"],
    [["map.json", "--ouf=a", "--out", "b"], "--ouf is not a known option (did you mean --out?)"],
    [["a", "b", "--out", "c"], "b is an extra argument; see --help"],
    [["a", "--out", "b", "--shard", "17/16"], "--shard must be K/N, such as 3/16, got 17/16"],
    [["a", "--out", "b", "--threads", "0"], "--threads must be a positive whole number, got 0"],
    [["a", "--out", "b", "--job-seconds", "soon"], "--job-seconds must be a number of seconds up to 3600, got soon"],
    [["a", "--queue", "postgres://h/d", "--shard", "1/2"], /^--shard cannot be combined with --queue/],
    [["a", "--queue", "postgres://h/d", "--export"], /^--export needs --out/],
    [["worker"], /^a worker needs --queue/],
    [["worker", "--queue", "x", "--export"], "--export has no effect for worker; see --help"],
    [["merge", "--out", "a"], /^merge needs the folders/],
    [["a", "--quue=postgres://user:secret@host/db", "--out", "b"], "--quue is not a known option (did you mean --queue?)"],
  ])("refuses %j", (given, message) => {
    expect(() => readArguments(given, {})).toThrow(message);
  });

  it("names a server without its password", () => {
    expect(nameOf("postgres://user:secret@host:5433/db?sslmode=require")).toBe("postgres://host:5433/db");
    expect(nameOf("postgresql:///db?host=/run/postgres")).toBe("postgres:///run/postgres/db");
    expect(() => nameOf("http://user:secret@host")).toThrow("--queue must be an address like postgres://user@host:5432/database");
  });
});
