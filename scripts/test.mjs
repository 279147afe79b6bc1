/**
 * Everything that must hold before a change is accepted, in one command: installs what is missing, then runs the stages
 * and stops after the first row of them in which one fails. Those of a row run side by side, and each shows its output when
 * it is done; one alone in its row shows its own at once. A stage counts as one test, except those that count their own. A
 * skipped test counts as failed: nothing is left out in silence.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { installDependencies, program, requireNode, root, run } from "./environment.mjs";
import { endToEndTestsThat, unitTestsThatFailed } from "./test-reports.mjs";

const reports = join(root, ".cache");
const node = process.execPath;

/** Said once more at the end, where a long output is read first: what failed, and what passed at another try alone. */
const remarks = [];

/** Set when they have been found or installed: what the end-to-end tests run in. */
let browsers;

/** So many of one row run at the same time: with all of them on two cores, a step of a build may wait longer than Vite allows. */
const lanes = availableParallelism() + 1;

/** Those of one row run side by side, in this order. Each answers with the tests that passed and failed. */
const stages = [
  [
    ["lock file", asOne(node, ["scripts/check-lock.mjs"])],
    ["kernels", asOne(node, ["scripts/build-kernels.mjs"])],
    ["fonts", asOne(node, ["scripts/build-fonts.mjs"])],
  ],
  [
    ["browsers", provide],
    ["build of the page", asOne(program("vite"), ["build"])],
    // The compiler in native code takes a quarter of the time; the one in JavaScript is what the layer check reads imports with.
    // Several of its checkers each work out for themselves what types have in common: one takes half of their processing.
    ["types", asOne(node, [join(root, "node_modules", "typescript-native", "bin", "tsc"), "--noEmit", "--checkers", "1"])],
    ["layers", asOne(node, ["scripts/check-layers.mjs"])],
    ["lint and format", asOne(program("biome"), ["check", "."])],
    ["build of the page with one lab more", asOne(program("vite"), ["build", "--config", "e2e/contract/vite.config.ts"])],
    ["words", asOne(program("tsx"), ["scripts/check-words.ts"])],
    ["build of the page of GPU tests", asOne(program("vite"), ["build", "--config", "e2e/gpu/vite.config.ts"])],
    ["documented fields", asOne(program("tsx"), ["scripts/document-fields.ts", "--check"])],
  ],
  // One after the other: a page that waits for a busy core trains and draws on meanwhile, so that both together take longer.
  [["unit tests", unitTests]],
  [["end-to-end tests", endToEndTests]],
];

requireNode();
const total = { passed: 0, failed: 0 };
try {
  await installDependencies();
  for (const row of stages) {
    // All of a row are waited for, so that none goes on behind the last line.
    const waiting = [...row];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await accounted(...next, row.length > 1);
    };
    const settled = await Promise.allSettled(Array.from({ length: lanes }, lane));
    const broken = settled.find(({ status }) => status === "rejected");
    if (broken) throw broken.reason;
    if (total.failed > 0) break;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed++;
}
process.exitCode = total.failed > 0 ? 1 : 0;
for (const remark of remarks) console.log(`\n${remark}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);

/** Runs a stage and shows it under its title: at once, or as a whole, so that those beside it do not mix with it. */
async function accounted(title, stage, beside) {
  const heading = `\n== ${title}`;
  if (!beside) console.log(heading);
  const start = Date.now();
  const output = [];
  const { passed, failed } = await stage(beside ? (text) => output.push(text) : undefined);
  total.passed += passed;
  total.failed += failed;
  if (beside) console.log(`${heading}\n${output.join("").trimEnd()}`);
  console.log(`== ${title}: ${passed} passed, ${failed} failed, ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

function asOne(command, given) {
  return async (hear) => {
    const code = await run(command, given, {}, hear);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };
}

/** Downloading needs no core. Without any browser this throws what to do. */
async function provide(hear) {
  const { provideBrowsers } = await import("./browser.mjs");
  browsers = await provideBrowsers(hear);
  return { passed: 1, failed: 0 };
}

async function unitTests(hear) {
  const report = freshReport("unit-tests.json");
  const given = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await run(program("vitest"), given, {}, hear);
  const { numTotalTests: all = 0, numPassedTests: passed = 0, testResults } = readReport(report);
  remarks.push(...unitTestsThatFailed(root, testResults).map((test) => `failed: ${test}`));
  return settle(code, passed, all - passed);
}

async function endToEndTests() {
  const report = freshReport("end-to-end-tests.json");
  const code = await run(program("playwright"), ["test", "--reporter=list,json"], {
    CHROMIUM: browsers.browser,
    HEADLESS_SHELL: browsers.shell,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats, suites } = readReport(report);
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = stats ?? {};
  remarks.push(...endToEndTestsThat(["flaky"], suites).map((test) => `flaky: ${test} needed another try`));
  remarks.push(...endToEndTestsThat(["unexpected", "skipped"], suites).map((test) => `failed: ${test}`));
  return settle(code, expected + flaky, unexpected + skipped);
}

/** A run may fail without a failed test, as when a file does not load; and a run without tests proves nothing. */
function settle(code, passed = 0, failed = 0) {
  const silent = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

/** Where a report will be; an older one must not be taken for it. */
function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const path = join(reports, name);
  rmSync(path, { force: true });
  return path;
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}
