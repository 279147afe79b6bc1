/** Every word of this lab that comes from the layers below is there in German. */
import "./in-language";
import { afterAll, expect, test } from "vitest";
import { speak, translate } from "../../../platform/ui/language";
import { fixedLayer } from "../math/tasks/automaton/layer";
import { library as automata } from "../math/tasks/automaton/library";
import { examples } from "../math/tasks/custom/examples";
import { blockWords, turingLayer } from "../math/tasks/turing-machine/layer";
import { shapeFor } from "../math/tasks/turing-machine/layer-shape";
import { library as turingMachines } from "../math/tasks/turing-machine/library";

afterAll(() => speak("en"));

test("every word of the machines and the examples is there in German", async () => {
  await speak("de");
  const machine = turingMachines[0].machine;
  const layers = [turingLayer(shapeFor(machine, 4), machine.alphabet), fixedLayer(automata[0].automaton, 2)];
  const words = [
    ...[...automata, ...turingMachines, ...examples].flatMap(({ title, sentence }) => [title, sentence]),
    ...Object.values(blockWords),
    ...layers.flatMap(({ heads }) => heads.map(({ name }) => name)),
  ];
  expect([...new Set(words)].filter((english) => translate(english) === english)).toEqual([]);
});

test.each([
  ["must be a whole number between 1 and 8, got 0.5", "muss eine ganze Zahl zwischen 1 und 8 sein, nicht 0,5"],
  ["did you mean heads?", "gemeint vielleicht: heads"],
  ["line 3", "Zeile 3"],
  ["gives carry a second rule for 1", "gibt carry eine zweite Regel für 1"],
  ["write L for left, R for right or S to stay", "L für links, R für rechts oder S für Stehenbleiben schreiben"],
  ["write 0", "0 schreiben"],
  ["a sentence nobody wrote", "a sentence nobody wrote"],
])("the problem %j is %j", async (english, german) => {
  await speak("de");
  expect(translate(english)).toBe(german);
});
