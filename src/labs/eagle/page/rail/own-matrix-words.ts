/** Words on own files. */
import { inLanguage } from "../in-language";

interface Seconds {
  readonly eagle: number;
  readonly svd: number;
  readonly conjugateGradients: number;
  readonly lsmr: number;
}

const english = {
  help: "A matrix from a file: rows and columns of full rank become A; the block outside them is completed. Matrix Market, CSV or .npy, up to 100 MB; or blocks A, B, C as JSON.",
  none: "No file is open. Open a file, drop it on the page, or paste its text.",
  needs: (name: string) => `This experiment needs the file ${name}. Open it to run.`,
  matrix: (rows: string, columns: string, entries: string) => `${rows} × ${columns}, nonzero entries: ${entries}`,
  blocks: (rows: string, columns: string) => `blocks of a matrix of ${rows} × ${columns}`,
  suite: {
    title: "The seven matrices of the paper",
    help: "From the SuiteSparse Matrix Collection, with the paper’s timings. Download the Matrix Market archive behind a name and drop it here unchanged.",
    facts: (rows: string, columns: string, rank: string, condition: string) => `${rows} × ${columns}, rank ${rank}, κ ${condition}`,
    full: (percent: string, archive: string) => `${percent} % nonzero entries; ${archive}`,
    seconds: ({ eagle, svd, conjugateGradients, lsmr }: Seconds) =>
      `on the paper’s GPU: EAGLE ${eagle} s, SVD ${svd} s, conjugate gradients ${conjugateGradients} s, LSMR ${lsmr} s`,
    tooLarge: (most: string) => `above rank ${most}: choose a smaller one`,
  },
} as const;

export const ownMatrixText = inLanguage("rail/own-matrix-words", english);
