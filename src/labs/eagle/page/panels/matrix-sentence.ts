/** Caption of the matrix: size, rank, missing block, or the reason why no block is completed. */
import { formatCount, formatValue } from "../../../../platform/charts/format";
import type { Problem } from "../../../../platform/fields/problem";
import { sentenceCase, withStop } from "../../../../platform/ui/grammar";
import { failureSaid, saidParts } from "../../../../platform/ui/problem-said";
import type { MatrixFacts, ProblemFacts, ProblemState } from "../../engine/protocol";
import { eaglePanelText } from "./words";

export function matrixSentence(problem: ProblemState | null): string {
  const words = eaglePanelText.matrix;
  if (!problem) return words.waiting;
  const { facts, blocks, matrix, refused, failure, progress } = problem;
  const begun = matrix ? [words.size(formatCount(matrix.rows), formatCount(matrix.columns), formatCount(matrix.nonzeros))] : [];
  if (refused) return refusalSentence(refused);
  if (failure) return [...begun, asSentence(failureSaid(failure))].join(" ");
  const percent = Math.round(100 * progress);
  if (!facts && blocks) {
    const hole = words.hole(formatCount(blocks.dPrime), formatCount(blocks.nPrime));
    return [...begun, hole, words.measuring(percent)].join(" ");
  }
  if (!facts) return matrix ? [...begun, words.choosing(percent)].join(" ") : percent > 0 ? words.making(percent) : words.waiting;
  return [...begun, ...(matrix ? rankWords(matrix) : []), ...factWords(facts, matrix)].join(" ");
}

/** Why no block is completed, and what to do. */
export function refusalSentence(refused: Problem): string {
  return saidParts(refused)
    .filter((part) => part !== undefined)
    .map(asSentence)
    .join(" ");
}

function asSentence(words: string): string {
  return withStop(sentenceCase(words));
}

function rankWords({ block }: MatrixFacts): readonly string[] {
  const words = eaglePanelText.matrix;
  if (!block) return [];
  return [block.rank === null ? words.rankUnknown(formatCount(block.size)) : words.wholeRank(formatCount(block.rank))];
}

function factWords({ dPrime, nPrime, rank, condition, truth }: ProblemFacts, matrix: MatrixFacts | null): readonly string[] {
  const words = eaglePanelText.matrix;
  const { otherRows = dPrime, otherColumns = nPrime } = matrix?.block ?? {};
  return [
    words.hole(formatCount(dPrime), formatCount(nPrime)),
    ...(otherRows > dPrime || otherColumns > nPrime ? [words.first(formatCount(otherRows), formatCount(otherColumns))] : []),
    words.rank(formatCount(rank), formatValue(condition)),
    ...(truth ? [] : [words.unknown]),
  ];
}
