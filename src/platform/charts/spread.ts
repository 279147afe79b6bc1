/**
 * Places labels of equal height so that none overlap, each as near as possible (least squares) to where it wants to be.
 * Blocks of touching labels are merged as in isotonic regression.
 *
 * @param wanted  centres, in any order.
 * @returns the centres in the same order, at least `height` apart and within [low, high] as long as they fit.
 */
export function spread(wanted: readonly number[], height: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a] - wanted[b] || a - b);
  const top = low + height / 2;
  const bottom = Math.max(top, high - height / 2 - (wanted.length - 1) * height);
  // With the room of the labels above subtracted, "at least `height` apart" becomes "not decreasing".
  const blocks: { sum: number; count: number }[] = [];
  order.forEach((index, rank) => {
    let block = { sum: wanted[index] - rank * height, count: 1 };
    let above = blocks.at(-1);
    while (above && above.sum / above.count >= block.sum / block.count) {
      block = { sum: above.sum + block.sum, count: above.count + block.count };
      blocks.pop();
      above = blocks.at(-1);
    }
    blocks.push(block);
  });
  const placed = new Array<number>(wanted.length);
  let rank = 0;
  for (const { sum, count } of blocks) {
    const start = Math.min(bottom, Math.max(top, sum / count));
    for (let i = 0; i < count; i++, rank++) placed[order[rank]] = start + rank * height;
  }
  return placed;
}
