import { usePlayground, useSession } from "../../state/react";
import { IconButton } from "../../ui/IconButton";
import { RedoIcon, UndoIcon } from "../../ui/icons";
import { headerText } from "./words";

/** Takes back a change. It comes with the first change of a visit, and stays. */
export function UndoControl() {
  const session = useSession();
  const canUndo = usePlayground((state) => state.canUndo);
  const changed = usePlayground((state) => state.canUndo || state.canRedo);
  if (!changed) return null;
  return (
    <IconButton look="plain" label={headerText.undo} hint={headerText.undoKeys} disabled={!canUndo} onPress={() => session.undo()}>
      <UndoIcon />
    </IconButton>
  );
}

export function RedoControl() {
  const session = useSession();
  const canRedo = usePlayground((state) => state.canRedo);
  return (
    <IconButton look="plain" label={headerText.redo} hint={headerText.redoKeys} disabled={!canRedo} onPress={() => session.redo()}>
      <RedoIcon />
    </IconButton>
  );
}
