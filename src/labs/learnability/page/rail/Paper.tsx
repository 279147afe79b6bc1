import { presetSaid } from "../../../../platform/ui/language";
import { unbroken } from "../../../../platform/ui/unbroken";
import { paperNotes } from "../../document/presets/paper-notes";
import { railText } from "./words";

/** What the paper did, what comes out here, and what its text leaves open. */
export function Paper({ id }: { readonly id: string }) {
  const words = railText.presets.paper;
  const notes = paperNotes[id];
  return (
    <details className="rail-paper">
      <summary>{words.title}</summary>
      <dl>
        {(["setting", "reproduced", "chosen"] as const).map((part) => (
          <div key={part}>
            <dt>{words[part]}</dt>
            <dd>{unbroken(presetSaid(id, part, notes[part]))}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
