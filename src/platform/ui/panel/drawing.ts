/**
 * Elements of the page as an SVG drawing: SVG elements with their computed style, canvases as pictures, and HTML (a drawing of
 * states and arrows, a name beside a chart) as boxes and text. It depends on no style sheet.
 */

export const svgNamespace = "http://www.w3.org/2000/svg";

/** Properties that the style sheets of the page set and a drawing program lacks. */
const properties = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "visibility",
  "paint-order",
  "shape-rendering",
  "stop-color",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "font-variant-numeric",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
] as const;

/** Interactive parts of the page, which have no use in a drawing. */
const handles = ".readout-area, button, input, select, textarea, .visually-hidden, .react-flow__controls, .react-flow__attribution";

/** A place on the page, in pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The drawings of a panel: its charts, or the elements in their place. */
export function chartsOf(body: Element): readonly Element[] {
  const found = [...body.querySelectorAll(".chart, .graph")].filter((element) => element.getBoundingClientRect().width > 0);
  return found.filter((element) => !found.some((other) => other !== element && other.contains(element)));
}

/** The box around some elements and the pictures in them, which may be larger. */
export function boxAround(elements: readonly Element[]): Place {
  const inner = elements.flatMap((element) => [...element.querySelectorAll(":scope > svg, :scope > canvas, :scope > div > svg")]);
  const boxes = [...elements, ...inner].map((element) => element.getBoundingClientRect()).filter((box) => box.width > 0);
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { left, top, width: right - left, height: bottom - top };
}

/** The elements as one group whose origin is the corner of `place`. */
export function drawn(elements: readonly Element[], place: Place): SVGElement {
  const group = element("g", {});
  for (const chart of elements) draw(chart, place, group);
  return group;
}

export function element(name: string, attributes: Readonly<Record<string, string | number>>, words?: string): SVGElement {
  const made = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (words !== undefined) made.textContent = words;
  return made;
}

/** Mixed colours (`color-mix`, `oklab`) as sRGB, which every drawing program supports; any other value unchanged. */
export function plainColor(value: string): string {
  if (!/^(oklab|oklch|color|lab|lch)\(/.test(value)) return value;
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  if (!context) return value;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${(alpha / 255).toFixed(3)})`;
}

function draw(source: Element, place: Place, into: SVGElement): void {
  if (source.matches(handles)) return;
  const style = getComputedStyle(source);
  if (style.display === "none" || style.visibility === "hidden" || style.opacity === "0") return;
  if (source instanceof HTMLCanvasElement) into.append(pictureOf(source, place));
  else if (source instanceof SVGSVGElement) into.append(vectorOf(source, place));
  else if (source instanceof HTMLElement) {
    const box = boxOf(source, style, place);
    if (box) into.append(box);
    for (const child of source.childNodes) {
      if (child instanceof Element) draw(child, place, into);
      else if (child instanceof Text) into.append(...linesOf(child, source, style, place));
    }
  }
}

function pictureOf(canvas: HTMLCanvasElement, place: Place): SVGElement {
  const at = canvas.getBoundingClientRect();
  return element("image", {
    href: canvas.toDataURL("image/png"),
    x: at.left - place.left,
    y: at.top - place.top,
    width: at.width,
    height: at.height,
    "image-rendering": "pixelated",
  });
}

/** A copy whose elements carry their computed style, at its place and in its size. */
function vectorOf(drawing: SVGSVGElement, place: Place): SVGElement {
  const at = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [...drawing.querySelectorAll("*")];
  const hidden: Element[] = [];
  [...copy.querySelectorAll("*")].forEach((clone, index) => {
    const style = getComputedStyle(originals[index]);
    // Gradients, markers and the like are never displayed themselves.
    if (style.display === "none" && originals[index] instanceof SVGGraphicsElement) hidden.push(clone);
    // Not as an attribute, which the content policy of the page would refuse.
    (clone as SVGElement).style.cssText = declarations(style);
    for (const name of ["class", "tabindex", "role", "aria-label", "aria-describedby"]) clone.removeAttribute(name);
  });
  for (const clone of hidden) clone.remove();
  for (const { name } of [...copy.attributes]) if (name !== "viewBox") copy.removeAttribute(name);
  // Within a zoomed drawing, its own units are smaller than pixels.
  const size = { width: drawing.clientWidth || at.width, height: drawing.clientHeight || at.height };
  if (!copy.hasAttribute("viewBox") && size.width > 0) copy.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
  const placed = { x: at.left - place.left, y: at.top - place.top, width: at.width, height: at.height, overflow: "visible" };
  for (const [name, value] of Object.entries(placed)) copy.setAttribute(name, String(value));
  return copy;
}

function declarations(style: CSSStyleDeclaration): string {
  return properties.map((name) => `${name}:${plainColor(style.getPropertyValue(name))}`).join(";");
}

/** Background and border of an HTML element; null where it has neither. */
function boxOf(source: HTMLElement, style: CSSStyleDeclaration, place: Place): SVGElement | null {
  const line = Number.parseFloat(style.borderTopWidth) || 0;
  const bordered = line > 0 && style.borderTopStyle !== "none" && !isClear(style.borderTopColor);
  if (!bordered && isClear(style.backgroundColor)) return null;
  const at = source.getBoundingClientRect();
  const zoom = zoomOf(source, at);
  const radius = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, source.offsetWidth / 2, source.offsetHeight / 2);
  const inset = bordered ? (line * zoom) / 2 : 0;
  return element("rect", {
    x: at.left - place.left + inset,
    y: at.top - place.top + inset,
    width: Math.max(0, at.width - 2 * inset),
    height: Math.max(0, at.height - 2 * inset),
    rx: style.borderTopLeftRadius.endsWith("%") ? at.width / 2 : radius * zoom,
    fill: isClear(style.backgroundColor) ? "none" : plainColor(style.backgroundColor),
    ...(bordered ? { stroke: plainColor(style.borderTopColor), "stroke-width": line * zoom } : {}),
  });
}

/** A piece of text, line by line. */
function* linesOf(text: Text, parent: HTMLElement, style: CSSStyleDeclaration, place: Place): Iterable<SVGElement> {
  const words = text.data.trim();
  if (words === "") return;
  const zoom = zoomOf(parent, parent.getBoundingClientRect());
  const font = {
    "font-family": style.fontFamily,
    "font-size": (Number.parseFloat(style.fontSize) || 13) * zoom,
    "font-weight": style.fontWeight,
    "font-style": style.fontStyle,
    fill: plainColor(style.color),
  };
  for (const { line, at } of linesIn(text))
    yield element("text", { x: at.left - place.left, y: at.top - place.top + 0.78 * at.height, ...font }, line);
}

/** The place of each line of a text node, found character by character. */
function linesIn(text: Text): readonly { readonly line: string; readonly at: DOMRect }[] {
  const range = document.createRange();
  const lines: { line: string; at: DOMRect }[] = [];
  for (let i = 0; i < text.data.length; i++) {
    range.setStart(text, i);
    range.setEnd(text, i + 1);
    const at = range.getBoundingClientRect();
    const current = lines.at(-1);
    if (current && (at.width === 0 || Math.abs(at.top - current.at.top) < at.height / 2)) current.line += text.data[i];
    else if (at.width > 0 && text.data[i].trim() !== "") lines.push({ line: text.data[i], at });
  }
  return lines;
}

/** Factor by which an element is larger on the screen than in the layout. */
function zoomOf(source: HTMLElement, at: DOMRect): number {
  return source.offsetWidth > 0 && at.width > 0 ? at.width / source.offsetWidth : 1;
}

function isClear(color: string): boolean {
  return color === "transparent" || /^rgba\(.*, 0\)$/.test(color) || color === "";
}
