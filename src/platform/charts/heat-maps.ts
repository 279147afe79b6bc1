/** Draws groups of signed matrices on one canvas, at most once per animation frame, fading from snapshot to snapshot. */
import { colorTable, type PaletteTheme } from "./diverging";
import { Fade } from "./fade";
import { cellEdges, paintMatrix } from "./matrix-pixels";

export interface HeatMap {
  readonly rows: number;
  readonly columns: number;
  /** Place on the canvas, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Columns belong together in groups of so many; 0 makes one group. */
  readonly group: number;
}

export interface HeatMapScene {
  readonly maps: readonly HeatMap[];
  /** The matrices one after another, each row-major. */
  readonly values: Float64Array;
  /** The value at the ends of the colour scale. */
  readonly scale: number;
  readonly theme: PaletteTheme;
  readonly width: number;
  readonly height: number;
}

/** CSS pixels between groups of columns. */
export const groupGap = 2;

export class HeatMapPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #fade = new Fade();
  #scene: HeatMapScene | null = null;
  #frame = 0;
  #image: ImageData | null = null;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
  }

  show(scene: HeatMapScene): void {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (this.#scene && sameScene(scene, this.#scene)) return;
    if (scene.values !== this.#scene?.values) this.#fade.aim(scene.values, performance.now(), !still);
    this.#scene = scene;
    this.#frame ||= requestAnimationFrame((now) => this.#draw(now));
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** One image for all frames of a size: thirty megabytes a second would be garbage otherwise. */
  #blankImage(context: CanvasRenderingContext2D, width: number, height: number): ImageData {
    const kept = this.#image;
    if (kept?.width === width && kept.height === height) kept.data.fill(0);
    else this.#image = context.createImageData(width, height);
    return this.#image ?? context.createImageData(width, height);
  }

  #draw(now: number): void {
    this.#frame = 0;
    const start = performance.now();
    const scene = this.#scene;
    const context = this.#canvas.getContext("2d");
    if (!scene || !context) return;
    const ratio = window.devicePixelRatio;
    const [width, height] = [scene.width, scene.height].map((side) => Math.max(1, Math.round(side * ratio)));
    if (this.#canvas.width !== width || this.#canvas.height !== height) Object.assign(this.#canvas, { width, height });
    const image = this.#blankImage(context, width, height);
    paintScene(new Uint32Array(image.data.buffer), width, ratio, scene, this.#fade.at(now));
    context.putImageData(image, 0, 0);
    this.#fade.took(performance.now() - start);
    if (!this.#fade.arrived(now)) this.#frame = requestAnimationFrame((next) => this.#draw(next));
  }
}

function sameScene(one: HeatMapScene, other: HeatMapScene): boolean {
  const { maps, values, scale, theme, width, height } = one;
  return (
    maps === other.maps &&
    values === other.values &&
    scale === other.scale &&
    theme === other.theme &&
    width === other.width &&
    height === other.height
  );
}

/** Paints every map of a scene into an image of `width` device pixels a row. */
export function paintScene(image: Uint32Array, width: number, ratio: number, scene: HeatMapScene, values: Float64Array): void {
  const table = colorTable(scene.theme);
  let offset = 0;
  for (const map of scene.maps) {
    paintMatrix(image, width, Math.round(map.x * ratio), Math.round(map.y * ratio), {
      values,
      offset,
      rows: cellEdges(map.rows, Math.round(map.height * ratio)),
      columns: columnEdges(map, ratio),
      scale: scene.scale,
      table,
    });
    offset += map.rows * map.columns;
  }
}

/** Pixel ranges of a map's columns: in device pixels when painting, in CSS pixels (ratio 1) for what lies over the canvas. */
export function columnEdges({ columns, width, group }: HeatMap, ratio: number) {
  return cellEdges(columns, Math.round(width * ratio), group || columns, Math.round(groupGap * ratio));
}
