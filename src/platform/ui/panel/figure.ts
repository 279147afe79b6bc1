/** The charts of a panel as a file of its own: styles, fonts and heat maps are taken along, so that it looks the same everywhere. */
import { boxAround, chartsOf, drawn, element, plainColor, svgNamespace } from "./drawing";
import { inLight } from "./light";

export interface FigureWords {
  readonly title: string;
  readonly summary: string;
}

const padding = 16;
const headRoom = 30;

/** The charts of a panel's body as SVG text, on white paper; null where there are none. Canvases become pictures inside it. */
export async function figureSvg(body: Element, words: FigureWords): Promise<string | null> {
  const font = await fontFace();
  return inLight(async () => drawnFigure(body, words, font));
}

function drawnFigure(body: Element, { title, summary }: FigureWords, fontFaceRule: string): string | null {
  const charts = chartsOf(body);
  if (charts.length === 0) return null;
  const box = boxAround(charts);
  const width = Math.ceil(box.width) + 2 * padding;
  const height = Math.ceil(box.height) + headRoom + 2 * padding;
  const figure = element("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img" });
  figure.append(element("title", {}, title), element("desc", {}, summary), element("style", {}, fontFaceRule));
  figure.append(element("rect", { width, height, fill: "#ffffff" }));
  const style = getComputedStyle(charts[0]);
  const font = { "font-family": style.fontFamily, "font-size": 15, "font-weight": 650, fill: plainColor(style.color) };
  figure.append(element("text", { x: padding, y: padding + 12, ...font }, title));
  const group = drawn(charts, box);
  group.setAttribute("transform", `translate(${padding},${padding + headRoom})`);
  figure.append(group);
  return svgText(figure);
}

/** An element as a document of its own. */
export function svgText(figure: SVGElement): string {
  const text = new XMLSerializer().serializeToString(figure);
  return text.includes(`xmlns="${svgNamespace}"`) ? text : text.replace("<svg", `<svg xmlns="${svgNamespace}"`);
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

/** The page's font, inlined; nothing when it cannot be read, and the system's font stands in. */
export async function fontFace(): Promise<string> {
  const faces: Promise<string>[] = [];
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("font-family").includes("Inter"))
        faces.push(inlined(rule.style, sheet.href ?? document.baseURI));
  return (await Promise.all(faces)).join("");
}

/** One of the files that the font is shared out among, with the characters that it is for. */
async function inlined(face: CSSStyleDeclaration, base: string): Promise<string> {
  const [, source] = /url\("?([^")]+)"?\)/.exec(face.getPropertyValue("src")) ?? [];
  if (!source) return "";
  const data = await dataUrl(new URL(source, base).href);
  const [weights, characters] = ["font-weight", "unicode-range"].map((name) => face.getPropertyValue(name));
  return `@font-face{font-family:"Inter Variable";font-weight:${weights};src:url(${data}) format("woff2");unicode-range:${characters}}`;
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
