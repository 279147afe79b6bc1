/**
 * Everything that must hold before a change is accepted, in one command: installs what is missing, then runs the stages
 * and stops after the first that fails. Stages that use one core run side by side, and each shows its output when it is
 * done. A stage counts as one test, except those that count their own. A skipped test counts as failed: nothing is left
 * out in silence.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installDependencies, program, requireNode, root, run } from "./environment.mjs";

const reports = join(root, ".cache");
const node = process.execPath;

/** Those of one row run at the same time. Each answers with the tests that passed and failed. */
const stages = [
  [
    ["lock file", asOne(node, ["scripts/check-lock.mjs"])],
    ["kernels", asOne(node, ["scripts/build-kernels.mjs"])],
  ],
  [
    ["types", asOne(program("tsc"), ["--noEmit"])],
    ["lint and format", asOne(program("biome"), ["check", "."])],
    ["layers", asOne(node, ["scripts/check-layers.mjs"])],
    ["documented fields", asOne(program("tsx"), ["scripts/document-fields.ts", "--check"])],
    ["build of the page", asOne(program("vite"), ["build"])],
    ["build of the page of GPU tests", asOne(program("vite"), ["build", "--config", "e2e/gpu/vite.config.ts"])],
  ],
  [["unit tests", unitTests]],
  [["end-to-end tests", endToEndTests]],
];

requireNode();
const total = { passed: 0, failed: 0 };
try {
  await installDependencies();
  for (const row of stages) {
    // All of a row are waited for, so that none goes on behind the last line.
    const settled = await Promise.allSettled(row.map(([title, stage]) => accounted(title, stage, row.length > 1)));
    const broken = settled.find(({ status }) => status === "rejected");
    if (broken) throw broken.reason;
    if (total.failed > 0) break;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed++;
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

/** Runs a stage and shows it under its title: at once, or as a whole when others run beside it. */
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

async function unitTests() {
  const report = freshReport("unit-tests.json");
  const code = await run(program("vitest"), ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
  const { numTotalTests: all = 0, numPassedTests: passed = 0 } = readReport(report);
  return settle(code, passed, all - passed);
}

async function endToEndTests() {
  const { provideBrowser } = await import("./browser.mjs");
  const browser = await provideBrowser();
  const report = freshReport("end-to-end-tests.json");
  const code = await run(program("playwright"), ["test", "--reporter=list,json"], {
    CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = readReport(report).stats ?? {};
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
