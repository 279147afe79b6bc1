import { type ReactNode, useId, useState } from "react";
import { Swatch, type SwatchProps } from "../../charts/Marker";
import { IconButton } from "../../ui/IconButton";
import { ChevronIcon, EyeIcon, EyeOffIcon, PlusIcon, RemoveIcon } from "../../ui/icons";
import { LockNote } from "../class/LockNote";
import { useLock } from "../class/locks";
import { lockText } from "../class/words";
import { railFrameText } from "./words";
import "./contenders.css";

/** Who can be added, and what the button is called. */
export interface Addable {
  readonly id: string;
  readonly words: string;
  /** For whoever does not see the heading above it. */
  readonly name: string;
  readonly add: () => void;
}

interface ContendersProps {
  readonly title: string;
  /** The control that a teacher's link may lock. */
  readonly control: string;
  readonly count: number;
  readonly most: number;
  readonly words: { readonly none: string; most(count: number): string };
  readonly addable: readonly Addable[];
  readonly children: (may: { readonly change: boolean; readonly add: boolean }) => ReactNode;
}

/** Those that compete in an experiment, learners or solvers: a card each, and who can be added. */
export function Contenders({ title, control, count, most, words, addable, children }: ContendersProps) {
  const heading = useId();
  const lock = useLock(control);
  const full = count >= most;
  return (
    <section className="rail-section" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {count === 0 && <p className="rail-empty">{words.none}</p>}
      <ul className="learners">{children({ change: lock === "free", add: lock === "free" && !full })}</ul>
      {lock === "locked" && <LockNote />}
      <div className="pills" hidden={lock !== "free"}>
        {addable.map(({ id, words, name, add }) => (
          <button key={id} type="button" className="pill" aria-label={name} disabled={full} onClick={add}>
            <PlusIcon />
            {words}
          </button>
        ))}
      </div>
      {full && lock === "free" && <p className="field-help">{words.most(most)}</p>}
    </section>
  );
}

interface ContenderProps {
  readonly contender: {
    readonly name: string;
    readonly marker: number;
    readonly color: string;
    readonly stroke: NonNullable<SwatchProps["stroke"]>;
  };
  /** How it works, in a sentence. */
  readonly method: ReactNode;
  /** A number that says how far it is. */
  readonly figure: ReactNode;
  /** How it stands, below the sentence. */
  readonly standing: ReactNode;
  /** Null where it has none. */
  readonly settings: (() => ReactNode) | null;
  readonly hidden: boolean;
  readonly mayChange: boolean;
  readonly onHide: (hidden: boolean) => void;
  readonly onRemove: () => void;
  /** What else can be done with it. */
  readonly actions?: ReactNode;
}

/** One of them: its line in the charts, how it works, how far it is; its settings unfold below. */
export function Contender(props: ContenderProps) {
  const { contender, method, figure, standing, settings, hidden, mayChange, onHide, onRemove, actions } = props;
  const { name, marker, color, stroke } = contender;
  const [open, setOpen] = useState(false);
  const formId = useId();
  const words = railFrameText.contender;
  return (
    <li className={hidden ? "learner learner-hidden" : "learner"}>
      <div className="learner-head">
        <Swatch shape={marker} color={color} stroke={stroke} />
        <h3>
          {settings ? (
            <button
              type="button"
              className="learner-name"
              aria-expanded={open}
              aria-controls={formId}
              title={words.settings(name)}
              onClick={() => setOpen(!open)}
            >
              {name}
              <ChevronIcon />
            </button>
          ) : (
            <span className="learner-name">{name}</span>
          )}
        </h3>
        {figure}
      </div>
      <div className="learner-body">
        <p>{method}</p>
        {standing}
        <div className="learner-actions">
          <IconButton look="plain" label={hidden ? words.show(name) : words.hide(name)} onPress={() => onHide(!hidden)}>
            {hidden ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
          {actions}
          <IconButton
            look="plain"
            label={words.remove(name)}
            disabled={!mayChange}
            lock={mayChange ? undefined : lockText.control}
            onPress={onRemove}
          >
            <RemoveIcon />
          </IconButton>
        </div>
      </div>
      <div id={formId}>{open && settings?.()}</div>
    </li>
  );
}
