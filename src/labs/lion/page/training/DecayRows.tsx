import { formatFixed } from "../../../../platform/charts/format";
import { useStaged } from "../../../../platform/ui/panel/staging";
import type { EncoderSettings } from "../../math/encoder/settings";
import { DecayRow, type DecayRowProps, isConstant } from "./DecayRow";
import { trainingText } from "./words";

interface Head extends Pick<DecayRowProps, "name" | "lambdas" | "mean"> {
  readonly key: string;
  readonly layer: number;
  readonly scan: number;
}

interface DecayRowsProps extends Pick<DecayRowProps, "isWall"> {
  readonly heads: readonly Head[];
  readonly settings: EncoderSettings;
}

/** A row for each head. On a stage, where nothing scrolls, heads with one decay each share the row of their layer and scan. */
export function DecayRows({ heads, settings, isWall }: DecayRowsProps) {
  const staged = useStaged();
  if (!staged || !heads.every(({ lambdas }) => isConstant(lambdas)))
    return heads.map(({ key, ...head }) => <DecayRow key={key} {...head} isWall={isWall} />);
  const words = trainingText.sequence;
  const scans = 1 + Math.max(...heads.map(({ scan }) => scan));
  const rows = heads.filter((head, at) => head.scan !== heads[at - 1]?.scan || head.layer !== heads[at - 1]?.layer);
  return rows.map(({ key, layer, scan, lambdas }) => (
    <tr key={key}>
      <th scope="row">{words.heads(settings.layers > 1 ? layer + 1 : null, scans > 1 ? scan + 1 : null, settings.heads)}</th>
      <td colSpan={lambdas.length + 1} className="sequence-whole">
        {words.everywhere(
          heads
            .filter((one) => one.layer === layer && one.scan === scan)
            .map((one) => formatFixed(one.lambdas[0], 3))
            .join(", "),
        )}
      </td>
    </tr>
  ));
}
