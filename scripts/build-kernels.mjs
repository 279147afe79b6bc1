/**
 * Compiles src/kernels/index.as.ts to one WASM SIMD module and writes it, with the TypeScript interface of its exports,
 * to src/kernels/generated/. The bytes travel as a text inside a module, one character each, so that Node, the page and
 * its workers load them in the same way, at once and without a request; compressed, that takes a twelfth more than the
 * bytes themselves, where base64 takes a third more. Does nothing when the sources have not changed.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "src", "kernels");
const generated = join(folder, "generated");
const target = join(generated, "kernels.ts");
const declarations = join(generated, "exports.ts");
const versions = join(generated, "version.ts");

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

export async function buildKernels() {
  const stamp = fingerprint();
  if ([declarations, versions, target].every(existsSync) && readFileSync(target, "utf8").includes(stamp)) return false;
  const { default: asc } = await import("assemblyscript/asc");
  const output = new Map();
  const { error, stderr } = await asc.main([join("src", "kernels", "index.as.ts"), "-o", "kernels.wasm", ...compilerOptions], {
    readFile: (name, base) => (existsSync(join(base, name)) ? readFileSync(join(base, name), "utf8") : null),
    writeFile: (name, contents) => void output.set(name, contents),
    listFiles: () => [],
  });
  if (error) throw new Error(`the kernels do not compile:\n${stderr.toString()}`);
  const bytes = output.get("kernels.wasm");
  mkdirSync(generated, { recursive: true });
  writeFileSync(declarations, interfaceOf(output.get("kernels.d.ts")));
  const version = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const made = `// Made by scripts/build-kernels.mjs from sources ${stamp}. Do not edit.\n`;
  writeFileSync(versions, `${made}export const kernelVersion = "${version}";\n`);
  writeFileSync(target, `${made}export const kernelBytes = ${JSON.stringify(Buffer.from(bytes).toString("latin1"))};\n`);
  return true;
}

function fingerprint() {
  const hash = createHash("sha256").update(readFileSync(fileURLToPath(import.meta.url)));
  for (const name of readdirSync(folder).sort()) if (name.endsWith(".as.ts")) hash.update(name).update(readFileSync(join(folder, name)));
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
