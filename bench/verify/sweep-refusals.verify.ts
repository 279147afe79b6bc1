/** What a person got wrong, and a disk that is full: one line says what and where, and nothing is lost. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check, Figure } from "../check";
import { equal, holds, withPrograms } from "../programs";

/** Thirteen runs. */
const small = (seed: number) => ({
  format: "learnability-experiment",
  version: 1,
  task: { kind: "random-attention", d: 3, n: 6, samples: 64, testSamples: 50 },
  learners: [{ kind: "closed-form" }],
  map: {
    learner: { kind: "gradient", heads: 2, steps: 50, rate: 0.01, batch: 16 },
    x: { fields: ["learner.heads"], points: [[1], [2], [4], [8]] },
    y: { fields: ["task.samples"], points: [[4], [16], [64]] },
    seeds: 1,
    seed,
  },
});

/** What a person got wrong: one line says what and where, and what was there before is there afterwards. */
async function refusals(): Promise<readonly Figure[]> {
  return withPrograms(async (programs) => {
    programs.write("without-runs.json", { ...small(1), map: { ...small(1).map, x: { fields: ["learner.heads"], points: [] } } });
    programs.write("newer.json", { ...small(1), version: 99 });
    programs.write("small.json", small(1));
    programs.write("other.json", small(2));
    const begun = await programs.run("small.json", "--out", "small", "--export");
    const refused: readonly (readonly [what: string, line: RegExp, given: readonly string[]])[] = [
      [
        "a server that is not there",
        /^postgres:\/\/127\.0\.0\.1:9\/none cannot be reached: /,
        ["small.json", "--queue", "postgres://me:secret@127.0.0.1:9/none"],
      ],
      ["a map without runs", /^without-runs\.json: map\.x\.points must have at least one entry/, ["without-runs.json", "--out", "none"]],
      [
        "a document of a newer version",
        /^newer\.json: version 99 is newer than this program, which reads version 1/,
        ["newer.json", "--out", "none"],
      ],
      ["the folder of another sweep", /small holds another sweep, of 13 runs: choose another folder/, ["other.json", "--out", "small"]],
    ];
    const figures: Figure[] = [equal("exit code of a sweep", begun.code ?? -1, 0)];
    for (const [what, line, given] of refused) {
      const { code, said } = await programs.run(...given);
      const isOneLine = line.test(said) && said.indexOf("\n") === said.length - 1 && !said.includes("secret");
      if (!isOneLine) console.error(said);
      figures.push(equal(`exit code for ${what}`, code ?? -1, 2), holds(`one line for ${what}, without a password`, isOneLine));
    }
    const again = await programs.run("--out", "small", "--export");
    return [
      ...figures,
      holds("no folder was made", !existsSync(join(programs.folder, "none"))),
      holds("the sweep that was there is whole", again.code === 0 && again.said.startsWith("13 of 13 runs done")),
    ];
  });
}

/** A map whose rows do not fit on what is left of a small disk. */
const large = {
  ...small(1),
  map: {
    ...small(1).map,
    x: { fields: ["learner.rate"], points: Array.from({ length: 40 }, (_, k) => [0.001 * (k + 1)]) },
    y: { fields: ["task.samples"], points: [[4], [16], [64]] },
    seeds: 16,
  },
};

/** On a disk in memory of its own, which is full in the middle of a sweep; with more room the same command goes on. */
async function fullDisk(): Promise<readonly Figure[]> {
  return withPrograms(async (programs) => {
    programs.write("small.json", small(1));
    programs.write("large.json", large);
    const sweep = `"${process.execPath}" "${programs.main}"`;
    // As much as an almost empty sweep takes, and half a megabyte.
    const script = `
      mkdir disk && mount -t tmpfs -o size=400m tmpfs disk || exit 9
      ${sweep} small.json --out disk/small || exit 8
      room=$(($(du -sk disk/small | cut -f1) + 512))
      rm -r disk/small && mount -o remount,size=\${room}k disk
      ${sweep} large.json --out disk/large --job-seconds 0.1 2> said; echo $? > first
      mount -o remount,size=400m disk
      ${sweep} --out disk/large --export 2> gone-on; echo $? > second
      wc -l < disk/large/runs.ndjson > rows`;
    const code = await new Promise<number>((done) => {
      const given = ["--map-root-user", "--mount", "sh", "-c", script];
      spawn("unshare", given, { cwd: programs.folder, stdio: "inherit" })
        .on("close", (ended) => done(ended ?? -1))
        .on("error", () => done(-1));
    });
    if (code !== 0) return [equal("exit code of unshare and mount (a disk of its own can be had on Linux alone)", code, 0)];
    const read = (name: string) => readFileSync(join(programs.folder, name), "utf8");
    const line = /^\S*disk\/large cannot be written: the disk is full; what was written before is kept\n$/;
    if (!line.test(read("said"))) console.error(read("said"), read("gone-on"));
    return [
      equal("exit code where the disk is full", Number(read("first")), 2),
      holds("one line says so", line.test(read("said"))),
      equal("exit code with more room", Number(read("second")), 0),
      equal("rows, each run once", Number(read("rows")), 1 + 40 * 3 * 16),
    ];
  });
}

export const checks: readonly Check[] = [
  { id: "sweeps-refusals", title: "what a person got wrong is said in one line, and nothing is lost by it", run: refusals },
  { id: "sweeps-full-disk", title: "a disk that is full in the middle of a sweep, which goes on when there is room", run: fullDisk },
];
