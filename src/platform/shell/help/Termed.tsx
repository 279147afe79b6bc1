import { Term } from "../../ui/Term";
import { unbroken } from "../../ui/unbroken";
import { useLab } from "../lab";
import { useFetched } from "../late";

/** A text in which terms of art say what they mean. */
export function Termed({ words }: { readonly words: string }) {
  const glossary = useFetched(useLab().glossary);
  const forms = Object.keys(glossary).flatMap((name) => [...glossary[name].forms].map((form) => ({ name, form })));
  return withTerms(words, forms).map((piece, place) =>
    typeof piece === "string" ? (
      unbroken(piece)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity but their place
      <Term key={place} meaning={glossary[piece.name].meaning}>
        {piece.form}
      </Term>
    ),
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
