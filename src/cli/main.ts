/**
 * The headless runner as a program, without a browser. Started by scripts/headless.mjs.
 *
 * Exit code 0; 2 with one line on stderr for a fault that the caller can correct; 1 with a stack trace for a fault of this program.
 * Nothing is written after an error. A terminal on stderr shows progress.
 */
import { knowEnglish } from "./english";
import { headless } from "./headless";
import { standardStreams } from "./standard-streams";

await knowEnglish();
process.exitCode = await headless(process.argv.slice(2), standardStreams());
