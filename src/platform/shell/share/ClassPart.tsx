import { useId } from "react";
import { assignmentCode } from "../../documents/assignment";
import type { LabDocument } from "../../documents/kind";
import { pageControls } from "../../documents/locks";
import { useSession } from "../../state/react";
import { labelOfControl } from "../class/locks";
import { useLab } from "../lab";
import { useFetched } from "../late";
import type { ClassLocks } from "./use-class-locks";
import { shareText as words } from "./words";

interface ClassPartProps {
  readonly experiment: LabDocument;
  readonly ticks: ClassLocks;
}

/** The settings that the link leaves free: all, or those that are ticked. */
export function ClassPart({ experiment, ticks }: ClassPartProps) {
  const name = useId();
  const session = useSession();
  return (
    <section className="dialog-part share-class">
      <fieldset className="share-who">
        <legend>{words.who}</legend>
        {[false, true].map((some) => (
          <label key={String(some)}>
            <input type="radio" name={name} checked={ticks.chosen === some} onChange={() => ticks.setChosen(some)} />
            {some ? words.ticked : words.everything}
          </label>
        ))}
      </fieldset>
      {ticks.chosen && <Ticks experiment={experiment} ticks={ticks} />}
      {ticks.locks && (
        <p className="dialog-help">{words.assignmentCode(assignmentCode(session.kind, { experiment, locks: ticks.locks }))}</p>
      )}
    </section>
  );
}

function Ticks({ experiment, ticks }: ClassPartProps) {
  const lab = useLab();
  const dialogs = useFetched(lab.dialogs);
  const settings = lab.session.kind.settings(experiment).map(({ owner, fields }) => ({
    group: owner,
    title: dialogs.settingsOf(owner),
    controls: Object.keys(fields).map((field) => `${owner}.${field}`),
  }));
  const groups: readonly { readonly group: string; readonly title: string; readonly controls: readonly string[] }[] = [
    { group: "document", title: words.groups.document, controls: lab.session.kind.documentControls },
    ...settings,
    { group: "page", title: words.groups.page, controls: pageControls },
    { group: "panels", title: words.groups.panels, controls: lab.session.kind.panelControls },
  ];
  return (
    <>
      <p className="dialog-help">{words.ticksHelp}</p>
      <div className="dialog-actions">
        <button type="button" className="pill" onClick={() => ticks.tickAll(true)}>
          {words.all}
        </button>
        <button type="button" className="pill" onClick={() => ticks.tickAll(false)}>
          {words.none}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard */}
      <section className="share-ticks" aria-label={words.ticks} tabIndex={0}>
        {groups.map(({ group, title, controls }) => (
          <fieldset key={group}>
            <legend>{title}</legend>
            {controls.map((control) => (
              <Tick key={control} control={control} ticks={ticks} />
            ))}
          </fieldset>
        ))}
      </section>
    </>
  );
}

/** May it be changed; and if not, is it shown with a lock or not at all. */
function Tick({ control, ticks }: { readonly control: string; readonly ticks: ClassLocks }) {
  const name = labelOfControl(useLab(), control);
  const ticked = ticks.isTicked(control);
  return (
    <div className="share-tick">
      <label>
        <input type="checkbox" checked={ticked} onChange={(event) => ticks.tick(control, event.target.checked)} />
        {name}
      </label>
      {!ticked && (
        <label>
          <input
            type="checkbox"
            aria-label={words.hideName(name)}
            checked={ticks.isHidden(control)}
            onChange={(event) => ticks.hide(control, event.target.checked)}
          />
          {words.hide}
        </label>
      )}
    </div>
  );
}
