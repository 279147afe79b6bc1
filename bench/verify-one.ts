/** Runs the one check that the argument names, and hands its figures to the process that asked (verify.ts). */
import { knowEnglish } from "../src/cli/english";
import { loadChecks } from "./checks";

await knowEnglish();
const check = (await loadChecks()).find(({ id }) => id === process.argv[2]);
if (!check) throw new Error(`no check is called ${process.argv[2]}`);
process.send?.(await check.run(), undefined, undefined, () => process.disconnect());
