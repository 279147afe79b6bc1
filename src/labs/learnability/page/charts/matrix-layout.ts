/** Places groups of equal square matrices side by side so that they are as large as they can be. */

export interface MatrixPlace {
  readonly group: number;
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

export interface MatrixLayout {
  /** Side of every matrix, in pixels. */
  readonly size: number;
  readonly places: readonly MatrixPlace[];
  /** Corner of the title above each group. */
  readonly titles: readonly { readonly x: number; readonly y: number; readonly width: number }[];
  /** Side of the caption of each matrix; null where they are too small for one, or alone under their title. */
  readonly captions: CaptionSide | null;
  readonly height: number;
}

/** Below a matrix, or rotated to its left. */
export type CaptionSide = "below" | "beside";

/** Input of the layout: so many groups of `each` matrices, every one of `cells` rows and columns. */
export interface MatrixGroups {
  readonly groups: number;
  readonly each: number;
  readonly cells: number;
  /** Pixels of the longest title: groups are so far apart that no title overlaps the next. */
  readonly title?: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

const titleHeight = 38;
const captionHeight = 18;
/** Matrices with at least this side have captions. */
const captionsFrom = 44;
const gap = 8;
const groupGap = 16;
/** Between a title and the next. */
const titleGap = 8;
/** Smallest side of a matrix: in a smaller room, matrices overflow. */
export const smallestMatrix = 6;

/** The arrangement with the largest cells: groups and their matrices in rows, captions below or beside. */
export function layOutMatrices(matrices: MatrixGroups, room: Room): MatrixLayout {
  const arrangements = arrangementsOf(matrices);
  const sizes = arrangements.map((arrangement) => sideOf(matrices, room, arrangement));
  const size = Math.max(...sizes);
  return place(matrices, arrangements[sizes.indexOf(size)], Math.max(smallestMatrix, size));
}

/** Number of groups side by side, and of matrices side by side within a group. */
interface Arrangement {
  readonly groupsAcross: number;
  readonly across: number;
  readonly captions: CaptionSide | null;
}

/** Of several with the same size the first is taken: captions that are not rotated are easier to read. */
function arrangementsOf({ groups, each }: MatrixGroups): Arrangement[] {
  const counts = (most: number) => Array.from({ length: Math.max(1, most) }, (_, index) => index + 1);
  const sides = each > 1 ? (["below", "beside", null] as const) : [null];
  return sides.flatMap((captions) =>
    counts(groups).flatMap((groupsAcross) => counts(each).map((across) => ({ groupsAcross, across, captions }))),
  );
}

/** The side of a matrix; cells of three pixels or more have a whole number of pixels. */
function sideOf(
  { groups, each, cells, title = 0 }: MatrixGroups,
  { width, height }: Room,
  { groupsAcross, across, captions }: Arrangement,
): number {
  const [down, groupsDown] = [Math.ceil(each / across), Math.ceil(groups / groupsAcross)];
  const { left, below } = marginsOf(captions);
  const wide = ((width - (groupsAcross - 1) * groupGap) / groupsAcross - (across - 1) * gap) / across - left;
  const tall = ((height - (groupsDown - 1) * gap) / groupsDown - titleHeight - (down - 1) * gap) / down - below;
  const most = each > 1 && !captions ? captionsFrom - 1 : Number.POSITIVE_INFINITY;
  const room = Math.min(wide, tall, most);
  const side = room >= 3 * cells ? Math.floor(room / cells) * cells : Math.floor(room);
  const titled = groupsAcross === 1 || groupsAcross * (title + titleGap) - titleGap <= width;
  return titled && !(captions && side < captionsFrom) ? side : Number.NEGATIVE_INFINITY;
}

function marginsOf(captions: CaptionSide | null) {
  return { left: captions === "beside" ? captionHeight : 0, below: captions === "below" ? captionHeight : 0 };
}

function place({ groups, each, title = 0 }: MatrixGroups, { groupsAcross, across, captions }: Arrangement, size: number): MatrixLayout {
  const { left, below } = marginsOf(captions);
  const down = Math.ceil(each / across);
  const groupWidth = across * (left + size) + (across - 1) * gap;
  const pitch = Math.max(groupWidth + groupGap, groupsAcross > 1 ? title + titleGap : 0);
  const groupHeight = titleHeight + down * (size + below) + (down - 1) * gap;
  const corner = (group: number) => ({
    x: (group % groupsAcross) * pitch,
    y: Math.floor(group / groupsAcross) * (groupHeight + gap),
  });
  const titles = Array.from({ length: groups }, (_, group) => ({ ...corner(group), width: pitch - 4 }));
  const places = titles.flatMap(({ x, y }, group) =>
    Array.from({ length: each }, (_, index) => ({
      group,
      index,
      x: x + left + (index % across) * (left + size + gap),
      y: y + titleHeight + Math.floor(index / across) * (size + below + gap),
    })),
  );
  return { size, places, titles, captions, height: Math.ceil(groups / groupsAcross) * (groupHeight + gap) - gap };
}

/** Middle and rotation of a matrix's caption. */
export function captionOf({ size, captions }: MatrixLayout, { x, y }: MatrixPlace) {
  const middle = size / 2;
  return captions === "beside"
    ? { x: x - 6, y: y + middle, transform: `rotate(-90 ${x - 6} ${y + middle})` }
    : { x: x + middle, y: y + size + 14 };
}
