import { lazy, type ReactNode, useId, useState } from "react";
import { Button } from "react-aria-components";
import { assignmentCode } from "../../documents/assignment";
import type { LabDocument } from "../../documents/kind";
import { isFree, type Locks } from "../../documents/locks";
import { usePageViewStore } from "../../state/react";
import { permissions } from "../class/permissions";
import { type Lab, useLab } from "../lab";
import { LatePart } from "../offline/LatePart";
import { chartFrame } from "../panel-definition";
import { panelsOf } from "../panels/panels-of";
import { CopyButton } from "./CopyButton";
import { addressOf, frameOf } from "./share-address";
import { shareText, shareText as words } from "./words";

const QrCode = lazy(() => import("./QrCode").then((module) => ({ default: module.QrCode })));

export interface SharePartProps {
  readonly experiment: LabDocument;
  readonly link: string;
  readonly locks: Locks | null;
}

/** Folded at first, and not made before it is opened. */
function Part({ title, children }: { readonly title: string; readonly children: () => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="dialog-part" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}

/** The room of a code: what is below it moves little when it comes. */
const codeToCome = (
  <div className="share-code">
    <svg viewBox="0 0 1 1" aria-hidden="true" />
  </div>
);

export function CodePart({ link }: SharePartProps) {
  const pageView = usePageViewStore();
  return (
    <Part title={words.code}>
      {() => (
        <LatePart fallback={codeToCome}>
          <QrCode address={addressOf(link, pageView.getState())} />
        </LatePart>
      )}
    </Part>
  );
}

export function InstructionsPart({ experiment, link, locks }: SharePartProps) {
  const lab = useLab();
  const pageView = usePageViewStore();
  return (
    <Part title={words.instructions}>
      {() => (
        <>
          <p className="dialog-help">{words.instructionsHelp}</p>
          <CopyField
            label={words.instructions}
            words={instructions(lab, experiment, addressOf(link, pageView.getState()), locks)}
            rows={7}
          />
        </>
      )}
    </Part>
  );
}

/** Instructions for a class, in plain text. */
function instructions(lab: Lab, experiment: LabDocument, address: string, locks: Locks | null): string {
  const { sheet } = words;
  const lines = [
    sheet.open(address),
    ...(isFree(locks, "run") ? [sheet.runs] : []),
    permissions(lab, experiment, locks, sheet),
    ...(locks === null ? [] : [sheet.rest]),
    sheet.kept,
    ...(locks !== null && isFree(locks, "share") ? [sheet.handIn(assignmentCode(lab.session.kind, { experiment, locks }))] : []),
  ];
  return lines.join("\n");
}

const whole = "";
const heightOfAll = 900;

export function PagePart({ experiment, link }: SharePartProps) {
  const pageView = usePageViewStore();
  const panels = panelsOf(useLab().panels, experiment);
  const [panel, setPanel] = useState(panels[0].id);
  const select = useId();
  const chosen = panels.find(({ id }) => id === panel);
  const title = chosen?.title() ?? words.whole;
  const height = chosen ? (chosen.framed?.(experiment) ?? chartFrame) : heightOfAll;
  const address = () => addressOf(link, pageView.getState(), { lesson: null, mode: "embed", panel: panel === whole ? null : panel });
  return (
    <Part title={words.page}>
      {() => (
        <>
          <p className="dialog-help">{words.pageHelp}</p>
          <div className="dialog-field share-shown">
            <label htmlFor={select}>{words.shown}</label>
            <select id={select} value={panel} onChange={(event) => setPanel(event.target.value)}>
              {panels.map(({ id, title: nameOf }) => (
                <option key={id} value={id}>
                  {nameOf()}
                </option>
              ))}
              <option value={whole}>{words.whole}</option>
            </select>
          </div>
          <CopyField label={words.snippet} words={frameOf(address(), words.frameTitle(title), height)} rows={4} />
        </>
      )}
    </Part>
  );
}

export function PresentPart({ link, onPresent }: SharePartProps & { readonly onPresent: () => void }) {
  const pageView = usePageViewStore();
  const present = () => {
    onPresent();
    pageView.show({ mode: "present", panel: null });
  };
  return (
    <Part title={words.present}>
      {() => (
        <>
          <p className="dialog-help">{words.presentHelp}</p>
          <CopyField label={words.presentLink} words={addressOf(link, pageView.getState(), { lesson: null, mode: "present" })} rows={3}>
            <Button className="button" onPress={present}>
              {words.presentNow}
            </Button>
          </CopyField>
        </>
      )}
    </Part>
  );
}

interface CopyFieldProps {
  readonly label: string;
  readonly words: string;
  readonly rows: number;
  /** More that can be done with it. */
  readonly children?: ReactNode;
}

/** Words to take away: they can be read, selected and copied. */
function CopyField({ label, words, rows, children }: CopyFieldProps) {
  const id = useId();
  return (
    <div className="dialog-field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} className="link-text" readOnly rows={rows} value={words} onFocus={(event) => event.target.select()} />
      <div className="dialog-actions">
        {children}
        <CopyButton words={words} label={shareText.copy} name={shareText.copyOf(label)} />
      </div>
    </div>
  );
}
