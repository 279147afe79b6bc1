import { useEffect, useRef } from "react";
import { viridisIndex, viridisTable } from "../../../../platform/charts/viridis";
import { eachIsolinePiece } from "./isolines";
import { cellSize, type LandscapeLayout, type PlacedMap, shareOf } from "./landscape-layout";

/** Colours and contour lines of the maps, under everything else; whoever draws the words describes them. */
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
  const lines = { decade: new Path2D(), between: new Path2D() };
  const logs = { ...cells, values: cells.values.map((loss) => Math.log10(Math.max(loss, scale.low * 1e-3))) };
  const exponents = levels.map(Math.log10);
  eachIsolinePiece(logs, exponents, (exponent, x1, y1, x2, y2) => {
    const line = Math.abs(exponent - Math.round(exponent)) < 1e-9 ? lines.decade : lines.between;
    line.moveTo(left + (x1 + 0.5) * cellSize, top + (y1 + 0.5) * cellSize);
    line.lineTo(left + (x2 + 0.5) * cellSize, top + (y2 + 0.5) * cellSize);
  });
  context.lineWidth = 1;
  for (const kind of ["between", "decade"] as const) {
    context.strokeStyle = lineColors[kind];
    context.stroke(lines[kind]);
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
  const table = viridisTable();
  for (let i = 0; i < values.length; i++) pixels[i] = table[viridisIndex(shareOf(values[i], scale))];
  context.putImageData(image, 0, 0);
  return picture;
}
