import { Commentary, type CommentaryProps } from "../../../../platform/shell/rail/Commentary";
import { PaperNotes } from "../../../../platform/shell/rail/PaperNotes";
import type { Preset } from "../../document/presets";
import { commentaries } from "../../document/presets/commentaries";
import { paperNotes } from "../../document/presets/paper-notes";
import { railText } from "./words";

/** What a preset shows, and the notes on a figure of the paper; all of these words are fetched with this. */
export function PresetWords(props: CommentaryProps<Preset>) {
  const { id, paper } = props.preset;
  const notes = paper && <PaperNotes id={id} notes={paperNotes[id]} words={railText.presets.paper} />;
  return <Commentary {...props} english={commentaries[id]} paper={notes} />;
}
