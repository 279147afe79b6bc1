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
  /** Matrices are large enough for a caption under each. */
  readonly captions: boolean;
  readonly height: number;
}

const titleHeight = 38;
const captionHeight = 18;
const captionsFrom = 44;
const gap = 8;
const groupGap = 26;
/** Between a title and the next. */
const titleGap = 8;
const smallest = 6;

export interface MatrixGroups {
  readonly groups: number;
  /** Matrices of every group. */
  readonly each: number;
  /** Rows (and columns) of a matrix: its side is a multiple of them where cells can be seen. */
  readonly cells: number;
  /** Pixels of the longest title: groups stand so far apart that none runs into the next. */
  readonly title: number;
}

export function layOutMatrices({ groups, each, cells, title }: MatrixGroups, width: number, height: number): MatrixLayout {
  const candidates = [];
  for (let groupsAcross = 1; groupsAcross <= groups; groupsAcross++) {
    if (groupsAcross > 1 && groupsAcross * (title + titleGap) - titleGap > width) break;
    for (let across = 1; across <= each; across++) candidates.push(arrangement(groups, each, groupsAcross, across, width, height));
  }
  const best = candidates.reduce((a, b) => (b.size > a.size ? b : a), candidates[0] ?? arrangement(0, 0, 1, 1, width, height));
  return place(groups, each, title, { ...best, size: wholeCells(Math.max(smallest, best.size), cells) });
}

interface Arrangement {
  readonly groupsAcross: number;
  readonly across: number;
  readonly size: number;
  readonly captions: boolean;
}

function arrangement(groups: number, each: number, groupsAcross: number, across: number, width: number, height: number): Arrangement {
  const down = Math.ceil(each / across);
  const groupsDown = Math.ceil(groups / groupsAcross);
  const wide = ((width - (groupsAcross - 1) * groupGap) / groupsAcross - (across - 1) * gap) / across;
  const tall = (caption: number) => ((height - (groupsDown - 1) * gap) / groupsDown - titleHeight - (down - 1) * gap) / down - caption;
  const withCaptions = Math.min(wide, tall(captionHeight));
  const captions = withCaptions >= captionsFrom;
  return { groupsAcross, across, captions, size: captions ? withCaptions : Math.min(wide, tall(0), captionsFrom - 1) };
}

/** Cells of equal size are worth a little room; cells smaller than three pixels are not seen as cells. */
function wholeCells(size: number, cells: number): number {
  return size >= 3 * cells ? Math.floor(size / cells) * cells : Math.floor(size);
}

function place(groups: number, each: number, title: number, { groupsAcross, across, size, captions }: Arrangement): MatrixLayout {
  const below = captions ? captionHeight : 0;
  const down = Math.ceil(each / across);
  const groupWidth = across * size + (across - 1) * gap;
  const pitch = Math.max(groupWidth + groupGap, groupsAcross > 1 ? title + titleGap : 0);
  const groupHeight = titleHeight + down * (size + below) + (down - 1) * gap;
  const corner = (group: number) => ({
    x: (group % groupsAcross) * pitch,
    y: Math.floor(group / groupsAcross) * (groupHeight + gap),
  });
  const titles = Array.from({ length: groups }, (_, group) => ({ ...corner(group), width: pitch - titleGap / 2 }));
  const places = titles.flatMap(({ x, y }, group) =>
    Array.from({ length: each }, (_, index) => ({
      group,
      index,
      x: x + (index % across) * (size + gap),
      y: y + titleHeight + Math.floor(index / across) * (size + below + gap),
    })),
  );
  return { size, places, titles, captions, height: Math.ceil(groups / groupsAcross) * (groupHeight + gap) - gap };
}
