/**
 * Measures the kernels of the GPU on this machine, and writes what came of it beside this file. It needs Node 20 and nothing else of
 * the project: for the page a Chromium, for Node the package "webgpu" (Dawn), installed beside this file; what is missing is said.
 *
 *     node run.mjs               on this machine's own GPU
 *     node run.mjs --software    on one that the processor plays: it shows that the measurement works
 *
 * Exit code 0 when something was measured, 1 otherwise.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { cpus, tmpdir } from "node:os";
import { delimiter, extname, join, normalize } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const software = process.argv.includes("--software");
const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
/** Milliseconds for which a page is waited for. */
const patience = 1_800_000;

const outcomes = [];
await attempt("in a page", inPage);
await attempt("in Node", inNode);
const machine = { processor: cpus()[0]?.model ?? "unknown", cores: cpus().length, node: process.versions.node };
writeFileSync(
  join(here, "result.json"),
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), machine, outcomes }, null, 2)}\n`,
);
for (const { where, error, figures } of outcomes)
  if (figures) tell(where, figures);
  else console.error(`${where}: nothing was measured: ${error}`);
process.exit(outcomes.some(({ figures }) => figures) ? 0 : 1);

async function attempt(where, measure) {
  try {
    outcomes.push({ where, figures: await measure() });
  } catch (error) {
    outcomes.push({ where, error: error.message });
  }
}

function tell(where, { adapter, timings, latencies }) {
  const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
  for (const { work, times } of latencies)
    console.log(`${work}, ${where}, ${adapter}: first ${times[0].toFixed(1)} ms, then ${median(times.slice(1)).toFixed(2)} ms`);
  for (const { work, ours, peer, oursTimes, peerTimes, note } of timings) {
    const [gpu, processor] = [median(oursTimes), median(peerTimes)];
    console.log(`${work}, ${where}, ${adapter}: ${ours} ${gpu.toFixed(2)} ms, ${peer} ${processor.toFixed(2)} ms; ${note}`);
  }
}

async function inPage() {
  const browser = findBrowser();
  if (!browser) throw new Error("no Chromium was found: set CHROMIUM to the path of one");
  const profile = mkdtempSync(join(tmpdir(), "gpu-pack-"));
  let child = null;
  let server = null;
  try {
    return await new Promise((resolve, reject) => {
      server = createServer((request, response) => answer(request, response, resolve, reject));
      server.listen(0, "127.0.0.1", () => {
        const adapter = software ? ["--use-webgpu-adapter=swiftshader"] : ["--enable-features=Vulkan", "--use-angle=vulkan"];
        const flags = ["--headless=new", "--no-sandbox", "--no-first-run", "--disable-background-networking", "--enable-unsafe-webgpu"];
        const address = `http://localhost:${server.address().port}/#report`;
        child = spawn(browser, [...flags, ...adapter, `--user-data-dir=${profile}`, address], { stdio: "ignore" });
        child.on("error", reject);
        child.on("exit", () => reject(new Error("the browser ended before the page had measured")));
        setTimeout(() => reject(new Error("the page did not answer within half an hour")), patience).unref();
      });
    });
  } finally {
    child?.removeAllListeners("exit");
    const gone = child && child.exitCode === null ? new Promise((done) => child.on("exit", done)) : null;
    child?.kill();
    await gone;
    server?.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function answer(request, response, resolve, reject) {
  const { pathname } = new URL(request.url, "http://localhost");
  if (request.method === "POST" && pathname === "/result") {
    let text = "";
    request.on("data", (part) => {
      text += part;
    });
    request.on("end", () => {
      response.end();
      const { figures, error } = JSON.parse(text);
      if (figures) resolve(figures);
      else reject(new Error(error));
    });
    return;
  }
  const path = normalize(join(here, "page", pathname === "/" ? "index.html" : pathname));
  if (!path.startsWith(join(here, "page")) || !existsSync(path)) response.writeHead(404).end();
  else response.writeHead(200, { "Content-Type": types[extname(path)] ?? "application/octet-stream" }).end(readFileSync(path));
}

function findBrowser() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM, ...onPath].find((path) => path && existsSync(path));
}

async function inNode() {
  let dawn;
  try {
    dawn = await import(pathToFileURL(createRequire(import.meta.url).resolve("webgpu")).href);
  } catch {
    throw new Error("the package webgpu is not here: npm install webgpu, beside this file");
  }
  Object.assign(globalThis, dawn.globals);
  Object.defineProperty(globalThis, "navigator", { value: { gpu: dawn.create([]) }, configurable: true });
  const { measureGpu } = await import(pathToFileURL(join(here, "node", "measure.js")).href);
  return measureGpu();
}
