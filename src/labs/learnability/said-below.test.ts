/**
 * Every sentence that the layers below can say to a person has German. They are read off the sources themselves, so that a
 * new one that nobody has translated fails here, however rarely it is said.
 */
import { readdirSync, readFileSync } from "node:fs";
import { zipSync } from "fflate";
import ts from "typescript";
import "./in-language";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseExperiment } from "../../experiment/learnability/document";
import { type Problem, problemLine } from "../../fields/problem";
import { parseJff } from "../../tasks/automaton/jff";
import { parseText as parseAutomaton } from "../../tasks/automaton/text";
import { readOwnData } from "../../tasks/custom/formats";
import { tasks } from "../../tasks/registry";
import { parseText as parseTuringMachine } from "../../tasks/turing-machine/text";
import { speak, translate } from "../../ui/language";
import { problemSaid } from "../../ui/problem-said";

beforeAll(() => speak("de"));
afterAll(() => speak("en"));

const all = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    /\.ts$/.test(file) &&
    !/\.test\.ts$|testing\.ts$|arbitraries\.ts$|harness\.ts$|\.as\.ts$|\/(data-document-)?problems(\.de)?\.ts$/.test(file),
);

/**
 * The sources whose path below src matches, without tests and what only tests use. Problems that are data (`problems.ts`) have
 * tests of their own, beside the modules that raise them.
 */
function sources(pattern: RegExp): string[] {
  return all
    .filter((file) => pattern.test(file))
    .map((file) => `src/${file}`)
    .sort();
}

/** What a text may say: one reading for each way its conditions can fall, with 7 in place of what is only known later. */
function readings(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return readings(node.expression, constants);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap((branch) => readings(branch, constants));
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (heads, { expression, literal }) =>
        heads.flatMap((head) => readings(expression, constants).map((inner) => head + inner + literal.text)),
      [node.head.text],
    );
  const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  const isText =
    constant && (ts.isStringLiteralLike(constant) || ts.isTemplateExpression(constant) || ts.isConditionalExpression(constant));
  return isText ? readings(constant, constants) : ["7"];
}

interface Source {
  readonly root: ts.SourceFile;
  readonly constants: ReadonlyMap<string, ts.Expression>;
}

const parsed = new Map<string, Source>();

function parse(file: string): Source {
  const known = parsed.get(file);
  if (known) return known;
  const root = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  visit(root, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) constants.set(node.name.text, node.initializer);
    return true;
  });
  const source = { root, constants };
  parsed.set(file, source);
  return source;
}

/** Goes on below a node where `look` says so. */
function visit(node: ts.Node, look: (node: ts.Node) => boolean): void {
  if (look(node)) ts.forEachChild(node, (child) => visit(child, look));
}

/** Of two words at least, which names of fields and options are not. */
const isSentence = (words: string) => /\p{L}{2,}[,:]? \S|\S \p{L}{2,}/u.test(words);

/** Every text of a file, wherever it stands. */
function textsOf(file: string): string[] {
  const { root, constants } = parse(file);
  const found: string[] = [];
  visit(root, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return false;
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return true;
    found.push(...readings(node, constants));
    return false;
  });
  return [...new Set(found)].filter(isSentence);
}

/** What the errors of a file say: their messages and hints. */
function errorsOf(file: string): string[] {
  const { root, constants } = parse(file);
  const found: string[] = [];
  visit(root, (node) => {
    if (!ts.isNewExpression(node) || !errorForPeople.test(node.expression.getText())) return true;
    for (const given of node.arguments ?? []) found.push(...readings(given, constants));
    return false;
  });
  return [...new Set(found)].filter(isSentence);
}

/** Sizes that do not fit together are mistakes of the program, and not said to anybody who does not read it. */
const errorForPeople = /^(?!DimensionError$)\w+(?:Error|Unavailable|Lost)$/;

/** Other labs say what they say in their own German. */
const below = /^(numerics|tensors|fields|documents|model|tasks|certificate|learners|experiment|engine|state)\/(?!(eagle|lion)\/)/;

/** Words of English that German has not. */
const english = /(?:^|[ (])(?:the|is|has|have|are|and|of|which|must|expected|with|needs?|limit|got|in a|to the)(?:[ ,.:;)]|$)/;

/** What is quoted is the person's own, and JFLAP's menus are in English. */
const withoutQuotes = (words: string) => words.replace(/".*?"|JFLAP.*Convert.*/g, "");

function untranslated(sentences: readonly string[]): string[] {
  return sentences.filter((words) => translate(words) === words || english.test(withoutQuotes(translate(words))));
}

/** Parts of sentences, which are translated with the whole; file formats; and mistakes of the program rather than of a person. */
const notSaid = new Set([
  ...["learners[7] is not a convex learner", "learners[7] is not a learner of several layers", "learners[7] is not a gradient learner"],
  "learners[7] is not trained",
  ...["the data have not been worked through yet", "the data have not been loaded yet", "the data have not been made yet"],
  ...[
    "this experiment has no map",
    "the map's learner is no gradient learner",
    "this experiment has no sweep",
    "only machines have traces",
  ],
  ...["learners[7] is not a gradient learner, which alone has a path", "the second moment is not there", "7, line 7: 7", "preset 7: 7 7"],
  ...[
    "only a valid experiment has a link: 7 7",
    "more than 7 bytes",
    "Invalid input",
    "the document 7, got 7",
    "is missing, it 7",
    ", got ",
  ],
  // Mistakes of whoever opens a session, or writes a lab.
  "no migration leads on from version 7",
  "the lab 7 must be loaded before the session is opened",
  ...["no migration leads on from version 7", "the lab 7 must be loaded before the session is opened"],
  ...["7, got 7", "pasted data", "data files", "these are 7 7", "tokens scaled by 7", "7 tokens", "a machine of the library: 7"],
  ...[
    "Gaussian keys",
    "the step limit must be between 0 and 7, got 7",
    "7 orthonormal keys",
    "orthonormal keys",
    "the table has keys of dimension 7, expected 7",
  ],
  ...[
    "there is no test sequence 7",
    "there is no training sequence 7",
    "the number of traces 7",
    "has no <7>",
    "leads 7 the state with id 7, which the file does not have",
  ],
  ...["the arrow from 7 to 7 reads", "the word has 7 letters, the layer is made for 7", "the automaton lacks an arrow"],
  ...["the automaton has 7 states and 7 letters, the layer is made for 7 and 7", "an arrow", "a rule", "no state"],
  ...["begins in", "accepts in", "has an arrow from", "has an arrow to", "starts in", "halts in"],
  ...["has a rule for", "goes to", "start 7", "accept 7", "blank 7", "letters 7", "states 7", "halt 7", "line 7:", "7 MB"],
  ...["has 7 7, the dimension d must be between 1 and 7", "has 7 7, expected 7 like the others", "has 7, expected 7 like the others"],
  ...[", although it has 7", "line 7: 7 of 7", "line 7: 7", "the table"],
  ...[
    "sample 7...",
    "sample 7",
    "a whole number ",

    "value or ]",
    "name or }",
    ", or end",
    "Dimension d",
  ],
  // Titles, and what citations call them, which are English whatever the page speaks.
  ...Object.values(tasks).flatMap(({ title, plural }) => [title, plural]),
  "names 7 7s after 7, 7",
  '"7" is no path of a setting, as 7 are',
  ...["a sequence without tokens has no next one", "a trace of 7 samples from 7 on, room for 7", "is neither 7 nor a setting (7)"],
  ...["added samples have 7 prefixes, the samples come in groups of 7", "the teacher has 7 outputs, the samples have 7"],
  ...["the head begins in cell 7, the tape has 7 cells", "the layer is for 7 states, 7 letters and 7 cells, got 7, 7 and 7"],
  ...["the layer has no head for the move 7", "{'descr': '7', 'fortran_order': False, 'shape': 7, }", '    <state id="7" name="7">'],
  ...[
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?><structure>',
    "must be the name of a field",
    "7 7, which is not in the alphabet",
  ],
  ...["7 7, which is not a state of this 7", "has the 7 7, which 7", "the 7 has no states"],
]);

/** A program of a Turing machine, as the text that a person would type. */
const isProgram = (words: string) => words.includes("\n");

test.each([
  ["targets, machines and files of data", sources(/^(fields|tasks)\//)],
  [
    "documents, links and archives",
    sources(
      /^(documents\/(?!problems|testing).*|engine\/intake\/.*|experiment\/learnability\/(document|link|locks|map|sweep|weights)|state\/archive\/.*|state\/(opening|read-file|incoming-link|session))\.ts$/,
    ),
  ],
  [
    "reasons for an end",
    sources(/^(engine\/learnability\/(gradient-runs|map\/client|study\/client)|learners\/convex\/learner|tensors\/errors)\.ts$/),
  ],
])("whatever is wrong with %s is said in German", (_, files) => {
  const sentences = files.flatMap(textsOf).filter((words) => !notSaid.has(words) && !isProgram(words));
  expect(sentences.length).toBeGreaterThan(20);
  expect(untranslated(sentences)).toEqual([]);
});

test("whatever fails in a computation is said in German", () => {
  const sentences = sources(below)
    .flatMap(errorsOf)
    .filter((words) => !notSaid.has(words));
  expect(sentences.length).toBeGreaterThan(50);
  expect(untranslated(sentences)).toEqual([]);
});

test("the list of what is not said names nothing that is gone", () => {
  const found = new Set(sources(below).flatMap(textsOf));
  expect([...notSaid].filter((words) => !found.has(words))).toEqual([]);
});

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
  const lines = said.flatMap((problem) =>
    problem ? [problemSaid(problem), translate(problemLine({ field: problem.field, message: problem.message }))] : [],
  );
  expect(lines.filter((line) => english.test(withoutQuotes(line)))).toEqual([]);
});

function refusal(read: { readonly ok: boolean; readonly problem?: Problem; readonly problems?: readonly Problem[] }): Problem | null {
  return read.ok ? null : (read.problem ?? read.problems?.[0] ?? null);
}
