/** Edits of the shown memory, made through the document so that undo, links and reloads include them. */
import { useMemo, useRef, useState } from "react";
import { normals, type Stream } from "../../../../../platform/numerics/random";
import { propose } from "../../../../../platform/shell/forms/propose";
import { purposes } from "../../../math/streams";
import { type MemoryTable, mostPairs } from "../../../math/tasks/associative-memory/table";
import { Workspace } from "../../../math/workspace";
import { withTaskField } from "../../rail/edits";
import { useSession } from "../../session/react";
import type { ShownMemory } from "./shown-memory";
import {
  type Entry,
  mayAddPair,
  orthonormalKeys,
  type Place,
  pathOf,
  withBlock,
  withKeys,
  withoutNoise,
  withoutPair,
  withPair,
  withQuery,
} from "./table-edits";
import { memoryText } from "./words";

export interface MemoryActions {
  /** Writes a block of entries into the table, or returns the reason why not. */
  readonly offer: (place: Place, block: readonly (readonly Entry[])[]) => string | null;
  readonly ask: (pair: number) => void;
  readonly addPair: () => void;
  readonly removePair: (pair: number) => void;
  readonly orthonormalise: () => void;
  readonly drawKeys: () => void;
  readonly silence: () => void;
  /** Copies the sample into the user's table. */
  readonly copy: () => void;
  readonly backToSamples: () => void;
}

/** @returns the actions, and the message of the last one. */
export function useMemoryActions(shown: ShownMemory | null, match: number | null): [MemoryActions | null, string | null] {
  const session = useSession();
  const draws = useRef(0);
  const [said, setSaid] = useState<{ readonly words: string; readonly of: string } | null>(null);
  const table = shown?.table;
  const actions = useMemo(
    () =>
      table
        ? actionsOn(table, match, {
            propose: (field, next) => propose(session, field, withTaskField("table", next)),
            replace: (next) => session.edit(withTaskField("table", next)),
            stream: () => ({ seed: BigInt(session.store.getState().experiment.seed), purpose: purposes.typedKeys, index: draws.current++ }),
            say: (words, of) => setSaid({ words, of: JSON.stringify(of) }),
          })
        : null,
    [session, table, match],
  );
  return [actions, said && said.of === JSON.stringify(table) ? said.words : null];
}

interface Means {
  /** Changes made one after the other in the same cell are one step of undo. */
  readonly propose: (field: string, table: MemoryTable) => string | null;
  /** One step of undo. */
  readonly replace: (table: MemoryTable | null) => void;
  /** A stream that was not read on this page before. */
  readonly stream: () => Stream;
  /** Says something that holds as long as the table is this one. */
  readonly say: (words: string, of: MemoryTable) => void;
}

function actionsOn(table: MemoryTable, match: number | null, { propose, replace, stream, say }: Means): MemoryActions {
  const words = memoryText;
  const d = table.query.length;
  return {
    offer: (place, block) => {
      const { table: next, left } = withBlock(table, place, block);
      if (left > 0) say(words.notFilled(left), next);
      return propose(`task.table.${pathOf(table, place)}`, next);
    },
    ask: (pair) => replace(withQuery(table, pair)),
    addPair: () => (mayAddPair(table) ? replace(withPair(table)) : say(words.mostPairs(mostPairs), table)),
    removePair: (pair) => replace(withoutPair(table, pair)),
    orthonormalise: () => {
      const keys = orthonormalKeys(table);
      if (keys) replace(withKeys(table, keys, match));
      else say(table.keys.length > d ? words.tooMany(d, table.keys.length) : words.dependent, table);
    },
    drawKeys: () => replace(withKeys(table, drawnKeys(table, stream()), match)),
    silence: () => replace(withoutNoise(table)),
    copy: () => replace(table),
    backToSamples: () => replace(null),
  };
}

/** Standard normal keys rounded to two decimals, so that they can be read and make short links. */
function drawnKeys({ keys, query }: MemoryTable, stream: Stream): readonly (readonly number[])[] {
  const d = query.length;
  const drawn = normals(new Workspace(), stream, keys.length * d);
  return keys.map((_, j) => Array.from(drawn.subarray(j * d, (j + 1) * d), (entry) => Math.round(100 * entry) / 100));
}
