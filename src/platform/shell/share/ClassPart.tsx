import { assignmentCode } from "../../documents/assignment";
import type { LabDocument } from "../../documents/kind";
import { type Locks, pageControls } from "../../documents/locks";
import { type ClassChoice, classChoices } from "../../state/class-ticks";
import { usePageViewStore, useSession } from "../../state/react";
import { labelOfControl, nameOfControl } from "../class/locks";
import { permissions } from "../class/permissions";
import { useLab } from "../lab";
import { useFetched } from "../late";
import { CopyButton } from "./CopyButton";
import { addressOf } from "./share-address";
import type { ClassLocks } from "./use-class-locks";
import { shareText as words } from "./words";

interface ClassPartProps {
  readonly experiment: LabDocument;
  readonly ticks: ClassLocks;
}

/** What a class may change through the link: ready choices, each copied in one click, and the controls one by one. */
export function ClassPart({ experiment, ticks }: ClassPartProps) {
  const session = useSession();
  const lab = useLab();
  const locks = ticks.locksOf(ticks.choice);
  return (
    <section className="dialog-part share-class">
      <fieldset className="share-who">
        <legend>{words.who}</legend>
        {classChoices
          .filter((choice) => choice !== "one" || ticks.single.length > 0)
          .map((choice) => (
            <Choice key={choice} choice={choice} ticks={ticks} />
          ))}
      </fieldset>
      <p className="share-said">{permissions(lab, experiment, locks, words.students)}</p>
      <div className="dialog-actions">
        <StudentsView locks={locks} />
      </div>
      {ticks.choice === "ticked" && <Ticks experiment={experiment} ticks={ticks} />}
      {locks && <p className="dialog-help">{words.assignmentCode(assignmentCode(session.kind, { experiment, locks }))}</p>}
    </section>
  );
}

/** A choice, and the link of a ready one in one click. */
function Choice({ choice, ticks }: { readonly choice: ClassChoice; readonly ticks: ClassLocks }) {
  const session = useSession();
  const pageView = usePageViewStore();
  return (
    <div className="share-choice">
      <label>
        <input type="radio" name="class-choice" checked={ticks.choice === choice} onChange={() => ticks.choose(choice)} />
        {words.choices[choice]}
      </label>
      {choice === "one" && <SingleSetting ticks={ticks} />}
      {choice !== "ticked" && (
        <CopyButton
          words={addressOf(session.link(ticks.locksOf(choice)), pageView.getState())}
          label={words.copy}
          name={words.copyOf(words.choices[choice])}
          onCopy={() => ticks.choose(choice)}
        />
      )}
    </div>
  );
}

/** The setting that stays free alone. */
function SingleSetting({ ticks: { single, one, chooseOne } }: { readonly ticks: ClassLocks }) {
  const lab = useLab();
  return (
    <select className="share-single" aria-label={words.single} value={one} onChange={({ target }) => chooseOne(target.value)}>
      {single.map((control) => (
        <option key={control} value={control}>
          {nameOfControl(lab, control)}
        </option>
      ))}
    </select>
  );
}

/** The page as the link shows it to a class, in a tab of its own. */
function StudentsView({ locks }: { readonly locks: Locks | null }) {
  const session = useSession();
  const pageView = usePageViewStore();
  return (
    <a className="button share-preview" href={addressOf(session.link(locks), pageView.getState())} target="_blank" rel="noreferrer">
      {words.preview}
    </a>
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
