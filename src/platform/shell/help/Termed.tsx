import { Term } from "../../ui/Term";
import { unbroken } from "../../ui/unbroken";
import { useLab } from "../lab";
import { useFetched } from "../late";
import { withTerms } from "./terms";

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
