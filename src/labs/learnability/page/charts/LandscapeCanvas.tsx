import { contours } from "d3-contour";
import { quantize } from "d3-interpolate";
import { interpolateViridis } from "d3-scale-chromatic";
import { line } from "d3-shape";
import { useEffect, useRef } from "react";
import { pixelTable } from "../../../../platform/charts/canvas-colors";
import { cellSize, type LandscapeLayout, type PlacedMap } from "./landscape-layout";

/** Colours and contour lines of the maps, under everything else; the component with the words describes them. */
export function LandscapeCanvas({
  layout,
  width,
  height,
}: {
  readonly layout: LandscapeLayout;
  readonly width: number;
  readonly height: number;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => canvas.current && paint(canvas.current, layout, width, height));
    return () => cancelAnimationFrame(frame);
  }, [layout, width, height]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus
  return <canvas className="heat-maps" ref={canvas} aria-hidden="true" style={{ width, height }} />;
}

const viridis = pixelTable(quantize(interpolateViridis, 256));

/** Lines at whole decades are stronger. */
const lineColors = { decade: "rgb(255 255 255 / 50%)", between: "rgb(255 255 255 / 22%)" };

function paint(canvas: HTMLCanvasElement, layout: LandscapeLayout, width: number, height: number): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const ratio = window.devicePixelRatio;
  Object.assign(canvas, { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) });
  context.scale(ratio, ratio);
  for (const { area, cells } of layout.maps) {
    context.save();
    context.beginPath();
    context.rect(area.left, area.top, area.right - area.left, area.bottom - area.top);
    context.clip();
    const [across, upward] = [cells.columns * cellSize, cells.rows * cellSize];
    context.drawImage(pictureOf(cells, layout.scale), area.left, area.top, across, upward);
    drawLines(context, layout, area, cells);
    context.restore();
  }
}

function drawLines(
  context: CanvasRenderingContext2D,
  { levels, scale }: LandscapeLayout,
  { left, top }: PlacedMap["area"],
  cells: PlacedMap["cells"],
): void {
  const lines = { decade: "", between: "" };
  const [low] = scale.domain();
  const { columns, rows } = cells;
  const logs = Array.from(cells.values, (loss) => Math.log10(Math.max(loss, low * 1e-3)));
  const onGrid = contours().size([columns, rows]);
  // D3 closes its lines along the edge of the grid, where no loss is of that level.
  const open = line<number[]>(
    ([column]) => left + column * cellSize,
    ([, row]) => top + row * cellSize,
  ).defined(([column, row]) => column > 0 && column < columns && row > 0 && row < rows);
  for (const exponent of levels.map(Math.log10)) {
    const kind = Math.abs(exponent - Math.round(exponent)) < 1e-9 ? "decade" : "between";
    for (const ring of onGrid.contour(logs, exponent).coordinates.flat()) lines[kind] += open(ring) ?? "";
  }
  context.lineWidth = 1;
  for (const kind of ["between", "decade"] as const) {
    context.strokeStyle = lineColors[kind];
    context.stroke(new Path2D(lines[kind]));
  }
}

/** One pixel a cell. */
function pictureOf(
  { columns, rows, values }: LandscapeLayout["maps"][number]["cells"],
  scale: LandscapeLayout["scale"],
): HTMLCanvasElement {
  const picture = Object.assign(document.createElement("canvas"), { width: columns, height: rows });
  const context = picture.getContext("2d");
  if (!context) return picture;
  const image = context.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  for (let i = 0; i < values.length; i++) pixels[i] = viridis[Math.round(scale(values[i]) * (viridis.length - 1))];
  context.putImageData(image, 0, 0);
  return picture;
}
