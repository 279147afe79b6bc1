/** Every unseen computation as a column: whether the data certify it, and which of it each learner gets right. */

import { asSentence, joinSentences } from "../../../../platform/ui/grammar";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { type OwnWay, ownWays } from "../../engine/trace-outcomes";
import type { TraceGroup, TraceRow } from "../charts/trace-grid-layout";
import { isClosedForm, isConvex, isGradient, isMany, nameInText } from "../learners";
import type { MachineWords } from "./machine-names";
import { countOf, type Fared, type Unseen, wholeRollOuts } from "./outcomes";
import { computationsText } from "./words";

/** The rows of a learner on its own output. */
const ownRows = { computed: "ownComputed", rounded: "ownRounded" } as const satisfies Record<OwnWay, string>;
const isOwnRow = (kind: string) => Object.values<string>(ownRows).includes(kind);

/** The row of certified computations, then four rows for each learner. */
export function traceGroups({ certified, count, tokens }: Unseen, fared: readonly Fared[]): TraceGroup[] {
  const { rows } = computationsText.each;
  const certificate: TraceGroup = {
    id: "data",
    name: null,
    color: "var(--ink)",
    textColor: "var(--ink)",
    marker: null,
    rows: [row("certified", rows.certified, certified ?? new Uint8Array(0), count)],
  };
  return [
    certificate,
    ...fared.map(({ learner: { index, name, color, textColor, marker }, exact, rounded, own }): TraceGroup => {
      const shares = (way: OwnWay) => Float64Array.from(own[way].rolled, (right) => right / tokens);
      const kinds = [
        row("exact", rows.exact, exact, count),
        row("rounded", rows.rounded, rounded, count),
        ...ownWays.map((way) => row(ownRows[way], rows[ownRows[way]], shares(way), count)),
      ];
      return { id: `learner-${index}`, name, color, textColor, marker, rows: kinds };
    }),
  ];
}

function row(kind: keyof typeof computationsText.each.rows, name: string, values: ArrayLike<number>, count: number): TraceRow {
  const words = computationsText.each;
  const shares = Float64Array.from({ length: count }, (_, i) => values[i] ?? Number.NaN);
  const known = Math.min(values.length, count);
  const right = shares.reduce((sum, share) => sum + (share === 1 ? 1 : 0), 0);
  return { id: kind, name, shortName: words.shortRows[kind], shares, count: known === 0 ? words.unknown : words.count(right, known) };
}

/** Whether all known cells of each row are equal; a grid of them would have equal columns. */
export function areAlike(groups: readonly TraceGroup[]): boolean {
  return groups.every(({ rows }) => rows.every(({ shares }) => new Set(shares.filter((share) => !Number.isNaN(share))).size <= 1));
}

/** The equal cells of a row in words. */
export function alikeCells({ shares, count }: TraceRow, tokens: number): string {
  const share = shares.find((value) => !Number.isNaN(value)) ?? 1;
  return share > 0 && share < 1 ? computationsText.each.partly(count, Math.round(share * tokens), tokens) : count;
}

export function eachSentence(unseen: Unseen, fared: readonly Fared[]): string {
  const closedForm = fared.find(({ learner }) => isClosedForm(learner)) ?? null;
  const others = fared.filter((one) => one !== closedForm && (isGradient(one.learner) || isConvex(one.learner)));
  const { certified } = unseen;
  return joinSentences(
    asSentence(certificateSentence(unseen, closedForm)),
    certified && countOf(certified) === 0 && asSentence(computationsText.each.certifySome),
    ...others.slice(0, 2).map((one) => asSentence(learnerSentence(one, unseen))),
  );
}

function certificateSentence(unseen: Unseen, closedForm: Fared | null): string {
  const words = computationsText.each;
  const { certified, count } = unseen;
  if (!certified) return closedForm ? learnerSentence(closedForm, unseen) : words.undecided;
  const known = words.certifies(countOf(certified), count);
  if (!closedForm) return known;
  return `${known}${exactClause(closedForm, certified)}${words.afterwards(countOf(closedForm.rounded), count)}`;
}

/** Compares the exact computations with the certified ones; equality is not assumed. */
function exactClause({ learner, exact }: Fared, certified: Uint8Array): string {
  const words = computationsText.each;
  const [who, many, count] = [nameInText(learner), isMany(learner), countOf(exact)];
  const without = exact.reduce((sum, value, i) => sum + (value !== 0 && certified[i] === 0 ? 1 : 0), 0);
  const same = without === 0 && count === countOf(certified);
  if (same && count === certified.length) return words.exactOnAll(who, many, count);
  if (same) return words.exactOnThose(who, many, count);
  return without > 0 ? words.exactWithout(who, many, count, without) : words.exactOn(who, many, count);
}

function learnerSentence(one: Fared, { count, tokens }: Unseen): string {
  const words = computationsText.each;
  const many = isMany(one.learner);
  const rounded = words.rounded(nameInText(one.learner), many, countOf(one.rounded), count);
  const whole = { computed: wholeRollOuts(one, "computed", tokens), rounded: wholeRollOuts(one, "rounded", tokens) };
  return rounded + words.rolled(many, whole, one.own.computed.rolled.length, count);
}

/** Text for one cell of a column, in words. */
export function cellWords(kind: string, share: number, tokens: number): string {
  const words = computationsText;
  if (isOwnRow(kind)) return Number.isNaN(share) ? words.each.notRolled : words.each.rolledTokens(Math.round(share * tokens), tokens);
  if (Number.isNaN(share)) return words.each.unknown;
  return share === 1 ? words.yes : words.no;
}

export function eachTable(unseen: Unseen, fared: readonly Fared[], machines: MachineWords): DataTable {
  const { columns } = computationsText.each;
  const groups = traceGroups(unseen, fared);
  const all = groups.flatMap(({ name, rows: own }) =>
    own.map((one) => ({ ...one, title: name === null ? one.name : columns.of(one.name, name) })),
  );
  return {
    columns: [columns.number, columns.words, ...all.map(({ title }) => title)],
    rows: Array.from({ length: Math.min(unseen.count, machines.count) }, (_, i) => [
      i + 1,
      machines.computation(i),
      ...all.map(({ id, shares }) => cellWords(id, shares[i], unseen.tokens)),
    ]),
  };
}
