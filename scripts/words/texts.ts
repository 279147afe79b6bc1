/** All texts that the project shows, with their places. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { textsOfCode } from "./code-texts";
import { textsOfMarkdown } from "./markdown-texts";

export const areas = ["learnability", "eagle", "lion", "shell", "lessons", "papers", "presets", "fields", "errors", "cli", "docs"] as const;
export type Area = (typeof areas)[number];
export type Language = "en" | "de";

export interface Text {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly language: Language;
  readonly area: Area;
  /** As it reads with each choice that it holds. */
  readonly variants: readonly string[];
  /** Whether a panel shows it as what its picture shows now. */
  readonly caption: boolean;
}

const root = join(import.meta.dirname, "..", "..");

/** Kinds of files by their paths; the first that fits counts. */
const kinds: readonly (readonly [path: RegExp, area: Area | "lab"])[] = [
  [/^src\/.*problems(\.de)?\.ts$/, "errors"],
  [/^src\/lessons\/.*(words(\.de)?\.ts|\.mdx)$/, "lessons"],
  [/^src\/papers\/.*words(\.de)?\.ts$/, "papers"],
  [/^src\/platform\/.*words(\.de)?\.ts$/, "shell"],
  [/^src\/labs\/\w+\/page\/.*words(\.de)?\.ts$/, "lab"],
  [/^src\/labs\/\w+\/document\/(.*presets(\.de)?|presets\/.*)\.ts$/, "presets"],
  [/^src\/labs\/\w+\/(math|document)\/.*(fields(\.de)?|schema|laws|stop|map|laboratory|document)\.ts$/, "fields"],
  [/^src\/(cli|sweep)\/.*\.ts$|^scripts\/(start|headless|sweep|environment)\.mjs$/, "cli"],
  [/^(docs\/.*|README|CONTRIBUTING)\.md$/, "docs"],
];

/** Values that are names of something in code, and not words. */
const codeKey = /(^|\.)(formulas?|id)(\.|$)|\.forms\.\d+$/;
const query = /\b(playground_\w+|pg_\w+)\b|^\s*(select|insert|update|delete|create|alter) /i;

export function collectTexts(): readonly Text[] {
  return filesIn(["src", "scripts", "docs", "README.md", "CONTRIBUTING.md"])
    .filter((file) => !/\.test\.|testing\.ts$|\.as\.ts$|\/generated\//.test(file))
    .flatMap((file) => {
      const kind = kinds.find(([path]) => path.test(file))?.[1];
      if (!kind) return [];
      const area = kind === "lab" ? (file.split("/")[2] as Area) : kind;
      const found = textsOf(file, area);
      if (found.length === 0 && /words(\.de)?\.ts$|\.mdx$/.test(file)) throw new Error(`${file} has no text that this check finds`);
      return found;
    });
}

function textsOf(file: string, area: Area): readonly Text[] {
  const source = readFileSync(join(root, file), "utf8");
  const language = /\.de\.ts$|\/de\/[^/]+\.mdx$/.test(file) ? "de" : "en";
  const place = { file, area, language } as const;
  if (/\.mdx?$/.test(file))
    return textsOfMarkdown(source, file.endsWith("x") ? "mdx" : "md").map(({ text, ...at }) => ({
      ...place,
      ...at,
      variants: [text],
      caption: false,
    }));
  // Files of words hold nothing else. In others, a single word may be a name in code.
  const isWords = /words(\.de)?\.ts$/.test(file);
  return textsOfCode(file, source, area === "cli")
    .filter(
      ({ key, variants }) =>
        !codeKey.test(key) &&
        (isWords || /\.(label|title)$/.test(key) || variants[0].includes(" ")) &&
        !(area === "cli" && query.test(variants[0])),
    )
    .map((text) => ({ ...place, ...text, variants: text.variants.map(withoutLinks), caption: isCaption(file, text.key) }));
}

/** Words beside a panel, other than those that its question mark or a control explains. Sentences that code joins are seen apart. */
function isCaption(file: string, key: string): boolean {
  const folder = dirname(file);
  return (
    /^src\/labs\/\w+\/page\/.*words(\.de)?\.ts$/.test(file) &&
    !/explanation/.test(file) &&
    !/(^|\.)explain(\.|$)|[hH]elp$/.test(key) &&
    existsSync(join(root, folder)) &&
    readdirSync(join(root, folder)).some((name) => name.endsWith("Panel.tsx"))
  );
}

/** Words of a commentary that lead to a panel: "[the loss](loss)". */
function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([a-z-]+(?::[a-z0-9._-]+)?\)/g, "$1");
}

function filesIn(places: readonly string[]): readonly string[] {
  return places.flatMap((place) => {
    if (/\.\w+$/.test(place)) return [place];
    return readdirSync(join(root, place), { withFileTypes: true })
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesIn([`${place}/${entry.name}`]) : [`${place}/${entry.name}`]));
  });
}
