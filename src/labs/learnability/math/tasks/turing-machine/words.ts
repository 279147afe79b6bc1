/** What each token says, as a sentence. */
import type { Token } from "../machine/tokens";
import { moveWords, type TuringLayer } from "./layer";
import type { BlockName } from "./layer-shape";
import { fullTable, type TuringMachine } from "./machine";
import { chosen, roleOf } from "./tokens";

/**
 * Token number `index` in words: "A: state q1, head at cell 3". Cells count from 0. What the tokens of a learned layer
 * leave open after rounding is a question mark.
 */
export function tokenWords(layer: TuringLayer, machine: TuringMachine, tokens: readonly Token[], index: number): string {
  const role = roleOf(layer.shape, index);
  if (role.kind === "rule") return ruleWords(machine, role.state, role.letter);
  const token = tokens[index];
  if (role.kind === "cell") return `tape: cell ${role.cell} holds ${letterIn(layer, machine, token, "Mval")}`;
  if (role.kind === "A") {
    const head = chosen(layer, token, "Ap") ?? "?";
    return `A: state ${nameIn(layer, machine.states, token, "Aq")}, head at cell ${head}${changed(layer, machine, tokens, index)}`;
  }
  if (role.kind === "B") {
    const state = nameIn(layer, machine.states, tokens[index - 1], "Aq");
    return `B: fetches the rules of ${state} and reads ${letterIn(layer, machine, token, "BV")}`;
  }
  const write = nameIn(layer, machine.alphabet, token, "CwV");
  const move = nameIn(
    layer,
    layer.shape.moves.map((one) => moveWords[one]),
    token,
    "CmV",
  );
  return `C: on ${letterIn(layer, machine, token, "Clet")}, write ${write}, ${move}, go to ${nameIn(layer, machine.states, token, "Cq")}`;
}

function ruleWords(machine: TuringMachine, state: number, letter: number): string {
  const { states, alphabet } = machine;
  const { next, write, move } = fullTable(machine)[state][letter];
  return `rule: in ${states[state]} on ${alphabet[letter]}, write ${alphabet[write]}, ${moveWords[move]}, go to ${states[next]}`;
}

/** The name that a block of a token chooses among as many as it has places. */
function nameIn(layer: TuringLayer, names: readonly string[], token: Token, block: BlockName): string {
  return names[chosen(layer, token, block) ?? -1] ?? "?";
}

/** The letter of a block that has a place for every cell and letter. */
function letterIn(layer: TuringLayer, { alphabet }: TuringMachine, token: Token, block: "Mval" | "BV" | "Clet"): string {
  const place = chosen(layer, token, block);
  return place === null ? "?" : alphabet[place % layer.shape.letters];
}

/** "; cell 2 turned from 0 to 1", or nothing where nothing was written or the same letter again. */
function changed(layer: TuringLayer, machine: TuringMachine, tokens: readonly Token[], index: number): string {
  const role = roleOf(layer.shape, index - 1);
  const written = chosen(layer, tokens[index], "Mval");
  if (role.kind !== "C" || written === null) return "";
  const before = letterIn(layer, machine, tokens[index - 1], "Clet");
  const cell = Math.floor(written / layer.shape.letters);
  return `; cell ${cell} turned from ${before} to ${machine.alphabet[written % layer.shape.letters]}`;
}
