import { glossaryText, type TermName } from "../../labs/learnability/glossary/words";
import { Term } from "../../ui/Term";
import { withTerms } from "./terms";

/** A text in which terms of art say what they mean. */
export function Termed({ words }: { readonly words: string }) {
  const forms = (Object.keys(glossaryText) as TermName[]).flatMap((name) => [...glossaryText[name].forms].map((form) => ({ name, form })));
  return withTerms(words, forms).map((piece, place) =>
    typeof piece === "string" ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity but their place
      <Term key={place} meaning={glossaryText[piece.name].meaning}>
        {piece.form}
      </Term>
    ),
  );
}
