import { useId } from "react";
import { assignmentCode } from "../../documents/assignment";
import { pageControls } from "../../documents/locks";
import { documentControls, fieldGroups, panelControls } from "../../experiment/learnability/controls";
import type { Experiment } from "../../experiment/learnability/document";
import { useSession } from "../../state/react";
import { shareText as words } from "../../ui/share-text";
import { labelOfControl } from "../class/locks";
import type { ClassLocks } from "./use-class-locks";

interface ClassPartProps {
  readonly experiment: Experiment;
  readonly ticks: ClassLocks;
}

/** What those who open the link may change: everything, or what is ticked. */
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
  const settings = fieldGroups(experiment).map(({ owner, fields }) => ({
    group: owner,
    controls: Object.keys(fields).map((field) => `${owner}.${field}`),
  }));
  const groups: readonly { readonly group: string; readonly controls: readonly string[] }[] = [
    { group: "document", controls: documentControls },
    ...settings,
    { group: "page", controls: pageControls },
    { group: "panels", controls: panelControls },
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
        {groups.map(({ group, controls }) => (
          <fieldset key={group}>
            <legend>{words.groups[group]}</legend>
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
  const name = labelOfControl(control);
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
