/**
 * The licences of everything that the built page holds, as licences.json: read from the bundles themselves, those of
 * the workers and the fonts included, which Vite's own list (build.license) leaves out.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

export interface Licence {
  readonly name: string;
  readonly version: string;
  /** As its author names it: "MIT". */
  readonly licence: string;
  readonly text: string;
}

/** In the page by another way than an import: compiled into the kernels, cut to fonts, the service worker, what the bundler adds. */
const compiledIn = [
  ...["assemblyscript", "@fontsource-variable/inter", "@fontsource-variable/jetbrains-mono", "@expo-google-fonts/inter"],
  ...["workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies", "vite", "rolldown"],
];

const textFiles = /^(licen[cs]e|copying|notice)(\.|$)/i;

/** One for the page and one, with `worker`, for the bundles of its workers, which come first. */
export function licencePlugins(root: string): { readonly page: Plugin; readonly worker: () => Plugin } {
  const folders = new Set(compiledIn.map((name) => join(root, "node_modules", name)));
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const file of Object.values(bundle)) for (const source of sourcesOf(file)) keepPackage(folders, root, source);
  };
  return {
    page: {
      name: "licences",
      apply: "build",
      generateBundle(_, bundle) {
        collect(bundle);
        const all = [ownLicence(root), imagesLicence(root), ...[...folders].sort().map((folder) => licenceIn(root, folder))];
        this.emitFile({ type: "asset", fileName: "licences.json", source: JSON.stringify(all) });
      },
    },
    worker: () => ({ name: "licences-of-workers", generateBundle: (_, bundle) => collect(bundle) }),
  };
}

/** Files that a part of the bundle was made of; what was shaken out of it is not in there. */
function sourcesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string[] {
  if (file.type === "asset") return file.originalFileNames;
  return Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
}

function keepPackage(folders: Set<string>, root: string, source: string): void {
  const [, inside, name] = /^(?:.*?(?=node_modules\/))?((?:.*\/)?node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
  if (name) folders.add(join(root, inside, name));
}

function licenceIn(root: string, folder: string): Licence {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (typeof license !== "string") throw new Error(`${name} does not say what licence it has`);
  const texts = readdirSync(folder).filter((file) => textFiles.test(file));
  const text = texts.map((file) => ownPart(readFileSync(join(folder, file), "utf8"))).join("\n\n");
  return {
    name,
    version,
    licence: license,
    text: text || standardText(root, license, `${author?.name ?? author ?? `the authors of ${name}`}`),
  };
}

/** Bundlers append the licences of what they are made of themselves, none of which is in the page. */
function ownPart(text: string): string {
  return text.split(/^# Licenses of bundled dependencies/m)[0].trim();
}

/** For packages that name a licence and come without its text. */
function standardText(root: string, licence: string, author: string): string {
  const terms: Readonly<Record<string, string>> = {
    MIT: readFileSync(join(root, "LICENSE"), "utf8").replace(/^[\s\S]*?(?=Permission is hereby granted)/, ""),
    "Apache-2.0": readFileSync(join(root, "node_modules", "react-aria", "LICENSE"), "utf8"),
  };
  if (!terms[licence]) throw new Error(`there is no text of the licence ${licence}`);
  return `Copyright (c) ${author}\n\n${terms[licence].trim()}`;
}

/** Of the images of digits, which name themselves. */
function imagesLicence(root: string): Licence {
  const { name, year, licence, source } = JSON.parse(readFileSync(join(root, "src/labs/lion/math/tasks/digit-images.json"), "utf8"));
  return { name, version: year, licence, text: source };
}

function ownLicence(root: string): Licence {
  const { version, license } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return { name: "Learnability Playground", version, licence: license, text: readFileSync(join(root, "LICENSE"), "utf8").trim() };
}
