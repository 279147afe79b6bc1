/**
 * The headless runner as a program, without a browser. Started by scripts/headless.mjs.
 *
 * Exit code 0; 2 with one line on stderr for anything the caller can mend, and then nothing is written; 1 with a stack
 * trace for a fault of this program.
 */
import { headless } from "./headless";

// Whoever reads the result may stop before its end, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await headless(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (line) => process.stderr.write(line),
});
