import { Lockable } from "../class/Lockable";
import type { StagePanel } from "./stage-panels";

/** A panel that stands alone, with its controls as far as the link leaves them. */
export function StagePanelContent({ panel: { control, Content } }: { readonly panel: StagePanel }) {
  if (control === undefined) return <Content />;
  return (
    <Lockable control={control} asked>
      <Content />
    </Lockable>
  );
}
