import { WeightsPart } from "../../../../platform/shell/takeaway/WeightsPart";
import type { ResultDocument } from "../../document/result";
import { useSession } from "../session/react";
import { dialogsText } from "./words";

/** Computed like the result, in a worker of its own. */
export function WeightsExport() {
  const session = useSession();
  return (
    <WeightsPart
      help={dialogsText.weightsHelp}
      write={async (format, computing) => {
        computing.onProgress(0);
        const result = await session.takeaway.result(computing);
        const { weightsFile } = await import("../../document/weights");
        return weightsFile(JSON.parse(await result.text()) as ResultDocument, format);
      }}
    />
  );
}
