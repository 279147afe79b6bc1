/**
 * The headless runner as a program, without a browser. Started by scripts/headless.mjs.
 *
 * Exit code 0; 2 with one line on stderr for anything the caller can mend, and then nothing is written; 1 with a stack
 * trace for a fault of this program. How far it has come is shown on stderr where that is a terminal.
 */
import { knowEnglish } from "./english";
import { headless } from "./headless";
import { standardStreams } from "./standard-streams";

await knowEnglish();
process.exitCode = await headless(process.argv.slice(2), standardStreams());
