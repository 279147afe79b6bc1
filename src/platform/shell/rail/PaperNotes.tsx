import type { PaperNotes as Notes } from "../../documents/preset";
import { presetSaid } from "../../ui/language";
import { unbroken } from "../../ui/unbroken";

interface PaperNotesProps {
  /** Of the preset. */
  readonly id: string;
  readonly notes: Notes;
  readonly words: Readonly<Record<"title" | keyof Notes, string>>;
}

/** What the paper did, what comes out here, and in what the two differ. */
export function PaperNotes({ id, notes, words }: PaperNotesProps) {
  return (
    <details className="rail-paper">
      <summary>{words.title}</summary>
      <dl>
        {(["setting", "reproduced", "differs"] as const).map((part) => (
          <div key={part}>
            <dt>{words[part]}</dt>
            <dd>{unbroken(presetSaid(id, part, notes[part]))}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
