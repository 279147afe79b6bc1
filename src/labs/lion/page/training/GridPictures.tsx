import type { SequenceBatch } from "../../math/encoder/batch";
import { scanCount, scanOrders } from "../../math/encoder/settings";
import type { InspectedEncoder } from "./inspect-encoders";
import { trainingText } from "./words";

/** How much ink each pixel of a token has, from 0 to 1: of a patch its pixels, row by row; of a symbol whether it is a mark. */
function inkOf({ symbols, patches, length, count }: SequenceBatch, token: number): readonly number[] {
  if (!patches) return [symbols[token]];
  const pixels = patches.length / (count * length);
  return Array.from(patches.subarray(token * pixels, (token + 1) * pixels), (value) => value / 2 + 0.3);
}

interface InkProps {
  readonly ink: readonly number[];
  readonly x: number;
  readonly y: number;
}

/** The pixels of a token in a square of size 1. */
function Ink({ ink, x, y }: InkProps) {
  const side = Math.sqrt(ink.length);
  return ink.map((opacity, at) => {
    const place = { x: x + (at % side) / side, y: y + Math.floor(at / side) / side };
    // biome-ignore lint/suspicious/noArrayIndexKey: pixels have no identity but their place
    return opacity > 0 && <rect key={at} {...place} width={1 / side} height={1 / side} fillOpacity={opacity} />;
  });
}

/** One token of a sequence of patches. */
export function PatchToken({ sequences, token }: { readonly sequences: SequenceBatch; readonly token: number }) {
  return (
    <svg className="sequence-patch" viewBox="0 0 1 1" aria-hidden="true">
      <Ink ink={inkOf(sequences, token)} x={0} y={0} />
    </svg>
  );
}

/** A sequence that is a grid, as a picture: once for every scan, with the way that it takes; once without a way where nothing decays. */
export function GridPictures({
  inspected,
  grid,
}: {
  readonly inspected: InspectedEncoder;
  readonly grid: readonly [rows: number, columns: number];
}) {
  const words = trainingText.sequence.grid;
  const { settings, sequences } = inspected;
  const scans = scanCount(settings);
  const ways = scans === 0 ? [null] : scanOrders(settings, sequences.length);
  const names = scans === 0 ? [words.noWay] : scans === 1 ? [words.rowByRow] : [words.byRows, words.byColumns];
  return (
    <div className="sequence-grids">
      {ways.map((way, at) => (
        <figure key={names[at]}>
          <GridPicture sequences={sequences} grid={grid} way={way} name={names[at]} />
          <figcaption>{names[at]}</figcaption>
        </figure>
      ))}
      {sequences.patches && <p className="sequence-grids-source">{words.source}</p>}
    </div>
  );
}

interface GridPictureProps {
  readonly sequences: SequenceBatch;
  readonly grid: readonly [rows: number, columns: number];
  /** The tokens in the order in which a scan meets them. */
  readonly way: Int32Array | null;
  readonly name: string;
}

function GridPicture({ sequences, grid: [rows, columns], way, name }: GridPictureProps) {
  const tokens = Array.from({ length: rows * columns }, (_, token) => token);
  const at = (token: number) => ({ x: token % columns, y: Math.floor(token / columns) });
  const points = Array.from(way ?? [], (token) => `${at(token).x + 0.5},${at(token).y + 0.5}`);
  const label = trainingText.sequence.grid.picture(rows, columns, name);
  return (
    <svg className="sequence-grid" viewBox={`-0.05 -0.05 ${columns + 0.1} ${rows + 0.1}`} role="img" aria-label={label}>
      {tokens.map((token) => (
        <g key={token}>
          <Ink ink={inkOf(sequences, token)} {...at(token)} />
          <rect className="sequence-grid-cell" {...at(token)} width={1} height={1} />
        </g>
      ))}
      {way && (
        <>
          <polyline className="sequence-grid-way" points={points.join(" ")} />
          <circle className="sequence-grid-start" cx={at(way[0]).x + 0.5} cy={at(way[0]).y + 0.5} r={0.04 * columns} />
        </>
      )}
    </svg>
  );
}
