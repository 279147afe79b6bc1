import { useSession } from "../../state/react";
import { FittedSelect } from "../../ui/controls/FittedSelect";
import { ChevronIcon } from "../../ui/icons";
import { LockNote } from "../class/LockNote";
import { useLock } from "../class/locks";
import { askForOwnData, takeOwnDataBack, useOwnDataAsked } from "../own-data/asked";
import { ownKind, type Target } from "./lab-rail";

/** The kind that the page shows: own data become the target once a file is open, until then choosing them shows how to open one. */
export function useShownKind({ kind }: Target): string {
  return useOwnDataAsked() ? ownKind : kind;
}

/** Of which kind the target is; a native list, there at first sight. */
export function TargetKind({ target }: { readonly target: Target }) {
  const session = useSession();
  const lock = useLock("kind");
  const shown = useShownKind(target);
  if (lock === "hidden" || target.kinds.length < 2) return null;
  const choose = (kind: string) => {
    if (kind === ownKind && target.kind !== ownKind) askForOwnData(session);
    else takeOwnDataBack();
    if (kind !== ownKind && kind !== target.kind) target.choose(kind);
  };
  return (
    <>
      <FittedSelect className="select rail-kind" chosen={target.kinds.find(({ id }) => id === shown)?.name ?? shown}>
        <select aria-label={target.kindLabel} disabled={lock === "locked"} value={shown} onChange={({ target }) => choose(target.value)}>
          {target.kinds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </FittedSelect>
      {lock === "locked" && <LockNote />}
    </>
  );
}
