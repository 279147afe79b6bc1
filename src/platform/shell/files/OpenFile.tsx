import { Button, FileTrigger } from "react-aria-components";
import { useSession } from "../../state/react";
import { useLab } from "../lab";
import { useFetched } from "../late";
import { filesText } from "./words";
import "./dialog.css";

/** Opens an experiment, a result or own data from the disk. */
export function OpenFile() {
  const session = useSession();
  const { ownFiles } = useFetched(useLab().dialogs);
  const open = (files: FileList | null) => {
    if (files && files.length > 0) void session.openFiles([...files]);
  };
  return (
    <div className="open-file">
      <FileTrigger acceptedFileTypes={[".json", ...(ownFiles?.types ?? [])]} allowsMultiple onSelect={open}>
        <Button className="button">{filesText.open}</Button>
      </FileTrigger>
      <p className="dialog-help">{filesText.openHelp(ownFiles?.formats() ?? "JSON")}</p>
    </div>
  );
}
