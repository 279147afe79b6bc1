// What the kernels of bidirectional linear attention are told, and how tokens are divided between workgroups: chunks into
// tiles of 64 rows, the last of which may have fewer. Chunks are filled up to a multiple of 4 tokens; a token that fills has
// zeros for query, key and values, and nothing decays at it, so that no sum and no product notices it.

struct Shape {
  /** Tokens, those included that fill chunks. */
  length: u32,
  /** Tokens from the start of a chunk to that of the next one, a multiple of 4. */
  stride: u32,
  /** Numbers in a query and a key. */
  d: u32,
  /** Vectors of 4 in a row of values. */
  columns: u32,
  /** Whether anything decays. */
  decays: u32,
  /** The first tile of rows of this submit, or its first chunk where a submit is of chunks. */
  first: u32,
  /** Chunks in this submit. */
  count: u32,
  /** Whether states are carried from the last token to the first. */
  backward: u32,
}

@group(0) @binding(0) var<storage, read> shape: Shape;

/** Rows of a tile. */
const ROWS = 64u;
/** Numbers of a sum of products that are in workgroup memory at a time. */
const DEPTH = 16u;
/** Products of decays below it are 0, as in the kernels of the processor. */
const SETTLED = 1e-30;

/** A tile of rows and the chunk that it is of, ends excluded. */
struct Tile {
  start: u32,
  end: u32,
  chunkStart: u32,
  chunkEnd: u32,
}

fn tilesPerChunk() -> u32 {
  return (shape.stride + ROWS - 1u) / ROWS;
}

/** Empty, with start beyond end, where the last chunk has fewer tiles than the others. */
fn tileAt(index: u32) -> Tile {
  let chunkStart = index / tilesPerChunk() * shape.stride;
  let chunkEnd = min(chunkStart + shape.stride, shape.length);
  let start = chunkStart + index % tilesPerChunk() * ROWS;
  return Tile(start, min(start + ROWS, chunkEnd), chunkStart, chunkEnd);
}

fn settled(products: vec4<f32>) -> vec4<f32> {
  return select(vec4<f32>(), products, products >= vec4<f32>(SETTLED));
}
