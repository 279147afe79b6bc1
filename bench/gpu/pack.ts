/** A folder with the GPU's measurements, for a machine that has a GPU and nothing of this project. */
import { cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildNodeBundle, buildPage } from "./bundles";

const readme = `# The kernels of the GPU, to be measured on this machine

    node run.mjs

It needs Node 20 and, for the page, a Chromium (CHROMIUM names one that is not on the path). Where \`npm install webgpu\` has been run in
this folder, the same kernels are measured in Node, too. What came of it is printed and stands in result.json.

    node run.mjs --software

tries it on a GPU that the processor plays, at tiny sizes: no claim about any GPU.
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
