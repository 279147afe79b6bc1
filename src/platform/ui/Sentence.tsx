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
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}
