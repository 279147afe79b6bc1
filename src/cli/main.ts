/**
 * The headless runner as a program, without a browser. Started by scripts/headless.mjs.
 *
 * Exit code 0; 2 with one line on stderr for anything the caller can mend, and then nothing is written; 1 with a stack
 * trace for a fault of this program. How far it has come is shown on stderr where that is a terminal.
 */
import { headless } from "./headless";

// Whoever reads the result may stop before its end, as `head` does.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

process.exitCode = await headless(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  columns: process.stderr.isTTY ? (process.stderr.columns ?? 80) : null,
  now: () => performance.now(),
});
