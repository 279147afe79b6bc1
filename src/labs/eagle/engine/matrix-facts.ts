/** Facts about a matrix from a file, for its panel. */
import { countsInBlock, density, densityGrid, sharesOf } from "../math/files/density-grid";
import { type FileMatrix, nonzeros } from "../math/files/matrix";
import type { Origin } from "./problem";
import type { MatrixFacts } from "./protocol";

/** Most cells along a side of the picture: about as many as a panel has pixels for. */
const mostCells = 200;

/** The picture of a matrix of any size, before a block is chosen. */
export function matrixFacts(matrix: FileMatrix): MatrixFacts {
  const grid = densityGrid(matrix, mostCells);
  const shares = Float32Array.from({ length: grid.rows * grid.columns }, (_, cell) =>
    density(grid, Math.floor(cell / grid.columns), cell % grid.columns),
  );
  return {
    rows: matrix.rows,
    columns: matrix.columns,
    nonzeros: nonzeros(matrix),
    spy: { rows: grid.rows, columns: grid.columns, density: shares },
    block: null,
  };
}

/** The same with the chosen block, if there is one. */
export function withBlock(facts: MatrixFacts, origin: Origin | null): MatrixFacts {
  if (!origin) return facts;
  const { matrix, block } = origin;
  const grid = densityGrid(matrix, mostCells);
  const size = block.rows.length;
  return {
    ...facts,
    block: {
      size,
      rank: block.rank,
      components: block.components,
      inside: Float32Array.from(countsInBlock(matrix, grid, block), (count, cell) => (count === 0 ? 0 : count / grid.counts[cell])),
      rows: sharesOf(block.rows, grid.rowStarts),
      columns: sharesOf(block.columns, grid.columnStarts),
      otherRows: matrix.rows - size,
      otherColumns: matrix.columns - size,
    },
  };
}
