/** A folder with the measurements of the GPU, for a machine without this project. */
import { cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildNodeBundle, buildPage } from "./bundles";

const readme = `# Measuring the GPU kernels on this machine

    node run.mjs

It needs Node 20 and, for the page, Chromium (CHROMIUM names one outside the path). After \`npm install webgpu\` in this folder, the same kernels
are also measured in Node. The results are printed and written to result.json.

    node run.mjs --software

tests the program on an emulated GPU at tiny sizes. Its figures make no claim about any GPU.
`;

/** @throws {Error} for a folder that holds something already. */
export async function packGpu(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty: name a new folder`);
  await buildPage(join(folder, "page"));
  await buildNodeBundle(join(folder, "node"));
  cpSync(join(import.meta.dirname, "pack-run.mjs"), join(folder, "run.mjs"));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ private: true, type: "module" })}\n`);
  writeFileSync(join(folder, "README.md"), readme);
}
