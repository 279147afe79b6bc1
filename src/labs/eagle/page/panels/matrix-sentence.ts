/** What the panel of the matrix says: what is known of it, what is hidden, and why nothing is completed where nothing is. */
import { formatCount, formatValue } from "../../../../platform/charts/format";
import type { Problem } from "../../../../platform/fields/problem";
import { asSentence, joinSentences } from "../../../../platform/ui/grammar";
import { failureSaid, saidParts } from "../../../../platform/ui/problem-said";
import type { MatrixFacts, ProblemFacts, ProblemState } from "../../engine/protocol";
import { eaglePanelText } from "./words";

export function matrixSentence(problem: ProblemState | null): string {
  const words = eaglePanelText.matrix;
  if (!problem) return words.waiting;
  const { facts, blocks, matrix, refused, failure, progress } = problem;
  const begun = matrix && words.size(formatCount(matrix.rows), formatCount(matrix.columns), formatCount(matrix.nonzeros));
  if (refused) return refusalSentence(refused);
  if (failure) return joinSentences(begun, asSentence(failureSaid(failure)));
  const percent = Math.round(100 * progress);
  if (!facts && blocks) {
    const hole = words.hole(formatCount(blocks.dPrime), formatCount(blocks.nPrime));
    return joinSentences(begun, hole, words.measuring(percent));
  }
  if (!facts) return matrix ? joinSentences(begun, words.choosing(percent)) : percent > 0 ? words.making(percent) : words.waiting;
  return joinSentences(begun, matrix && rankWords(matrix), factWords(facts, matrix));
}

/** Why nothing is completed, and what to do. */
export function refusalSentence(refused: Problem): string {
  const [message, hint] = saidParts(refused);
  return joinSentences(asSentence(message), hint && asSentence(hint));
}

function rankWords({ block }: MatrixFacts): string | null {
  const words = eaglePanelText.matrix;
  if (!block) return null;
  return block.rank === null ? words.rankUnknown(formatCount(block.size)) : words.wholeRank(formatCount(block.rank));
}

function factWords({ dPrime, nPrime, rank, condition, truth }: ProblemFacts, matrix: MatrixFacts | null): string {
  const words = eaglePanelText.matrix;
  const { otherRows = dPrime, otherColumns = nPrime } = matrix?.block ?? {};
  return joinSentences(
    words.hole(formatCount(dPrime), formatCount(nPrime)),
    (otherRows > dPrime || otherColumns > nPrime) && words.first(formatCount(otherRows), formatCount(otherColumns)),
    words.rank(formatCount(rank), formatValue(condition)),
    !truth && words.unknown,
  );
}
