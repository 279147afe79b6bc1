import { usePlayground, useSession } from "../../state/react";
import { IconButton } from "../../ui/IconButton";
import { RedoIcon, UndoIcon } from "../../ui/icons";
import { headerText } from "./words";

/** Undo and redo of settings. */
export function EditControls() {
  const session = useSession();
  const canUndo = usePlayground((state) => state.canUndo);
  const canRedo = usePlayground((state) => state.canRedo);
  return (
    <div className="edit-controls">
      <IconButton look="plain" label={headerText.undo} hint={headerText.undoKeys} disabled={!canUndo} onPress={() => session.undo()}>
        <UndoIcon />
      </IconButton>
      <IconButton look="plain" label={headerText.redo} hint={headerText.redoKeys} disabled={!canRedo} onPress={() => session.redo()}>
        <RedoIcon />
      </IconButton>
    </div>
  );
}
