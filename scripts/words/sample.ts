/** A random sample of the sentences of the labs, to be read by a person, and the same places read again after a revision. */
import { createHash } from "node:crypto";
import { sentencesIn, wordCount } from "./sentences";
import type { Text } from "./texts";

interface Sampled {
  readonly lab: string;
  /** File and line. */
  readonly place: string;
  readonly key: string;
  readonly sentence: string;
}

const seed = 1;
const labs = ["learnability", "eagle", "lion"];
const eachLab = 20;
const leastWords = 4;

/** Sentences of panels, presets and fields, as many of each lab, in the order of their hashes. */
export function sampleOf(texts: readonly Text[]): readonly Sampled[] {
  return labs.flatMap((lab) =>
    texts
      .filter(({ file, language, area }) => file.startsWith(`src/labs/${lab}/`) && language === "en" && area !== "errors")
      .flatMap((text) =>
        sentencesIn(text.variants[0]).map(({ text: sentence }) => ({ lab, place: placeOf(text), key: text.key, sentence })),
      )
      .filter(({ sentence }) => wordCount(sentence) >= leastWords)
      .toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1))
      .slice(0, eachLab),
  );
}

/** Each sentence of a sample, and below it the whole text that its file has under its key now. */
export function againOf(sample: readonly Sampled[], texts: readonly Text[]): string {
  return sample
    .map(({ place, key, sentence }) => {
      const now = texts.filter((text) => text.key === key && text.file === place.replace(/:\d+$/, ""));
      return [`${place} ${key}`, `  was: ${sentence}`, ...now.map(({ variants }) => `  now: ${variants[0]}`)].join("\n");
    })
    .join("\n");
}

function placeOf({ file, line }: Text): string {
  return `${file}:${line}`;
}

function hashOf({ key, sentence }: Sampled): string {
  return createHash("sha256").update(`${seed} ${key} ${sentence}`).digest("hex");
}
