/** The layout of a token: its coordinates form named blocks, one after the other (paper notes, 7.1). */

/** Coordinates `offset` to `offset + size - 1`. */
export interface Block {
  readonly name: string;
  readonly offset: number;
  readonly size: number;
}

export interface Layout<Name extends string = string> {
  /** Dimension of a token: the sizes added up. */
  readonly d: number;
  readonly blocks: Readonly<Record<Name, Block>>;
  /** The blocks in their order. */
  readonly list: readonly Block[];
}

/** Lays blocks of the given sizes one after the other, from coordinate 0. */
export function layOut<const Name extends string>(sizes: readonly (readonly [name: Name, size: number])[]): Layout<Name> {
  const list: Block[] = [];
  let d = 0;
  for (const [name, size] of sizes) {
    list.push({ name, offset: d, size });
    d += size;
  }
  const blocks = Object.fromEntries(list.map((block) => [block.name, block])) as Record<Name, Block>;
  return { d, blocks, list };
}

/** The block that holds a coordinate. */
export function blockAt({ list }: Layout, coordinate: number): Block | undefined {
  return list.find(({ offset, size }) => coordinate >= offset && coordinate < offset + size);
}
