/**
 * Compiles src/kernels/index.as.ts to one WASM SIMD module, and src/kernels/<lab>/index.as.ts to one for each further lab,
 * and writes them, with the TypeScript interface of their exports, to src/kernels/generated/. The bytes travel as a text
 * inside a module, one character each, so that Node, the page and its workers load them in the same way, at once and without
 * a request; compressed, that takes a twelfth more than the bytes themselves, where base64 takes a third more. Does nothing
 * when the sources have not changed.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const folder = join(root, "src", "kernels");

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

/** Builds what has changed; whether anything had. */
export async function buildKernels() {
  const built = [];
  for (const module of modules()) built.push(await build(module));
  return built.some(Boolean);
}

/**
 * One module for each lab, so that a new lab changes neither the bits nor the bytes of another: that of the first lies in the
 * folder itself, with what all share, and that of another in a folder of its own.
 */
function modules() {
  const labs = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== "generated");
  const own = labs.map(({ name }) => name).filter((name) => existsSync(join(folder, name, "index.as.ts")));
  return ["", ...own].map((lab) => ({ lab, source: join("src", "kernels", lab, "index.as.ts"), target: join(folder, "generated", lab) }));
}

async function build({ lab, source, target }) {
  const [declarations, kernels, versions] = ["exports.ts", "kernels.ts", "version.ts"].map((name) => join(target, name));
  const stamp = fingerprint(lab);
  if ([declarations, versions, kernels].every(existsSync) && readFileSync(kernels, "utf8").includes(stamp)) return false;
  const { bytes, interfaces } = await compileKernels(source);
  mkdirSync(target, { recursive: true });
  writeFileSync(declarations, interfaceOf(interfaces));
  const version = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const made = `// Made by scripts/build-kernels.mjs from sources ${stamp}. Do not edit.\n`;
  writeFileSync(versions, `${made}export const kernelVersion = "${version}";\n`);
  writeFileSync(kernels, `${made}export const kernelBytes = ${JSON.stringify(Buffer.from(bytes).toString("latin1"))};\n`);
  return true;
}

/** Compiles one file and what it imports. @param source  its path from the root. */
export async function compileKernels(source) {
  const { default: asc } = await import("assemblyscript/asc");
  const output = new Map();
  const { error, stderr } = await asc.main([source, "--baseDir", root, "-o", "kernels.wasm", ...compilerOptions], {
    readFile: (name, base) => (existsSync(join(base, name)) ? readFileSync(join(base, name), "utf8") : null),
    writeFile: (name, contents) => void output.set(name, contents),
    listFiles: () => [],
  });
  if (error) throw new Error(`the kernels in ${source} do not compile:\n${stderr.toString()}`);
  return { bytes: output.get("kernels.wasm"), interfaces: output.get("kernels.d.ts") };
}

/** Of all that a module may be made of: what labs share, and what is its own. */
function fingerprint(lab) {
  const hash = createHash("sha256").update(readFileSync(fileURLToPath(import.meta.url)));
  for (const place of new Set([folder, join(folder, lab)]))
    for (const name of readdirSync(place).sort()) if (name.endsWith(".as.ts")) hash.update(name).update(readFileSync(join(place, name)));
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
