/** A chart as a file of its own: styles, fonts and heat maps are taken along, so that it looks the same everywhere. */

export interface FigureWords {
  readonly title: string;
  readonly summary: string;
}

const svgNamespace = "http://www.w3.org/2000/svg";
const padding = 16;
const headRoom = 30;

/** What a drawing program cannot know of the page's style sheets. */
const properties = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "paint-order",
  "shape-rendering",
  "stop-color",
  "font-family",
  "font-size",
  "font-weight",
  "font-variant-numeric",
  "text-anchor",
] as const;

/** The chart as SVG text. Canvases become pictures inside it. */
export async function figureSvg(chart: HTMLElement, { title, summary }: FigureWords): Promise<string> {
  const box = chart.getBoundingClientRect();
  const width = Math.ceil(box.width) + 2 * padding;
  const height = Math.ceil(box.height) + headRoom + 2 * padding;
  const figure = element("svg", { xmlns: svgNamespace, width, height, viewBox: `0 0 ${width} ${height}`, role: "img" });
  figure.append(element("title", {}, title), element("desc", {}, summary), element("style", {}, await fontFace()));
  const style = getComputedStyle(chart);
  const surface = plainColor(getComputedStyle(document.documentElement).getPropertyValue("--surface"));
  figure.append(element("rect", { width, height, fill: surface }));
  const font = { "font-family": style.fontFamily, "font-size": 15, "font-weight": 650, fill: plainColor(style.color) };
  figure.append(element("text", { x: padding, y: padding + 12, ...font }, title));
  const body = element("g", { transform: `translate(${padding},${padding + headRoom})` });
  for (const canvas of chart.querySelectorAll("canvas")) body.append(pictureOf(canvas, box));
  for (const drawing of chart.querySelectorAll<SVGSVGElement>(":scope > svg")) body.append(styled(drawing));
  figure.append(body);
  return new XMLSerializer().serializeToString(figure);
}

/** An SVG drawing as a PNG of twice its size. */
export async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = 2 * image.naturalWidth;
    canvas.height = 2 * image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the canvas gave no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function download(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the blob after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, words?: string): SVGElement {
  const made = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) if (key !== "xmlns") made.setAttribute(key, String(value));
  if (words !== undefined) made.textContent = words;
  return made;
}

function pictureOf(canvas: HTMLCanvasElement, box: DOMRect): SVGElement {
  const at = canvas.getBoundingClientRect();
  return element("image", {
    href: canvas.toDataURL("image/png"),
    x: at.left - box.left,
    y: at.top - box.top,
    width: at.width,
    height: at.height,
    style: "image-rendering: pixelated",
  });
}

/** A copy whose elements carry their computed style. */
function styled(drawing: SVGSVGElement): SVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [...drawing.querySelectorAll("*")];
  [...copy.querySelectorAll("*")].forEach((clone, index) => {
    const style = getComputedStyle(originals[index]);
    const declarations = properties.map((name) => `${name}:${plainColor(style.getPropertyValue(name))}`);
    clone.setAttribute("style", declarations.join(";"));
    clone.removeAttribute("class");
  });
  for (const name of ["role", "aria-label", "aria-describedby", "class"]) copy.removeAttribute(name);
  return copy;
}

/** Mixed colours (`color-mix`, `oklab`) as the sRGB that every drawing program knows; anything else as it is. */
function plainColor(value: string): string {
  if (!/^(oklab|oklch|color|lab|lch)\(/.test(value)) return value;
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  if (!context) return value;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** The page's font, inlined; nothing when it cannot be read, and the system's font stands in. */
async function fontFace(): Promise<string> {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule) || !rule.style.getPropertyValue("font-family").includes("Inter")) continue;
      const [, source] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src")) ?? [];
      if (!source) continue;
      const data = await dataUrl(new URL(source, sheet.href ?? document.baseURI).href);
      return `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(${data}) format("woff2")}`;
    }
  return "";
}

async function dataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
