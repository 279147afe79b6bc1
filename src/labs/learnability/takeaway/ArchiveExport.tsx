import { useRef, useState } from "react";
import type { Places, Report } from "../../../state/archive/transfer";
import { exportText } from "../../../ui/export-text";
import { saveFile } from "../files/save";
import { problemSaid } from "../problem-said";
import { Action, messageOf, Part } from "./Part";

/** Everything one has as one file, and back. */
export function ArchiveExport() {
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
      setMessage(exportText.archiveFailed(messageOf(error)));
    }
    setBusy(false);
  };
  const save = async () => {
    const { saveArchive } = await import("../../../state/archive/transfer");
    const now = new Date();
    const file = await saveArchive(await places(), now);
    const name = `learnability-archive-${now.toISOString().slice(0, 10)}.json`;
    saveFile(file, name);
    setMessage(exportText.archiveSaved(name, (file.size / 1e6).toFixed(file.size < 1e7 ? 2 : 0)));
  };
  const restore = async (file: File) => {
    const { openArchive, restoreArchive } = await import("../../../state/archive/transfer");
    const opened = await openArchive(file);
    if (!opened.ok) return setMessage(exportText.archiveRefused(file.name, problemSaid(opened.problem)));
    setMessage(reportWords(await restoreArchive(opened.archive, await places())));
    setRestored(true);
  };
  return (
    <Part title={exportText.archive} help={exportText.archiveHelp} message={message}>
      <div className="dialog-actions">
        <Action words={exportText.archiveSave} isDisabled={busy} onPress={() => void attempt(save)} />
        <Action words={exportText.archiveRestore} isDisabled={busy} onPress={() => input.current?.click()} />
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

/** The stores of this browser, opened anew: the archive knows nothing of the session that is running. */
async function places(): Promise<Places> {
  const { indexedDbStorage } = await import("../../../state/indexed-db");
  return { storage: indexedDbStorage(), settings: window.localStorage };
}

function reportWords({ areas, settings, unknown }: Report): string {
  const total = { added: 0, updated: 0, kept: 0 };
  for (const counts of areas.values()) for (const outcome of ["added", "updated", "kept"] as const) total[outcome] += counts[outcome];
  const words = exportText.archiveReport(total.added, total.updated, total.kept, settings);
  return unknown.length === 0 ? words : `${words} ${exportText.archiveUnknown(unknown.join(", "))}`;
}
