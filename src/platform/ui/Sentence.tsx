import { unbroken } from "./unbroken";

/** Part of a generated sentence: plain words, or words that carry the verdict. */
export type SentencePart = string | { readonly text: string; readonly tone: "good" | "warning" | "error" };
export type SentenceParts = readonly SentencePart[];

export function Sentence({ parts }: { readonly parts: SentenceParts }) {
  return parts.map((part) =>
    typeof part === "string" ? (
      unbroken(part)
    ) : (
      <strong key={part.text} className={`tone-${part.tone}`}>
        {unbroken(part.text)}
      </strong>
    ),
  );
}

export function plain(parts: SentenceParts): string {
  return parts.map(textOf).join("");
}

/** A full stop before another sentence, which begins in this part or with the next one. */
const sentenceEnd = /(?<=\.)(?=\s+\p{Lu}|\s*$)/u;

/** Up to the end of the first sentence: what fits above a drawing that is shown to a hall. */
export function firstSentence(parts: SentenceParts): SentenceParts {
  const end = parts.findIndex((part) => sentenceEnd.test(textOf(part)));
  if (end < 0) return parts;
  const last = parts[end];
  return [...parts.slice(0, end), typeof last === "string" ? last.split(sentenceEnd)[0] : last];
}

const textOf = (part: SentencePart) => (typeof part === "string" ? part : part.text);
