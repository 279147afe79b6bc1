/** Serves the built page at the port that the argument names. Nothing is compressed: that would be undone on the same machine. */
import { join } from "node:path";
import { serve } from "./static-server";

await serve(join(import.meta.dirname, "..", "dist"), "/", {}, Number(process.argv[2]));
