import { useId } from "react";
import { type Thumbnail, type ThumbnailShape, thumbnailArea, thumbnailSize } from "../../../charts/thumbnail";
import { galleryText } from "./words";

/** The lead panel of a preset, small; nothing where there is no picture. */
export function ThumbnailPicture({ thumbnail }: { readonly thumbnail: Thumbnail | undefined }) {
  const { width, height } = thumbnailSize;
  return (
    <span className="thumbnail">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {thumbnail?.map && <Hatched {...thumbnail.map} />}
        {thumbnail?.shapes.map((shape, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes are told apart by their order alone
          <Shape key={place} shape={shape} />
        ))}
      </svg>
      {thumbnail?.map && <span className="thumbnail-runs">{galleryText.runs(thumbnail.map.runs)}</span>}
    </span>
  );
}

function Shape({ shape: { look, color, opacity, width, path } }: { readonly shape: ThumbnailShape }) {
  return (
    <g style={{ color }} opacity={opacity}>
      <path className={`thumbnail-${look}`} d={path} strokeWidth={width} />
      {/* Hollow dots are dots in dots. */}
      {look === "hollow" && <path className="thumbnail-inside" d={path} />}
    </g>
  );
}

const gap = 3;

/** Cells without a result. */
function Hatched({ columns, rows }: NonNullable<Thumbnail["map"]>) {
  const hatch = useId();
  const { left, right, top, bottom } = thumbnailArea;
  const [width, height] = [(right - left + gap) / columns, (bottom - top + gap) / rows];
  return (
    <>
      <pattern id={hatch} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="thumbnail-hatch" d="M0,0V5" />
      </pattern>
      {Array.from({ length: columns * rows }, (_, cell) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={cell}
          className="thumbnail-cell"
          x={left + (cell % columns) * width}
          y={top + Math.floor(cell / columns) * height}
          width={width - gap}
          height={height - gap}
          rx={2}
          fill={`url(#${hatch})`}
        />
      ))}
    </>
  );
}
