/** Gram matrix and its eigenvalues, as NumPy and PyTorch compute them on some threads, each in a process of its own. */
import { summaryOf } from "../measure";
import { pythonWith, reportOf } from "../python";
import type { Side } from "../row";
import { namedBlas } from "./torch";

/** @param library  how the matrix is made and worked on. */
const scriptOf = (library: string) => `
import json, os, sys, time
options = dict(zip(sys.argv[1::2], sys.argv[2::2]))
# Before the library is there, which reads it then.
for name in ("OPENBLAS", "MKL", "OMP", "BLIS"):
    os.environ[name + "_NUM_THREADS"] = options["--threads"]
if options["--core"]:
    os.environ["OPENBLAS_CORETYPE"] = options["--core"]
rows, columns = int(options["--rows"]), int(options["--columns"])
${library}
def timed(work):
    start = time.perf_counter()
    result = work()
    return result, 1000 * (time.perf_counter() - start)

times, products = [], []
for _ in range(int(options["--rounds"]) + 1):
    gram, product = timed(lambda: features.T @ features)
    _, rest = timed(lambda: eigenvalues(gram))
    products.append(product)
    times.append(product + rest)
${namedBlas}
with open(options["--json"], "w") as file:
    json.dump({"version": version, "blas": blas, "milliseconds": times[1:], "products": products[1:]}, file)
`;

const libraries = {
  numpy: `import numpy as np
version = np.__version__
features = np.random.default_rng(0).standard_normal((rows, columns))
eigenvalues = np.linalg.eigvalsh`,
  torch: `import torch
torch.set_num_threads(int(options["--threads"]))
version = torch.__version__
features = torch.randn(rows, columns, dtype=torch.float64)
eigenvalues = torch.linalg.eigvalsh`,
} as const;

/** The core that OpenBLAS computes as if it had: the one it finds, or one with vectors of two numbers and no fused multiply-add. */
const cores = { own: "", narrow: "Nehalem" } as const;

const names = { numpy: "NumPy", torch: "PyTorch" } as const;

export interface GramPeer {
  readonly side: Side;
  /** Milliseconds of the Gram matrix alone. */
  readonly product: number;
}

export interface GramPeerOptions {
  readonly threads: number;
  readonly rows: number;
  readonly columns: number;
  readonly rounds: number;
  /** "narrow" holds it to vectors as WebAssembly has them; "own" unless told. */
  readonly core?: keyof typeof cores;
}

/** Null where it is not installed, which is said, and where its BLAS knows nothing of other cores than its own. */
export function gramPeer(library: keyof typeof libraries, { core = "own", ...options }: GramPeerOptions): GramPeer | null {
  const python = pythonWith(library);
  if (python === null) {
    console.log(`  ${names[library]} is not installed (Debian: python3-${library} and libopenblas0-pthread): measured without it`);
    return null;
  }
  const given = Object.entries({ ...options, core: cores[core] }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const report = reportOf<{ version: string; blas: string; milliseconds: number[]; products: number[] }>(
    python,
    scriptOf(libraries[library]),
    given,
  );
  const { version, blas, milliseconds, products } = report;
  if (core !== "own" && !blas.includes("openblas")) return null;
  const held = core === "own" ? "" : ", held to vectors of 128 bits without fused multiply-add";
  const name = `${names[library]} ${version} (${blas || "its own BLAS"}${held}), ${options.threads} threads, Gram and eigenvalues alone`;
  return { side: { name, ...summaryOf(milliseconds) }, product: summaryOf(products).milliseconds };
}
