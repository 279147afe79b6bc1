/** All of the German: one chunk, fetched by whoever reads German. */
import type { Translation } from "../translation";
import { phrase } from "./phrases";

const files = import.meta.glob<{ readonly default: object }>("./*-text.ts", { eager: true });
const first = import.meta.glob<{ readonly default: object }>("./text.ts", { eager: true });

export const german: Translation = {
  catalogues: Object.fromEntries(Object.entries({ ...files, ...first }).map(([path, file]) => [path.slice(2, -3), file.default])),
  phrase,
};
