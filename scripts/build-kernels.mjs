/**
 * Compiles every index.as.ts in src to one WASM SIMD module, and writes it, with the TypeScript interface of its exports, to
 * the folder `generated` beside it. The bytes are a text inside a module, one character each, so that Node, the page and its
 * workers load them in the same way, at once and without a request; compressed, that takes a twelfth more than the bytes
 * themselves, where base64 takes a third more. Does nothing when the sources have not changed.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
/** The common part of all modules; also built by itself, for the types of platform/numerics and for its tests. */
const shared = join("src", "platform", "kernels");

const compilerOptions = [
  "--enable",
  "simd",
  "--runtime",
  "stub",
  "-O3",
  "--noAssert",
  "--initialMemory",
  "16",
  "--bindings",
  "raw",
  "--use",
  "abort=",
];

/** Builds all changed modules; returns whether there were any. */
export async function buildKernels() {
  const built = [];
  for (const module of kernelModules()) built.push(await build(module));
  return built.some(Boolean);
}

/**
 * Every folder of src that holds an index.as.ts. A lab has modules of its own, so that it changes neither the bits nor the
 * bytes of another: "learnability" in labs/learnability/kernels, "eagle-training" in labs/eagle/kernels/training.
 *
 * @returns paths from the root, by name; the common part has the name "".
 */
export function kernelModules() {
  const indices = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((file) => basename(file) === "index.as.ts");
  const modules = indices.map((file) => {
    const folder = join("src", dirname(file));
    const name = dirname(file)
      .split(sep)
      .filter((part) => !["platform", "labs", "kernels"].includes(part));
    return { name: name.join("-"), folder, target: join(root, folder, "generated") };
  });
  if (!modules.some(({ folder }) => folder === shared) || modules.length < 2)
    throw new Error(`expected ${shared} and the kernels of labs, found ${indices.join(", ") || "nothing"}`);
  return modules;
}

async function build({ name, folder, target }) {
  const [declarations, kernels, versions] = ["exports.ts", "kernels.ts", "version.ts"].map((name) => join(target, name));
  const stamp = fingerprint(folder);
  if ([declarations, versions, kernels].every(existsSync) && readFileSync(kernels, "utf8").includes(stamp)) return false;
  const read = (path) => readKernel(folder, placeOf(name), path);
  const options = callsAnother(folder) ? ["--importMemory"] : [];
  const { bytes, interfaces } = await compileKernels(join(placeOf(name), "index.as.ts"), read, options);
  mkdirSync(target, { recursive: true });
  writeFileSync(declarations, interfaceOf(interfaces));
  const version = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const made = `// Made by scripts/build-kernels.mjs from sources ${stamp}. Do not edit.\n`;
  writeFileSync(versions, `${made}export const kernelVersion = "${version}";\n`);
  writeFileSync(kernels, `${made}export const kernelBytes = ${JSON.stringify(Buffer.from(bytes).toString("latin1"))};\n`);
  return true;
}

/**
 * Path of a module's sources for the compiler. It orders functions that are called equally often by the paths of their sources.
 * So these paths are part of the bytes, and of the version of kernels in links: they stay the same when folders are renamed.
 */
function placeOf(name) {
  return ["src/kernels", name === "learnability" ? "" : name].filter(Boolean).join("/");
}

/**
 * The source at a path of that layout: a module's own in its place, and the common ones in src/kernels, where a module in a folder
 * of a lab's kernels also finds those of the lab.
 */
function readKernel(folder, place, path) {
  const [own, common, above] = [
    join(folder, path.slice(place.length)),
    ...[shared, dirname(folder)].map((from) => join(from, path.slice("src/kernels".length))),
  ];
  const isOwn = path.startsWith(`${place}/`) && existsSync(join(root, own));
  const file = isOwn ? own : existsSync(join(root, common)) ? common : above;
  const toShared = isOwn && place !== "src/kernels" ? "../" : "./";
  return path.startsWith("src/kernels/") && existsSync(join(root, file))
    ? readFileSync(join(root, file), "utf8").replace(/"(?:[.][.]\/)+(?:platform\/kernels\/)?/g, `"${toShared}`)
    : null;
}

/**
 * Compiles one file and its imports.
 *
 * @param source   its path from the root.
 * @param read     the text at such a path, or null; by default that of the file there.
 * @param options  further options of the compiler.
 */
export async function compileKernels(
  source,
  read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : null),
  options = [],
) {
  const { default: asc } = await import("assemblyscript/asc");
  const output = new Map();
  const { error, stderr } = await asc.main([source, "--baseDir", root, "-o", "kernels.wasm", ...compilerOptions, ...options], {
    readFile: (path) => read(path),
    writeFile: (name, contents) => void output.set(name, contents),
    listFiles: () => [],
  });
  if (error) throw new Error(`the kernels in ${source} do not compile:\n${stderr.toString()}`);
  return { bytes: output.get("kernels.wasm"), interfaces: output.get("kernels.d.ts") };
}

/** Whether a module calls the functions of another one, in whose memory it then works. */
function callsAnother(folder) {
  const sources = readdirSync(join(root, folder)).filter((name) => name.endsWith(".as.ts"));
  return sources.some((name) => readFileSync(join(root, folder, name), "utf8").includes("@external("));
}

/** Hash of all possible sources of a module: the common ones, its own and those of the folder above. */
function fingerprint(folder) {
  const hash = createHash("sha256").update(readFileSync(fileURLToPath(import.meta.url)));
  for (const place of new Set([shared, dirname(folder), folder]))
    for (const name of readdirSync(join(root, place)).sort())
      if (name.endsWith(".as.ts")) hash.update(name).update(readFileSync(join(root, place, name)));
  return hash.digest("hex").slice(0, 16);
}

/** Turns the compiler's ambient declarations into one interface; pointers and integers are numbers, u64 is bigint. */
function interfaceOf(text) {
  const methods = [...text.matchAll(/export function (?!instantiate)(\w+)(\([^)]*\): [^;]+);/g)].map(
    ([, name, signature]) => `  ${name}${signature};`,
  );
  return `// Made by scripts/build-kernels.mjs. Do not edit.\nexport interface KernelExports {\n  readonly memory: WebAssembly.Memory;\n${methods.join("\n")}\n}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const start = Date.now();
  console.log((await buildKernels()) ? `kernels built in ${Date.now() - start} ms` : "kernels are up to date");
}
