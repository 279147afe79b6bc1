/**
 * A figure as a PDF of exactly its size: lines stay lines and words stay words, in fonts that are inside the file, with
 * the glyphs that occur. Inter comes as two static fonts, Greek and signs of mathematics
 * included, since PDF knows neither variable fonts nor woff2; scripts/build-fonts.mjs makes them. All of it is loaded when
 * the first PDF is asked for.
 */

import { jsPDF } from "jspdf";
import { svg2pdf } from "svg2pdf.js";
import regularAddress from "../generated/inter-print-regular.ttf?url";
import semiBoldAddress from "../generated/inter-print-semibold.ttf?url";
import type { FigurePage } from "./figure-page";

/** Neither the name of the page's font, which is another file, nor one that a system may have. */
const family = "InterPrint";
const fonts = [
  { weight: "normal", file: "Inter-Regular.ttf", address: regularAddress },
  { weight: "bold", file: "Inter-SemiBold.ttf", address: semiBoldAddress },
] as const;
/** Weights from here on are set in semi-bold. */
const bold = 550;

/** Points in a millimetre. */
const points = 72 / 25.4;

/** @throws {Error} when a font cannot be fetched. */
export async function figurePdf({ figure, title, width, height }: FigurePage): Promise<Blob> {
  const page = [width * points, height * points];
  const pdf = new jsPDF({
    unit: "pt",
    format: page,
    orientation: width > height ? "landscape" : "portrait",
    compress: true,
    putOnlyUsedFonts: true,
  });
  pdf.setProperties({ title, creator: "Learnability Playground" });
  const faces: FontFace[] = [];
  try {
    for (const { weight, file, address } of fonts) {
      const bytes = await (await fetch(address)).arrayBuffer();
      pdf.addFileToVFS(file, binaryText(new Uint8Array(bytes)));
      pdf.addFont(file, family, weight);
      // Words are centred by the width that they have in this font.
      const face = new FontFace(family, bytes, { weight });
      faces.push(await face.load());
      document.fonts.add(face);
    }
    await svg2pdf(printable(figure), pdf, { width: page[0], height: page[1] });
  } finally {
    for (const face of faces) document.fonts.delete(face);
  }
  return pdf.output("blob");
}

/** One character a byte, which is what the library keeps files as. */
function binaryText(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return parts.join("");
}

/** A copy in the fonts of the file, its halos drawn by themselves. */
function printable(figure: SVGElement): SVGElement {
  const copy = figure.cloneNode(true) as SVGElement;
  for (const sheet of copy.querySelectorAll("style, title, desc")) sheet.remove();
  for (const words of copy.querySelectorAll<SVGElement>("text, tspan")) {
    const weight = Number.parseFloat(words.style.fontWeight || words.getAttribute("font-weight") || "400");
    for (const name of ["font-family", "font-weight"]) words.style.removeProperty(name);
    words.setAttribute("font-family", family);
    words.setAttribute("font-weight", weight >= bold ? "bold" : "normal");
  }
  for (const words of copy.querySelectorAll<SVGElement>("text")) if (words.style.paintOrder.startsWith("stroke")) spread(words);
  return copy;
}

/** The library paints outlines last: the halo of a label becomes a text of its own, behind the label. */
function spread(words: SVGElement): void {
  const { stroke } = words.style;
  if (stroke === "" || stroke === "none") return;
  const halo = words.cloneNode(true) as SVGElement;
  for (const part of [halo, ...halo.querySelectorAll<SVGElement>("tspan")]) part.style.fill = part.style.stroke;
  for (const part of [words, ...words.querySelectorAll<SVGElement>("tspan")]) part.style.stroke = "none";
  words.before(halo);
}
