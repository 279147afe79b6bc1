/** Whatever can be wrong with what a person brings is said in German as a whole: files, machines and experiments with one fault each. */
import { zipSync } from "fflate";
import "../../../platform/shell/in-language";
import "./in-language";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Problem, problemLine } from "../../../platform/fields/problem";
import { speak, translate } from "../../../platform/ui/language";
import { problemSaid } from "../../../platform/ui/problem-said";
import { parseExperiment } from "../document/document";
import { parseJff } from "../math/tasks/automaton/jff";
import { parseText as parseAutomaton } from "../math/tasks/automaton/text";
import { readOwnData } from "../math/tasks/custom/formats";
import { parseText as parseTuringMachine } from "../math/tasks/turing-machine/text";
import { isEnglish } from "./sentences-testing";

beforeAll(() => speak("de"));
afterAll(() => speak("en"));

const bytes = (text: string) => new TextEncoder().encode(text);
const data = (samples: unknown, more: object = {}) => ({ format: "learnability-data", version: 1, samples, ...more });
const zip = (members: Record<string, Uint8Array>) => zipSync(members, { level: 0 });
const damagedZip = () => {
  const whole = zip({ "Z.npy": bytes("not an array") });
  whole[40] ^= 255;
  return whole;
};
const npy = (header: string) => {
  const text = header.padEnd(117, " ");
  return Uint8Array.of(0x93, ...bytes("NUMPY"), 1, 0, text.length + 1, 0, ...bytes(`${text}\n`));
};

/** Own data that are wrong in one way each. */
const files: readonly (readonly [string, Uint8Array | string])[] = [
  ["a.npz", zip({ "Z.npy": bytes("not an array") })],
  ["a.npz", damagedZip()],
  ["a.npz", zip({ "X.npy": bytes("") })],
  ["a.npz", zip({ "sheet.xml": bytes("<a/>") })],
  ["a.npz", zip({ "Z.npy": npy("{'descr': '<c16', 'fortran_order': False, 'shape': (2, 2, 3), }") })],
  ["a.npz", zip({ "Z.npy": npy("{'descr': '<f8', 'fortran_order': False, 'shape': (2, 2, 3), }") })],
  ["a.npz", zip({ "y.npy": npy("{'descr': '<f8', 'fortran_order': False, 'shape': (0,), }") })],
  ["a.npz", "PK\u0003\u0004 and no more"],
  ["a.csv", "sample,split,z1,z2,y1\n1,train,1,x,2\n"],
  ["a.csv", "sample,split,z1,z2,y1\n1,train,1,2\n"],
  ["a.csv", "sample,split,z1,z3,y1\n1,train,1,2,3\n"],
  ["a.csv", "sample,split,z1,z2,y1\n1,train,1,2,3\n2,train,1,2,3\n1,train,1,2,3\n"],
  ["a.csv", "sample,splt,z1,z2,y1\n"],
  ["a.csv", 'sample,split,z1,z2,y1\n1,train,"1,2,3\n'],
  ["a.csv", "1,2,3\n"],
  ["a.csv", ""],
  ["a.json", "[1, 2"],
  ["a.json", "{]"],
  ["a.json", JSON.stringify(data([]))],
  ["a.json", JSON.stringify(data([{ Z: [[1, 2], [3]], y: [1] }]))],
  ["a.json", JSON.stringify(data([{ Z: [[1, "2"]], y: [1] }]))],
  [
    "a.json",
    JSON.stringify(
      data([
        { Z: [[1]], y: [1] },
        { Z: [[1], [2]], y: [1] },
      ]),
    ),
  ],
  [
    "a.json",
    JSON.stringify(
      data([
        { Z: [[1]], y: [1] },
        { Z: [[1]], y: [1, 2] },
      ]),
    ),
  ],
  ["a.json", JSON.stringify(data([{ Z: Array.from({ length: 5000 }, () => [1]), y: [1] }]))],
  ["a.json", JSON.stringify(data([{ Z: [[1]], y: [1] }], { tset: [] }))],
  ["a.bin", Uint8Array.of(255, 0, 1)],
];

/** JFLAP files that are wrong in one way each. */
const machines = [
  "no XML",
  "<!DOCTYPE a><a/>",
  "<a><b></a>",
  "<structure><type>fa",
  "<structure><type>turing</type></structure>",
  "<structure><type>novel</type></structure>",
  "<other/>",
  '<structure><type>fa</type><state name="a"/></structure>',
  '<structure><type>fa</type><state id="0" name="a"><initial/></state><state id="1" name="b"><initial/></state></structure>',
  '<structure><type>fa</type><state id="0" name="a"/><transition><from>0</from><to>5</to><read>x</read></transition></structure>',
  '<structure><type>fa</type><state id="0" name="a"/><transition><from>0</from><read>x</read></transition></structure>',
  '<structure><type>fa</type><state id="0" name="a"/><transition><from>0</from><to>0</to><read/></transition></structure>',
  '<structure><type>fa</type><state id="0" name="a"/><transition><from>0</from><to>0</to><read>xy</read></transition></structure>',
];

/** Machines as text, wrong in one way each. */
const automata = [
  "",
  "strat even",
  "even a odd",
  "start even odd\neven a -> odd",
  "even a ->",
  "even a -> odd even",
  "even a -> odd",
  "even a -> even\neven a -> odd\nodd a -> odd",
  "even ab -> even",
  "even a -> even\naccept odd",
  "letters a a\neven a -> even",
  "even * -> even",
];
const turingMachines = [
  "",
  "q 0 -> q 0",
  "blank 0\nletters 1\nstart q\nhalt h\nq 0 -> q 0 X",
  "blank 0\nletters 1\nstart q\nhalt h\nq 0 -> r 0 R",
  "blank 0\nletters 1\nstart q\nhalt h\nq 0 -> h 0 R",
  "blank 0\nletters 1\nstart q\nhalt h\nq 0 -> h 2 R",
  "blank 0 1\nletters 1\nstart q\nhalt h\nq * -> h 1 R",
  "blank 0\nletters 1\nstart q\nhalt q\nq * -> q 1 R",
];

/** Experiments that are wrong in one way each. */
const documents: readonly object[] = [
  { version: 99 },
  { seed: "x" },
  { seed: -1 },
  { sede: 1 },
  { learners: 5 },
  { learners: [{ kind: "gradient", heads: 0 }] },
  { learners: [{ kind: "gradien" }] },
  { task: { kind: "random-attention", teacher: "cubic" } },
  { task: { kind: "automaton", traces: 4096, family: "one", length: 2 } },
  { task: { kind: "associative-memory", d: 4, pairs: 9, keys: "orthonormal" } },
  { task: null },
];

test("what is put together of several parts is in German as a whole, with the place in it", () => {
  const said: (Problem | null)[] = [
    ...files.map(([name, content]) => readOwnData(typeof content === "string" ? bytes(content) : content, name)).map(refusal),
    ...machines.map(parseJff).map(refusal),
    ...automata.map(parseAutomaton).map(refusal),
    ...turingMachines.map(parseTuringMachine).map(refusal),
    ...documents.map((fields) => parseExperiment({ format: "learnability-experiment", version: 1, ...fields })).map(refusal),
  ];
  // None of them is accepted by mistake.
  expect(said.flatMap((problem, place) => (problem ? [] : [place]))).toEqual([]);
  const lines = said.flatMap((problem) => {
    if (!problem) return [];
    return problem.code ? problemSaid(problem) : translate(problemLine({ field: problem.field, message: problem.message }));
  });
  expect(lines.filter(isEnglish)).toEqual([]);
});

function refusal(read: { readonly ok: boolean; readonly problem?: Problem; readonly problems?: readonly Problem[] }): Problem | null {
  return read.ok ? null : (read.problem ?? read.problems?.[0] ?? null);
}
