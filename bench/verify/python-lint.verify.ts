/** The Python modules that exported scripts are made of, read by Python itself and by pyflakes. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../check";
import { isPython, missingNumpy, pythonWith } from "../python";

const source = join(import.meta.dirname, "../../src");

export const checks: readonly Check[] = [
  {
    id: "python-lint",
    title: "the Python modules of exported scripts are Python, and pyflakes finds nothing in them",
    run: () => {
      const python = pythonWith("numpy");
      if (!python) return missingNumpy;
      const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".py"));
      const paths = files.map((name) => join(source, name));
      const read = paths.filter((path) => isPython(python, readFileSync(path, "utf8")));
      const { error, stdout } = spawnSync("pyflakes3", paths, { encoding: "utf8" });
      if (error) console.log("python-lint: pyflakes3 is NOT here (Debian: pyflakes3), so modules were read for their syntax alone");
      else if (stdout !== "") console.error(stdout);
      return [
        { name: "modules that Python reads", value: read.length, relation: "=", bound: paths.length },
        ...(error ? [] : [{ name: "lines of pyflakes", value: stdout.split("\n").length - 1, relation: "=", bound: 0 } as const]),
      ];
    },
  },
];
