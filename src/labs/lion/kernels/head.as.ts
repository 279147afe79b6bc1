/** Arguments of bidirectional linear attention's kernels, laid out by `src/labs/lion/math/kernel-forms.ts`: i32 after i32. */

/** One head. Entries are of the precision of the kernel; "padded" is up to a multiple of two vectors, with zeros. */
@unmanaged
export class Head {
  length: i32;
  d: i32;
  /** Padded: values, perhaps a one, zeros. */
  columns: i32;
  /** Tokens in a chunk, the last one may have fewer. */
  chunk: i32;
  /** The same, padded. */
  chunkColumns: i32;
  /** Whether anything decays. */
  decays: i32;
  /** L x d. */
  q: usize;
  /** Chunk by chunk K^T, each d x chunkColumns. */
  keys: usize;
  /** L x columns. */
  v: usize;
  /** f_i, L. */
  forward: usize;
  /** b_i, L. */
  backward: usize;
  /** L x columns, zeros before. */
  out: usize;
  /** chunk x chunkColumns. */
  scores: usize;
  /** chunk x d, for queries that decay. */
  queries: usize;
  /** d x chunkColumns, for keys that decay. */
  decayed: usize;
  /** d x columns. */
  state: usize;
  /** chunkColumns, for the decays of a chunk. */
  weights: usize;
}

@inline
export function chunkCount(head: Head): i32 {
  return (head.length + head.chunk - 1) / head.chunk;
}

/** Tokens of a chunk. */
@inline
export function tokensIn(head: Head, index: i32): i32 {
  return min(head.chunk, head.length - index * head.chunk);
}

@inline
export function keysOf<T>(head: Head, index: i32): usize {
  return head.keys + <usize>index * <usize>head.d * <usize>head.chunkColumns * sizeof<T>();
}

/** Address of row `token` in an array with `columns` columns. */
@inline
export function rowAt<T>(rows: usize, token: i32, columns: i32): usize {
  return rows + <usize>token * <usize>columns * sizeof<T>();
}

/**
 * Products of decays below a bound become 0: they would soon be denormal, which takes processors a hundred times as long, and
 * their sums would not matter.
 */
@inline
export function settled<T>(product: T): T {
  if (sizeof<T>() == 4) return product < <T>1e-30 ? <T>0 : product;
  return product < <T>1e-290 ? <T>0 : product;
}
