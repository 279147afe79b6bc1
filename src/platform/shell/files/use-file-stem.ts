import { useDocument, useLab } from "../lab";
import { useFetched } from "../late";

/** The beginning of file names of the open document. */
export function useFileStem(): string {
  const { fileStem } = useFetched(useLab().dialogs);
  return fileStem(useDocument());
}
