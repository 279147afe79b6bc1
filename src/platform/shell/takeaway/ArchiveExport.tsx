import { useRef, useState } from "react";
import { formatFixed } from "../../charts/format";
import { useSession } from "../../state/react";
import { problemSaid } from "../../ui/problem-said";
import { errorSaid } from "../error-said";
import { saveFile } from "../files/save";
import { places, reportWords } from "./archive-places";
import { Action, Part } from "./Part";
import { exportText } from "./words";

/** Everything one has as one file, and back. */
export function ArchiveExport() {
  const { labs } = useSession();
  const [message, setMessage] = useState("");
  const [restored, setRestored] = useState(false);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setMessage("");
    try {
      await work();
    } catch (error) {
      setMessage(exportText.archiveFailed(errorSaid(error)));
    }
    setBusy(false);
  };
  const save = async () => {
    const { saveArchive } = await import("../../state/archive/transfer");
    const now = new Date();
    const file = await saveArchive(await places(), { savedAt: now, kernels: labs.kernels ?? "" });
    const name = `learnability-archive-${now.toISOString().slice(0, 10)}.json`;
    saveFile(file, name);
    setMessage(exportText.archiveSaved(name, formatFixed(file.size / 1e6, file.size < 1e7 ? 2 : 0)));
  };
  const restore = async (file: File) => {
    const { openArchive, restoreArchive } = await import("../../state/archive/transfer");
    const opened = await openArchive(file, labs);
    if (!opened.ok) return setMessage(exportText.archiveRefused(file.name, problemSaid(opened.problem)));
    setMessage(reportWords(await restoreArchive(opened.archive, await places())));
    setRestored(true);
  };
  return (
    <Part title={exportText.archive} help={exportText.archiveHelp} message={message}>
      <div className="dialog-actions">
        <Action words={exportText.archiveSave} isPending={busy} onPress={() => void attempt(save)} />
        <Action words={exportText.archiveRestore} isPending={busy} onPress={() => input.current?.click()} />
        {restored && <Action words={exportText.archiveReload} onPress={() => window.location.reload()} />}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again after it was mended.
          currentTarget.value = "";
          if (file) void attempt(() => restore(file));
        }}
      />
    </Part>
  );
}
