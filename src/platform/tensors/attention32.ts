/** Attention under masks of decays in float32, and its gradient, on the kernels of a memory. */
import type { Array32, Memory32 } from "./memory32";
import type { Attended, AttentionGradient, AttentionPlan, SequenceArithmetic } from "./sequence-arithmetic";

/** The operations of attention, on arrays of a memory. */
export function attentionIn(memory: Memory32): Pick<SequenceArithmetic<Array32>, "attend" | "attendGradient"> {
  const { kernels } = memory;
  const like = (x: Array32) => memory.make(x.shape);

  function attend(q: Array32, k: Array32, v: Array32, logits: readonly Array32[], plan: AttentionPlan): Attended<Array32> {
    const { count, heads, length, width, scaled } = plan;
    const all = count * heads;
    const masks = masksOf(logits, plan);
    const [output, scores, sizes] = [like(v), memory.make([all, length, length]), memory.make([all, length])];
    memory.with(kernels.panelBytes(Math.max(width, length)), (room) =>
      kernels.attend(
        q.pointer,
        k.pointer,
        v.pointer,
        masks?.pointer ?? 0,
        output.pointer,
        scores.pointer,
        sizes.pointer,
        all,
        length,
        width,
        scaled ? 0 : Math.sqrt(width),
        room,
      ),
    );
    return { output, scores, masks, sizes };
  }

  function masksOf(logits: readonly Array32[], { count, heads, length, offsets, directions, orders }: AttentionPlan): Array32 | null {
    if (logits.length === 0 && directions === "both") return null;
    const masks = memory.make([count * heads, length, length]);
    memory.view(masks).fill(logits.length === 0 ? 1 : 0);
    const { below, above } = offsets;
    for (const [scan, { pointer }] of logits.entries())
      memory.withIntegers(orders[scan], (order) =>
        memory.with(4 * length * (length + 1), (scratch) =>
          kernels.addMasks(pointer, order, count, heads, length, below, above, masks.pointer, scratch),
        ),
      );
    if (directions === "double") doubleDiagonals(memory.view(masks), length);
    else if (directions !== "both")
      kernels.restrictMasks(masks.pointer, count, heads, length, directions === "forward" ? heads : Math.ceil(heads / 2));
    return masks;
  }

  function attendGradient(
    { q, k, v, logits }: { readonly q: Array32; readonly k: Array32; readonly v: Array32; readonly logits: readonly Array32[] },
    { output, scores, masks, sizes }: Attended<Array32>,
    dy: Array32,
    plan: AttentionPlan,
  ): AttentionGradient<Array32> {
    const { count, heads, length, width, scaled, offsets, orders } = plan;
    const [dq, dk, dv, byMask] = [like(q), like(k), like(v), like(scores)];
    const room = 4 * length * (length + width);
    memory.with(room + kernels.panelBytes(Math.max(width, length)), (scratch) =>
      kernels.attendGradient(
        q.pointer,
        k.pointer,
        v.pointer,
        output.pointer,
        scores.pointer,
        masks?.pointer ?? 0,
        sizes.pointer,
        dy.pointer,
        dq.pointer,
        dk.pointer,
        dv.pointer,
        byMask.pointer,
        scratch,
        scratch + 4 * length * width,
        count * heads,
        length,
        width,
        scaled ? 1 : 0,
        scratch + room,
      ),
    );
    const ofScan = (scan: Array32, order: Int32Array) => {
      const gradient = like(scan);
      const { below, above } = offsets;
      memory.withIntegers(order, (steps) =>
        memory.with(8 * (length + 1) + 4 * length * (length + 2), (scratch) =>
          kernels.decayGradient(byMask.pointer, scan.pointer, steps, count, heads, length, below, above, gradient.pointer, scratch),
        ),
      );
      return gradient;
    };
    return { q: dq, k: dk, v: dv, logits: logits.map((scan, s) => ofScan(scan, orders[s])) };
  }

  return { attend, attendGradient };
}

/** @param masks  squares of `length` x `length`. */
function doubleDiagonals(masks: Float32Array, length: number): void {
  for (let row = 0; row < masks.length / length; row++) masks[row * length + (row % length)] *= 2;
}
