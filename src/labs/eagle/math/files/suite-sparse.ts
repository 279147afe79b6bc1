/**
 * The seven low-rank matrices on which the paper measures (Table 2 and 4), from the SuiteSparse Matrix Collection (Davis & Hu
 * 2011). They are not part of this project: a person fetches one and drops its file.
 */

export interface SuiteSparseMatrix {
  readonly group: string;
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  /** Nonzeros over all places, as the paper prints it. */
  readonly density: number;
  /** Numerical rank, as the paper prints it. */
  readonly rank: number;
  /** Condition number of the block, as the paper prints it. */
  readonly conditioning: number;
  /** Seconds that the paper's solvers took on its GPU, to a residual of 1e-3 ||B||_F^2. */
  readonly seconds: { readonly eagle: number; readonly svd: number; readonly conjugateGradients: number; readonly lsmr: number };
}

/** The paper prints no group for the first two; in the collection they are of the group NYPA. */
export const suiteSparseMatrices: readonly SuiteSparseMatrix[] = [
  {
    group: "NYPA",
    name: "Maragal_4",
    rows: 1964,
    columns: 1034,
    density: 0.013,
    rank: 801,
    conditioning: 1.38e7,
    seconds: { eagle: 0.625, svd: 0.849, conjugateGradients: 1.55, lsmr: 2.34 },
  },
  {
    group: "NYPA",
    name: "Maragal_5",
    rows: 4654,
    columns: 3320,
    density: 0.006,
    rank: 2147,
    conditioning: 1.22e6,
    seconds: { eagle: 0.632, svd: 1.4, conjugateGradients: 1.75, lsmr: 1.4 },
  },
  {
    group: "Meszaros",
    name: "pf2177",
    rows: 9728,
    columns: 10178,
    density: 0.00031,
    rank: 9662,
    conditioning: 2.19e3,
    seconds: { eagle: 3.43, svd: 4.23, conjugateGradients: 1.75, lsmr: 3.51 },
  },
  {
    group: "HB",
    name: "dwt_1007",
    rows: 1007,
    columns: 1007,
    density: 0.0085,
    rank: 1000,
    conditioning: 2.97e3,
    seconds: { eagle: 0.64, svd: 0.902, conjugateGradients: 4.65, lsmr: 9.73 },
  },
  {
    group: "HB",
    name: "bcsstm13",
    rows: 2003,
    columns: 2003,
    density: 0.0053,
    rank: 1241,
    conditioning: 2.7e4,
    seconds: { eagle: 0.697, svd: 0.955, conjugateGradients: 3.17, lsmr: 1.16 },
  },
  {
    group: "Priebel",
    name: "162bit",
    rows: 3606,
    columns: 3597,
    density: 0.0029,
    rank: 3460,
    conditioning: 1.68e4,
    seconds: { eagle: 0.847, svd: 2.35, conjugateGradients: 16.7, lsmr: 57.1 },
  },
  {
    group: "Schulthess",
    name: "N_pid",
    rows: 3625,
    columns: 3923,
    density: 0.00057,
    rank: 2048,
    conditioning: 2.47e2,
    seconds: { eagle: 0.675, svd: 1.15, conjugateGradients: 1.27, lsmr: 1.96 },
  },
];

/** The page of a matrix in the collection, with its Matrix Market archive. */
export function suiteSparsePage({ group, name }: SuiteSparseMatrix): string {
  return `https://sparse.tamu.edu/${group}/${name}`;
}

/** The name of the archive, which can be dropped as it is. */
export function suiteSparseArchive({ name }: SuiteSparseMatrix): string {
  return `${name}.tar.gz`;
}
