/** Runs the one check that the argument names, and hands its figures to the process that asked (verify.ts). */
import { loadChecks } from "./checks";

const check = (await loadChecks()).find(({ id }) => id === process.argv[2]);
if (!check) throw new Error(`no check is called ${process.argv[2]}`);
process.send?.(await check.run(), undefined, undefined, () => process.disconnect());
