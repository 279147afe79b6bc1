import { type ReactNode, type RefObject, useId } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { Swatch } from "../../charts/Marker";
import { useSession } from "../../state/react";
import { CopyIcon, EyeIcon, EyeOffIcon, RemoveIcon } from "../../ui/late-icons";
import { lockText } from "../class/words";
import { FieldsForm } from "../forms/FieldsForm";
import { useLab } from "../lab";
import type { Contender } from "./lab-rail";
import { railFrameText } from "./words";
import "./contender-popover.css";

interface ContenderPopoverProps {
  readonly contender: Contender;
  readonly hidden: boolean;
  readonly mayChange: boolean;
  readonly mayAdd: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** One contender in full: how it works, how far it is, its settings, and what can be done with it. */
export function ContenderPopover({ contender, hidden, mayChange, mayAdd, anchor, onRemove, onClose }: ContenderPopoverProps) {
  const session = useSession();
  const title = useId();
  const { index, name, marker, color, stroke, method, settings, duplicate } = contender;
  const words = railFrameText.contender;
  return (
    <Popover
      className="popover contender-popover"
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      placement="right top"
      offset={8}
    >
      <Dialog className="popover-dialog" aria-labelledby={title}>
        <h2 className="popover-title contender-title" id={title}>
          <Swatch shape={marker} color={color} stroke={stroke} />
          {name}
        </h2>
        <p className="contender-method">{method}</p>
        <State index={index} />
        {settings && <FieldsForm key={settings.owner} {...settings} />}
        <div className="contender-actions">
          <Action
            words={hidden ? words.show : words.hide}
            icon={hidden ? <EyeIcon /> : <EyeOffIcon />}
            act={() => session.setHidden(index, !hidden)}
          />
          {duplicate && <Action words={words.duplicate} icon={<CopyIcon />} act={duplicate} disabled={!mayAdd} locked={!mayChange} />}
          <Action words={words.remove} icon={<RemoveIcon />} act={onRemove} disabled={!mayChange} locked={!mayChange} />
        </div>
      </Dialog>
    </Popover>
  );
}

function State({ index }: { readonly index: number }) {
  const { words, tone, remedy, note } = useLab().rail.useStanding(index);
  return (
    <div className="contender-state">
      <p className={tone === "error" ? "tone-error" : "number"}>{words}</p>
      {note && (
        <p className="number" title={note.help}>
          {note.words}
        </p>
      )}
      {remedy && (
        <button type="button" className="pill" onClick={remedy.act}>
          {remedy.words}
        </button>
      )}
    </div>
  );
}

interface ActionProps {
  readonly words: string;
  readonly icon: ReactNode;
  readonly act: () => void;
  readonly disabled?: boolean;
  readonly locked?: boolean;
}

function Action({ words, icon, act, disabled = false, locked = false }: ActionProps) {
  return (
    <button type="button" className="pill" disabled={disabled} title={locked ? lockText.control : undefined} onClick={act}>
      {icon}
      {words}
    </button>
  );
}
