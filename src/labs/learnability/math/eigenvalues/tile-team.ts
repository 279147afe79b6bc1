/**
 * The passes over the tiles by a team, in memory that its threads share. Each tile has the same sums in the same order as by one
 * thread, so that no bit depends on their number.
 */
import { KernelModule } from "../../../../platform/numerics/kernel-workspace";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { type Parameters, Team, teamBytes } from "../../../../platform/numerics/team";
import { forTeamMemory, openTeamMemory } from "../../../../platform/numerics/team-memory";
import { kernelBytes } from "../../kernels/eigenvalues/generated/kernels";
import type { Pointer, Workspace } from "../workspace";
import { type Passes, type Stages, side, tileBytes, tileEntries, tilesBefore } from "./tile-passes";

/** Memory for the eigenvalues of one matrix, which threads share. As plain data: messages take it to other threads. */
export interface TileTeam {
  /** Of the matrix. */
  readonly order: number;
  readonly memory: WebAssembly.Memory;
}

/** Null where threads cannot share memory. */
export function openTileTeam(order: number): TileTeam | null {
  const memory = openTeamMemory(placesOf(order).end);
  return memory && { order, memory };
}

/** Bytes of such memory. */
export function tileTeamBytes(order: number): number {
  return placesOf(order).end;
}

/** Addresses in the shared memory. */
function placesOf(order: number) {
  const rows = Math.ceil(order / side);
  const tiles = teamBytes;
  const panel = (index: number) => tiles + (tilesBefore(rows) + index * rows) * tileBytes;
  return { tiles, v: panel(0), vt: panel(1), x: panel(2), xt: panel(3), next: panel(4), y: panel(5), end: panel(6) };
}

/** The kernels that need no other module. */
type SharedStages = Pick<Stages, "passTiles" | "addTileProducts" | "addTransposedTileProducts">;

const sharedModule = new KernelModule<SharedStages>(forTeamMemory(kernelBytes));

function stagesOf({ memory }: TileTeam): SharedStages {
  // The others work in a memory of their own.
  const unused = () => 0;
  return sharedModule.instance({ env: { memory }, kernels: { dot: unused, addScaled: unused } });
}

/** What a unit computes: a row of tiles brought up to date, or a tile of Y. */
const kinds = { update: 0, multiply: 1 } as const;

function unitsOf(team: TileTeam) {
  const stages = stagesOf(team);
  const { tiles, v, vt, x, xt, next, y } = placesOf(team.order);
  return (unit: number, [kind, rows]: Parameters) => {
    if (kind === kinds.update) {
      stages.passTiles(tiles, unit, unit + 1, v, x, vt, xt, 0, 0);
      return;
    }
    const target = y + unit * tileBytes;
    new Float64Array(team.memory.buffer, target, tileEntries).fill(0);
    let tile = tiles + tileBytes * tilesBefore(unit);
    for (let j = 0; j <= unit; j++, tile += tileBytes) stages.addTileProducts(tile, next + j * tileBytes, 1, target);
    // From the tile on the diagonal to the one below it, and so on.
    for (let i = unit + 1; i < rows; i++) {
      const below = tiles + tileBytes * (tilesBefore(i) + unit);
      stages.addTransposedTileProducts(below, next + i * tileBytes, 1, target);
    }
  };
}

/** Computes rows and products for the leader of a team until it needs no help; returns their number. */
export function* helpWithTiles(team: TileTeam): LongComputation<number> {
  return yield* new Team(team.memory).join(unitsOf(team));
}

/** Passes by a team. */
export interface TeamPasses extends Passes {
  readonly end: () => void;
}

/**
 * By a team that this thread leads. It brings the rows above up to date while this thread finds the reflectors of a row, and then
 * multiplies: two passes where one thread has one, since another one may need a tile as soon as it is up to date.
 *
 * @param matrix  n x n, row-major, which stays as it is.
 * @returns null, and ends the team, where it has had a leader or another order.
 */
export function passesOfTeam(workspace: Workspace, team: TileTeam, matrix: Pointer, n: number): TeamPasses | null {
  const leader = new Team(team.memory);
  if (team.order !== n || !leader.lead()) {
    leader.end();
    return null;
  }
  const compute = unitsOf(team);
  const places = placesOf(n);
  const rows = Math.ceil(n / side);
  const { buffer } = team.memory;
  const own = (pointer: Pointer, length: number) => workspace.f64(pointer, length);
  const shared = (place: number, length: number) => new Float64Array(buffer, place, length);
  const bring = (from: Pointer, place: number, tiles: number) => shared(place, tiles * tileEntries).set(own(from, tiles * tileEntries));
  const fetch = (place: number, to: Pointer, tiles: number) => own(to, tiles * tileEntries).set(shared(place, tiles * tileEntries));
  const rowTiles = workspace.allocate(tileBytes * rows, "a row of tiles");
  packInto(shared(places.tiles, tilesBefore(rows) * tileEntries), own(matrix, n * n), n);
  return {
    begin(row, last) {
      if (last) {
        for (const name of ["v", "vt", "x", "xt"] as const) bring(last[name], places[name], row + 1);
        compute(row, [kinds.update, row]);
        if (row > 0) leader.open(row, [kinds.update, row]);
      }
      fetch(places.tiles + tileBytes * tilesBefore(row), rowTiles, row + 1);
      return rowTiles - tileBytes * tilesBefore(row);
    },
    *finish(row, last, v, y) {
      bring(v, places.next, row);
      if (last) yield* within(0, 0.5, leader.finish(compute));
      leader.open(row, [kinds.multiply, row]);
      yield* within(last ? 0.5 : 0, 1, leader.finish(compute));
      fetch(places.y, y, row);
    },
    end: () => leader.end(),
  };
}

/** As `packTiles`, from a matrix to other memory, which is in zeros. */
function packInto(tiles: Float64Array, matrix: Float64Array, n: number): void {
  for (let i = 0; i < n; i++) {
    const r = i % side;
    const first = i - r;
    const row = tileEntries * tilesBefore(first / side);
    for (let from = 0, at = row + side * r; from <= i; from += side, at += tileEntries) {
      const count = Math.min(side, i + 1 - from);
      for (let c = 0; c < count; c++) tiles[at + c] = matrix[n * i + from + c];
    }
    // A tile on the diagonal is whole.
    const diagonal = row + tileEntries * (first / side);
    for (let c = 0; c < r; c++) tiles[diagonal + side * c + r] = matrix[n * i + first + c];
  }
}
