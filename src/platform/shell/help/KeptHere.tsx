import { useCallback, useEffect, useState } from "react";
import { formatCount, formatRounded } from "../../charts/format";
import { indexedDbStorage } from "../../state/indexed-db";
import { localPreferences } from "../../state/preferences";
import { useSession } from "../../state/react";
import { countStored, deleteStored, type StoragePart, storageParts } from "../../state/storage-usage";
import { everyoneText } from "./words";

type Asked = StoragePart | "all";

const storage = indexedDbStorage();

/** The data kept on this device: their kind, their size, and a button that deletes them. */
export function KeptHere() {
  const words = everyoneText.storage;
  const session = useSession();
  const [counts, setCounts] = useState<Readonly<Record<StoragePart, number>> | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, setSaid] = useState("");
  const inUse = useCallback(() => {
    const own = session.kind.ownData(session.store.getState().experiment);
    return own ? [own.hash] : [];
  }, [session]);
  const count = useCallback(
    async () => setCounts(await countStored(storage, localPreferences(window), inUse()).catch(() => null)),
    [inUse],
  );
  useEffect(() => void count(), [count]);

  const remove = async (what: Asked) => {
    setAsked(null);
    const chosen = what === "all" ? storageParts : [what];
    try {
      if (chosen.includes("history")) for (const { id } of session.store.getState().history) session.removeRun(id);
      for (const part of chosen) await deleteStored(storage, localPreferences(window), part, inUse());
      setSaid(words.done(chosen.map((part) => words.parts[part]).join("; ")));
    } catch {
      setSaid(words.failed);
    }
    await count();
  };
  return (
    <>
      <p>{words.explain}</p>
      <Used />
      <table className="help-table">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.what}</th>
            <th scope="col">{words.columns.count}</th>
            <th scope="col">{words.columns.remove}</th>
          </tr>
        </thead>
        <tbody>
          {storageParts.map((part) => (
            <tr key={part}>
              <th scope="row">{words.parts[part]}</th>
              <td className="number">{counts ? formatCount(counts[part]) : ""}</td>
              <td>
                <button
                  type="button"
                  className="link-button"
                  aria-label={words.remove(words.parts[part])}
                  disabled={!counts || counts[part] === 0}
                  onClick={() => setAsked(part)}
                >
                  {words.removeShort}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="button" onClick={() => setAsked("all")}>
        {words.all}
      </button>
      {asked !== null && counts && (
        <div className="help-sure" role="alert">
          <p>
            {asked === "all"
              ? words.sureAll(storageParts.filter((part) => counts[part] > 0).map((part) => words.parts[part]))
              : words.sure(words.parts[asked], counts[asked])}
          </p>
          <div className="dialog-actions">
            <button type="button" className="button" onClick={() => void remove(asked)}>
              {words.yes}
            </button>
            <button type="button" className="button" onClick={() => setAsked(null)}>
              {words.no}
            </button>
          </div>
        </div>
      )}
      <p className="dialog-status" role="status">
        {said}
      </p>
    </>
  );
}

function Used() {
  const words = everyoneText.storage;
  const [used, setUsed] = useState<StorageEstimate>({});
  useEffect(() => {
    // Pages that are not served over https have no such estimate.
    const { storage: manager } = navigator as { readonly storage?: StorageManager };
    void manager?.estimate().then(setUsed, () => {});
  }, []);
  const { usage, quota } = used;
  return (
    <p className="dialog-help">
      {usage === undefined || quota === undefined ? words.unknown : words.used(megabytes(usage), megabytes(quota))}
    </p>
  );
}

function megabytes(bytes: number): string {
  const size = bytes / 1e6;
  return size < 1000 ? `${size < 10 ? formatRounded(size, 2) : formatCount(size)} MB` : `${formatCount(size / 1000)} GB`;
}
