import { formatFixed } from "../../../../platform/charts/format";
import { type HeadDecays, meanOf } from "./learned-decays";
import { trainingText } from "./words";

export interface DecayRowProps {
  /** Of the head. */
  readonly name: string;
  readonly lambdas: readonly number[];
  readonly isWall: (token: number) => boolean;
  /** Over several sequences; undefined before they are computed. */
  readonly mean: HeadDecays | undefined;
}

export const isConstant = (lambdas: readonly number[]) => lambdas.every((lambda) => lambda === lambdas[0]);

/** The decays of a head as bars, token by token; one number where all tokens have the same decay. */
export function DecayRow({ name, lambdas, isWall, mean }: DecayRowProps) {
  const words = trainingText.sequence;
  const constant = isConstant(lambdas);
  return (
    <tr className={constant ? undefined : "sequence-decays"}>
      <th scope="row">{name}</th>
      {constant ? (
        <td colSpan={lambdas.length + 1} className="sequence-whole">
          {words.everywhere(formatFixed(lambdas[0], 3))}
        </td>
      ) : (
        <>
          {lambdas.map((lambda, at) => (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity but their place
              key={at}
              className={isWall(at) ? "sequence-wall" : undefined}
              title={words.lambda(formatFixed(lambda, 3))}
            >
              <span style={{ height: `${Math.max(3, 100 * lambda)}%` }} />
            </td>
          ))}
          <td className="sequence-note number">{mean ? meanWords(mean) : ""}</td>
        </>
      )}
    </tr>
  );
}

/** λ at walls and elsewhere, or over all where there are none. */
function meanWords({ byGlyph, mean }: HeadDecays): string {
  const words = trainingText.sequence;
  const [atWalls, atFillers] = ["|", "·"].map((glyph) => byGlyph.get(glyph));
  return atWalls && atFillers
    ? words.atWalls(formatFixed(meanOf(atWalls), 2), formatFixed(meanOf(atFillers), 2))
    : words.mean(formatFixed(mean, 2));
}
