import { type KeyboardEvent, useRef, useState } from "react";
import { Term } from "../../ui/Term";
import { unbroken } from "../../ui/unbroken";
import { useLab } from "../lab";
import { useFetched } from "../late";

/** A text in which terms of art say what they mean. Tab stops at one of them; the arrow keys lead to the others. */
export function Termed({ words, tabStop = true }: { readonly words: string; readonly tabStop?: boolean }) {
  const glossary = useFetched(useLab().glossary);
  const forms = Object.keys(glossary).flatMap((name) => [...glossary[name].forms].map((form) => ({ name, form })));
  const pieces = withTerms(words, forms);
  const first = pieces.findIndex((piece) => typeof piece !== "string");
  const [chosen, setChosen] = useState<number | null>(null);
  const current = typeof pieces[chosen ?? first] === "object" ? (chosen ?? first) : first;
  const text = useRef<HTMLSpanElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = ({ ArrowRight: 1, ArrowLeft: -1 } as Readonly<Record<string, number>>)[event.key];
    if (by === undefined) return;
    const terms = [...(text.current?.querySelectorAll<HTMLElement>(".term") ?? [])];
    terms[terms.indexOf(event.target as HTMLElement) + by]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the terms inside arrive here
    <span ref={text} onKeyDown={move}>
      {pieces.map((piece, place) =>
        typeof piece === "string" ? (
          unbroken(piece)
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity but their place
          <Term key={place} meaning={glossary[piece.name].meaning} tabStop={tabStop && place === current} onFocus={() => setChosen(place)}>
            {unbroken(piece.form)}
          </Term>
        ),
      )}
    </span>
  );
}

/** Finds terms of the glossary in a text. */
interface Form<Name> {
  readonly name: Name;
  readonly form: string;
}

/** Plain words, or a term in the form in which the text has it. */
type Piece<Name> = string | Form<Name>;

/** Each term where it first occurs as a word of its own; of two that begin at one place the longer one. */
export function withTerms<Name>(words: string, forms: readonly Form<Name>[]): Piece<Name>[] {
  const left = new Map(forms.map((form) => [form.form, form]));
  const pattern = forms
    .map(({ form }) => form)
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");
  if (pattern === "") return [words];
  const pieces: Piece<Name>[] = [];
  const seen = new Set<Name>();
  let from = 0;
  for (const match of words.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}-])`, "gu"))) {
    const found = left.get(match[0])!;
    if (seen.has(found.name)) continue;
    seen.add(found.name);
    pieces.push(words.slice(from, match.index), found);
    from = match.index + match[0].length;
  }
  return [...pieces, words.slice(from)];
}
