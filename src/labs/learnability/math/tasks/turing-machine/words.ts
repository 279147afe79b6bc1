/** The description of each token. */
import type { Problem } from "../../../../../platform/fields/problem";
import type { Token } from "../machine/tokens";
import type { TuringLayer } from "./layer";
import type { BlockName } from "./layer-shape";
import { turingWords } from "./layer-words";
import { fullTable, type Move, type TuringMachine } from "./machine";
import { chosen, roleOf } from "./tokens";

/**
 * The description of token `index`: "A: state q1, head at cell 3". Cells count from 0. A question mark stands for parts
 * that a learned layer's tokens leave undetermined after rounding.
 */
export function tokenWords(layer: TuringLayer, machine: TuringMachine, tokens: readonly Token[], index: number): Problem {
  const role = roleOf(layer.shape, index);
  if (role.kind === "rule") return ruleWords(machine, role.state, role.letter);
  const token = tokens[index];
  if (role.kind === "cell") return turingWords("turing-token-cell", { cell: role.cell, letter: letterIn(layer, machine, token, "Mval") });
  if (role.kind === "A") {
    const values = { state: nameIn(layer, machine.states, token, "Aq"), head: chosen(layer, token, "Ap") ?? "?" };
    const turned = changed(layer, machine, tokens, index);
    return turned ? turingWords("turing-token-A-turned", { ...values, ...turned }) : turingWords("turing-token-A", values);
  }
  if (role.kind === "B") {
    const state = nameIn(layer, machine.states, tokens[index - 1], "Aq");
    return turingWords("turing-token-B", { state, letter: letterIn(layer, machine, token, "BV") });
  }
  return turingWords("turing-token-C", {
    letter: letterIn(layer, machine, token, "Clet"),
    write: nameIn(layer, machine.alphabet, token, "CwV"),
    move: nameIn(layer, layer.shape.moves.map(moved), token, "CmV"),
    next: nameIn(layer, machine.states, token, "Cq"),
  });
}

function ruleWords(machine: TuringMachine, state: number, letter: number): Problem {
  const { states, alphabet } = machine;
  const { next, write, move } = fullTable(machine)[state][letter];
  const names = { state: states[state], letter: alphabet[letter], write: alphabet[write], next: states[next] };
  return turingWords("turing-token-rule", { ...names, move: moved(move) });
}

/** A move as part of a description. */
function moved(move: Move): Problem {
  return turingWords(`turing-token-${move}`);
}

/** The name selected by a block of a token. */
function nameIn<Name>(layer: TuringLayer, names: readonly Name[], token: Token, block: BlockName): Name | "?" {
  return names[chosen(layer, token, block) ?? -1] ?? "?";
}

/** The letter of a block that has a coordinate for every cell and letter. */
function letterIn(layer: TuringLayer, { alphabet }: TuringMachine, token: Token, block: "Mval" | "BV" | "Clet"): string {
  const place = chosen(layer, token, block);
  return place === null ? "?" : alphabet[place % layer.shape.letters];
}

/** The changed cell; null where nothing was written or the same letter again. */
function changed(layer: TuringLayer, machine: TuringMachine, tokens: readonly Token[], index: number) {
  const role = roleOf(layer.shape, index - 1);
  const written = chosen(layer, tokens[index], "Mval");
  if (role.kind !== "C" || written === null) return null;
  const { letters } = layer.shape;
  const before = letterIn(layer, machine, tokens[index - 1], "Clet");
  return { cell: Math.floor(written / letters), before, letter: machine.alphabet[written % letters] };
}
