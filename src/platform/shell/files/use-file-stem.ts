import { useDocument, useLab } from "../lab";
import { useFetched } from "../late";

/** What files of the open document are called after. */
export function useFileStem(): string {
  const { fileStem } = useFetched(useLab().dialogs);
  return fileStem(useDocument());
}
