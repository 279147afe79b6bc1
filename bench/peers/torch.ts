/** What scripts of PyTorch that are measured beside this project have in common. */
import { summaryOf } from "../measure";
import type { Side } from "../row";

/**
 * Lines of a script: `blas` becomes the names of the libraries of matrix products in the process. Debian's PyTorch takes the system's,
 * and with the reference BLAS its products are fifteen times slower than with OpenBLAS.
 */
export const namedBlas = `try:
    blas = ", ".join(sorted({os.path.basename(line.split()[-1]) for line in open("/proc/self/maps") if "blas" in line or "mkl" in line}))
except OSError:
    blas = ""
`;

export interface TorchReport {
  readonly version: string;
  /** File names of its BLAS; empty where it has its own. */
  readonly blas: string;
  /** Before the first step. */
  readonly loss: number;
  /** Of a step, in each of the rounds. */
  readonly milliseconds: readonly number[];
}

/** As a side of a row. */
export function torchSide({ version, blas, milliseconds }: Omit<TorchReport, "loss">): Side {
  return { name: `PyTorch ${version} (${blas || "its own BLAS"}), 1 thread`, ...summaryOf(milliseconds) };
}

export const missingTorch = "  PyTorch is not installed (Debian: python3-torch and libopenblas0-pthread): measured without it";
