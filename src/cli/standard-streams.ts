import type { Streams } from "./progress";

/** The streams of this process. A reader may stop before their end, as `head` does. */
export function standardStreams(): Streams {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  return {
    out: (text) => process.stdout.write(text),
    error: (text) => process.stderr.write(text),
    // A terminal opened by a program may report zero columns.
    columns: process.stderr.isTTY ? process.stderr.columns || 80 : null,
    now: () => performance.now(),
  };
}
