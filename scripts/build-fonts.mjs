/**
 * Makes the fonts of the page, into src/platform/ui/generated/, from the published ones: they keep only the glyphs that the
 * page draws. The characters and weights of each font are read from the style sheets that name it. Does nothing when neither
 * these nor the fonts have changed.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./environment.mjs";

const generated = join(root, "src", "platform", "ui", "generated");
const record = join(generated, "made-from.txt");
const packages = join(root, "node_modules");

/**
 * Variable fonts, divided among the files that their style sheets name. Of Inter the features that browsers apply by default
 * stay, and the figures of equal width that tables use; of the other font no ligatures, which would draw "->" as one sign. The
 * hints stay, too: Linux rounds the widths of letters without hints.
 */
const screenFonts = [
  {
    styles: join(root, "src/platform/ui/fonts.css"),
    source: join(packages, "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
    keepFeatures: ["kern", "mark", "mkmk", "ccmp", "locl", "rlig", "liga", "calt", "tnum"],
  },
  {
    styles: join(root, "src/labs/learnability/page/exhibits/machine/mono.css"),
    source: join(packages, "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2"),
    keepFeatures: ["mark"],
  },
];

/** Of PDF files, which know neither variable fonts nor features: characters of the languages of Europe, and no variants of any. */
const printFonts = {
  "inter-print-regular.ttf": join(packages, "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  "inter-print-semibold.ttf": join(packages, "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
};

export async function buildFonts() {
  const faces = screenFonts.flatMap(({ styles, ...font }) => facesIn(readFileSync(styles, "utf8")).map((face) => ({ ...face, ...font })));
  const names = [...faces.map(({ name }) => name), ...Object.keys(printFonts)];
  const stamp = fingerprint();
  if ([record, ...names.map(inGenerated)].every(existsSync) && readFileSync(record, "utf8") === stamp) return false;
  const { default: subset } = await import("subset-font");
  mkdirSync(generated, { recursive: true });
  for (const { name, source, characters, weights: wght, keepFeatures } of faces)
    await write(name, source, characters, { targetFormat: "woff2", variationAxes: { wght }, keepFeatures });
  for (const [name, source] of Object.entries(printFonts)) await write(name, source, printedCharacters(), printOptions);
  writeFileSync(record, stamp);
  return true;

  async function write(name, source, characters, options) {
    writeFileSync(inGenerated(name), await subset(readFileSync(source), characters, options));
  }
}

const inGenerated = (name) => join(generated, name);
/** Tables of layout would only position variants that are not there. */
const printOptions = { targetFormat: "sfnt", keepFeatures: [], dropTables: ["GDEF", "GPOS", "GSUB", "STAT"] };

/** The files that a style sheet names, with the characters and weights of each. */
export function facesIn(sheet) {
  return [...sheet.matchAll(/@font-face\s*\{(.*?)\}/gs)].map(([, face]) => {
    const [, name] = /generated\/([^"]+)"/.exec(face);
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face);
    return { name, characters: charactersIn(face), weights: { min: Number(min), max: Number(max) } };
  });
}

function charactersIn(face) {
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  return ranges.map(([, first, last = first]) => charactersFrom(Number.parseInt(first, 16), Number.parseInt(last, 16))).join("");
}

/**
 * Latin with the accents of Europe (Romanian and Welsh have letters of their own), Greek and Cyrillic letters, with what stands
 * above them; punctuation, exponents, arrows, operators and plain shapes.
 */
const printedRanges = [
  [0x20, 0x17f],
  [0x218, 0x21b],
  [0x2b0, 0x2ff],
  [0x300, 0x30f],
  [0x370, 0x45f],
  [0x1e80, 0x1e85],
  [0x1ef2, 0x1ef3],
  [0x2000, 0x22ff],
  [0x25a0, 0x25ff],
];
const printedCharacters = () => printedRanges.map(([first, last]) => charactersFrom(first, last)).join("");

function charactersFrom(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");
}

function fingerprint() {
  const hash = createHash("sha256");
  const files = [...screenFonts.flatMap(({ styles, source }) => [styles, source]), ...Object.values(printFonts)];
  for (const file of [fileURLToPath(import.meta.url), ...files]) hash.update(readFileSync(file));
  return hash.digest("hex");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const start = Date.now();
  console.log((await buildFonts()) ? `fonts built in ${Date.now() - start} ms` : "fonts are up to date");
}
