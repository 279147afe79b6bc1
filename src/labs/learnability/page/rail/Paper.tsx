import { PaperNotes } from "../../../../platform/shell/rail/PaperNotes";
import { paperNotes } from "../../document/presets/paper-notes";
import { railText } from "./words";

/** The notes on a preset that is a figure of the paper, fetched with this. */
export function Paper({ id }: { readonly id: string }) {
  return <PaperNotes id={id} notes={paperNotes[id]} words={railText.presets.paper} />;
}
