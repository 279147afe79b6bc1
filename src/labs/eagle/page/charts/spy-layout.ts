/** Cells of a spy plot as a few shapes: those that are drawn alike, and lie side by side, are one. */

/** Where the entries of a matrix are: cells of a grid that may stand for many places each. */
export interface SpyPicture {
  readonly rows: number;
  readonly columns: number;
  /** rows x columns: the share of a cell's places with an entry. */
  readonly density: ArrayLike<number>;
}

/** Cells that are drawn alike, in units of a cell. */
export interface SpyLayer {
  /** Most of their entries are in the chosen block. */
  readonly inside: boolean;
  readonly opacity: number;
  readonly path: string;
}

/** A single entry must be seen, and a full cell must look fuller. */
const opacities = [0.5, 0.7, 0.85, 1] as const;

/** How full cells are compared with the fullest, on a square root scale: large sparse matrices have nearly empty cells alone. */
function levelOf(density: number, fullest: number): number {
  return Math.min(opacities.length - 1, Math.floor(Math.sqrt(density / fullest) * opacities.length));
}

/** @param inside  of the entries of each cell, the share in the block; null where none was chosen. */
export function spyLayers({ rows, columns, density }: SpyPicture, inside: ArrayLike<number> | null): readonly SpyLayer[] {
  let fullest = 0;
  for (let cell = 0; cell < density.length; cell++) fullest = Math.max(fullest, density[cell]);
  const layers = [false, true].flatMap((isInside) => opacities.map((opacity) => ({ inside: isInside, opacity, runs: [] as string[] })));
  /** The layer of a cell; -1 where there is nothing. */
  const layerAt = (cell: number) => {
    if (density[cell] === 0) return -1;
    return (inside && inside[cell] >= 0.5 ? opacities.length : 0) + levelOf(density[cell], fullest);
  };
  for (let row = 0; row < rows; row++)
    for (let from = 0; from < columns; ) {
      const layer = layerAt(row * columns + from);
      let to = from + 1;
      while (to < columns && layerAt(row * columns + to) === layer) to++;
      if (layer !== -1) layers[layer].runs.push(`M${from},${row}h${to - from}v1h${from - to}z`);
      from = to;
    }
  return layers.filter(({ runs }) => runs.length > 0).map(({ runs, ...layer }) => ({ ...layer, path: runs.join("") }));
}

export interface StripRun {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly opacity: number;
}

const strengths = 4;

/** Cells of a band with equal strength as one; none where nothing was chosen. */
export function stripRuns(shares: ArrayLike<number>): readonly StripRun[] {
  const runs: StripRun[] = [];
  const strengthAt = (at: number) => Math.ceil(shares[at] * strengths - 1e-6) / strengths;
  for (let from = 0; from < shares.length; ) {
    const opacity = strengthAt(from);
    let to = from + 1;
    while (to < shares.length && strengthAt(to) === opacity) to++;
    if (opacity > 0) runs.push({ from, to, opacity });
    from = to;
  }
  return runs;
}
