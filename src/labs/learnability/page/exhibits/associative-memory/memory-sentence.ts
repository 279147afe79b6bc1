/** A sentence on the retrieval from the shown memory. */
import { asSentence, joinSentences } from "../../../../../platform/ui/grammar";
import { isMany, nameInText } from "../../learners";
import { comparisonText } from "../../panels/comparison-words";
import type { LearnerAnswer } from "./memory-answers";
import type { Retrieval } from "./retrieval";
import { memoryText } from "./words";

/** Scores below this share of the largest are left out of the sentence. */
const negligible = 0.005;

export function memorySentence(retrieval: Retrieval, answers: readonly LearnerAnswer[]): string {
  const learners = answers.flatMap(({ learner, error }) =>
    error === null ? [] : [memoryText.learnerOff(nameInText(learner), isMany(learner), error)],
  );
  return joinSentences(
    asSentence(retrievalClause(retrieval)),
    learners.length > 0 && asSentence(learners.reduce(comparisonText.attention.both)),
  );
}

interface Weighed {
  readonly pair: number;
  readonly score: number;
}

function retrievalClause(retrieval: Retrieval): string {
  const words = memoryText;
  const { scores, match } = retrieval;
  const own = scores[scores.length - 1];
  if (own === 0) return words.zeroQuery;
  const noise = noiseClause(retrieval);
  const relevant = relevantPairs(scores, match);
  if (relevant.length === 0) return noise === "" ? words.nothing : words.onlyNoise(own);
  const [first, second] = relevant;
  const who = match === null ? words.noKey : words.queryIs(match);
  if (second) {
    const mixed = words.answerMixes(words.of(first.score, first.pair), words.of(second.score, second.pair), relevant.length - 2);
    return `${match === null ? words.noKey : words.overlap}${mixed}${noise}`;
  }
  const answer = words.answerIs(words.of(first.score, first.pair));
  return `${match === null ? words.noKey : words.clean(who, first.score, scores.length > 2)}${answer}${noise}`;
}

/** Pairs with scores that are not negligible: the queried key first, the others by the magnitude of their scores. */
function relevantPairs(scores: Float64Array, match: number | null): Weighed[] {
  const pairs = Array.from(scores.subarray(0, -1), (score, pair) => ({ pair, score }));
  const largest = scores.reduce((size, score) => Math.max(size, Math.abs(score)), 0);
  return pairs
    .filter(({ score }) => Math.abs(score) > negligible * largest)
    .toSorted((a, b) => Number(b.pair === match) - Number(a.pair === match) || Math.abs(b.score) - Math.abs(a.score));
}

/** Clause on the term of the query's own column; empty when zeta is zero or the labels omit the term. */
function noiseClause({ scores, terms, truth, omitsOwn }: Retrieval): string {
  const own = terms.subarray(terms.length - truth.length);
  const adds = own.some((entry) => entry !== 0);
  return adds && !omitsOwn ? memoryText.plusNoise(scores[scores.length - 1]) : "";
}
