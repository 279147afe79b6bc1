import { PanelChart } from "../../../../platform/ui/panel/Panel";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { PowerPoint } from "./needed-data";
import { PowerChart, type PowerQuantity } from "./PowerChart";

interface PowerPictureProps {
  readonly quantity: PowerQuantity;
  readonly points: readonly PowerPoint[];
  readonly chosen: number;
  readonly sentence: string;
  readonly references: readonly { readonly name: string; readonly value: (at: number) => number }[];
  readonly across: string;
  readonly span?: readonly [number, number];
  readonly tick: (at: number) => string;
}

/** A power law with its sentence. */
export function PowerPicture({ sentence, ...chart }: PowerPictureProps) {
  return (
    <>
      <p className="guarantee-part-summary">{unbroken(sentence)}</p>
      <PanelChart>{(size) => <PowerChart {...size} {...chart} summary={sentence} />}</PanelChart>
    </>
  );
}
