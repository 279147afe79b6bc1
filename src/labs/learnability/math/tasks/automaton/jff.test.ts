import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { begun, problemLine } from "../../../../../platform/fields/problem";
import { complete } from "./draft";
import { parseJff } from "./jff";
import { printJff } from "./jff-print";
import { library } from "./library";
import { parity } from "./parity";
import { automata, secondsSince } from "./testing";

function complaints(text: string): readonly string[] {
  const read = parseJff(text);
  return read.ok ? [] : read.problems.map(problemLine);
}

const state = (id: number, inside = "", name = `q${id}`) => `<state id="${id}" name="${name}"><x>${id}</x><y>0</y>${inside}</state>`;
const arrow = (from: number | string, to: number | string, read: string) =>
  `<transition><from>${from}</from><to>${to}</to>${read}</transition>`;
const jff = (...inside: readonly string[]) => `<structure><type>fa</type><automaton>${inside.join("\n")}</automaton></structure>`;

/** As JFLAP 7.1 writes it, but for the note and the label, which a person adds. */
const fromJflap = `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!--Created with JFLAP 7.1.--><structure>&#13;
	<type>fa</type>&#13;
	<automaton>&#13;
		<!--The list of states.-->&#13;
		<state id="0" name="q0">&#13;
			<x>83.5</x>&#13;
			<y>139.0</y>&#13;
			<label>an even number</label>&#13;
			<initial/>&#13;
			<final/>&#13;
		</state>&#13;
		<state id="3" name="q3">&#13;
			<x>235.0</x>&#13;
			<y>61.0</y>&#13;
		</state>&#13;
		<!--The list of transitions.-->&#13;
		<transition>&#13;
			<from>3</from>&#13;
			<to>3</to>&#13;
			<read>b</read>&#13;
		</transition>&#13;
		<transition>&#13;
			<from>0</from>&#13;
			<to>3</to>&#13;
			<read>a</read>&#13;
		</transition>&#13;
		<note><text>a &amp; b</text><x>1.0</x><y>2.0</y></note>&#13;
	</automaton>&#13;
</structure>`;

describe("a JFLAP file", () => {
  it("written from an automaton reads back as the same one, positions included", () => {
    const roundTrip = (automaton: Parameters<typeof printJff>[0]) => {
      const read = parseJff(printJff(automaton));
      return read.ok ? complete(read.draft) : read;
    };
    for (const { automaton } of library) expect(roundTrip(automaton)).toEqual({ ok: true, machine: automaton });
    fc.assert(
      fc.property(automata, (automaton) => {
        expect(roundTrip(automaton)).toEqual({ ok: true, machine: automaton });
      }),
    );
  });

  it("gets positions on a circle when the automaton has none", () => {
    const { positions: _, ...automaton } = parity;
    const read = parseJff(printJff(automaton));
    expect(read.ok && read.draft.positions).toEqual([
      [50, 150],
      [250, 150],
    ]);
  });

  it("of JFLAP 7 gives a draft: states, positions, start, final states, arrows; labels, notes and comments are passed over", () => {
    expect(parseJff(fromJflap)).toEqual({
      ok: true,
      draft: {
        states: ["q0", "q3"],
        alphabet: ["a", "b"],
        start: 0,
        accepting: [0],
        arrows: [
          { from: 1, to: 1, letters: ["b"] },
          { from: 0, to: 1, letters: ["a"] },
        ],
        positions: [
          [83.5, 139],
          [235, 61],
        ],
      },
      notes: [],
    });
  });

  it("of JFLAP 4, without <automaton>, names and positions, is read too", () => {
    const old = `\n<structure><type>fa</type><state id="7"><initial/></state>${arrow(7, 7, "<read>1</read>")}</structure>`;
    expect(parseJff(old)).toEqual({
      ok: true,
      draft: { states: ["q7"], alphabet: ["1"], start: 0, accepting: [], arrows: [{ from: 0, to: 0, letters: ["1"] }] },
      notes: [],
    });
  });

  it("may name states in ways that a text cannot: they get other names, and a note says so", () => {
    const read = parseJff(
      jff(state(0, "", "all read"), state(1, "", "q0"), state(2, "", "q0"), state(3, "", "&lt;one&gt;"), state(4, "", "")),
    );
    expect(read.ok && read.draft.states).toEqual(["all_read", "q0", "q2", "<one>", "q4"]);
    expect(read.ok && read.notes.map(begun)).toEqual([
      'the state "all read" is now called all_read',
      'the state "q0" is now called q2',
      'the state "" is now called q4',
    ]);
  });

  const again = "(save the file again in JFLAP)";
  const convert = "(JFLAP turns it into a deterministic automaton: Convert, Convert to DFA)";
  const cases: readonly [string, string, readonly string[]][] = [
    [
      "reads several letters at once",
      jff(state(0), state(1), arrow(0, 1, "<read>ab</read>")),
      ['the arrow from q0 to q1 reads "ab", which has 2 characters, but a letter has one (draw an arrow for each letter)'],
    ],
    [
      "reads nothing",
      jff(state(0), state(1), arrow(0, 1, "<read/>"), arrow(1, 0, "")),
      [
        `the arrow from q0 to q1 reads nothing (a lambda arrow) ${convert}`,
        `the arrow from q1 to q0 reads nothing (a lambda arrow) ${convert}`,
      ],
    ],
    [
      "reads a character that has another use",
      jff(state(0), arrow(0, 0, "<read>#</read>")),
      ['the arrow from q0 to q0 reads "#", which is not a letter: spaces, # and * are reserved (use another character)'],
    ],
    [
      "holds a Turing machine",
      jff().replace("fa", "turing"),
      ["the file holds a Turing machine, not a finite automaton (open it as a Turing machine)"],
    ],
    [
      "holds a pushdown automaton",
      jff().replace("fa", "pda"),
      ["the file holds a pushdown automaton, not a finite automaton (open a .jff file with a finite automaton)"],
    ],
    [
      "holds something else",
      jff().replace("fa", "constructor"),
      ['the file holds something of type "constructor", not a finite automaton (open a .jff file with a finite automaton)'],
    ],
    [
      "is not from JFLAP",
      "<svg></svg>",
      ["the file has no <structure>, so it is not a JFLAP file (open a .jff file with a finite automaton)"],
    ],
    ["begins in two states", jff(state(0, "<initial/>"), state(1, "<initial/>")), ["q0 and q1 are both initial (keep one initial state)"]],
    ["has two states of one id", jff(state(0), state(0, "", "p")), [`two states of the file have the id "0" ${again}`]],
    ["has a state without an id", jff("<state/>"), [`state number 1 of the file has no id ${again}`]],
    [
      "has an arrow that leads nowhere",
      jff(state(0), arrow(0, 9, "<read>a</read>"), "<transition><to>0</to></transition>"),
      [
        `arrow number 1 of the file leads to the state with id "9", which the file does not have ${again}`,
        `arrow number 2 of the file has no <from> ${again}`,
      ],
    ],
    ["is cut off", `${fromJflap.slice(0, fromJflap.indexOf("</label>"))}\n`, [`line 8 ends the file before <label> is closed ${again}`]],
  ];

  it.each(cases)("that %s is refused", (_, text, expected) => {
    expect(complaints(text)).toEqual(expected);
  });

  it("that is hostile is refused quickly: entities, depth, number, size, unclosed things", () => {
    const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join("");
    const deep = 100_000;
    const hostile: readonly [string, string, string][] = [
      [
        "an entity bomb",
        `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e0 "x">${entities}]>${jff(state(0, "", "&e9;"))}`,
        "document type (DOCTYPE)",
      ],
      ["a file elsewhere", `<!doctype x SYSTEM "file:///etc/passwd">${jff()}`, "document type (DOCTYPE)"],
      ["a deep nest", `<structure>${"<a>".repeat(deep)}${"</a>".repeat(deep)}</structure>`, "not valid XML"],
      ["open tags", "<a>".repeat(300_000), "before <a> is closed"],
      ["open tag signs", "<".repeat(900_000), "not valid XML"],
      ["open comments", "<!--".repeat(200_000), "not valid XML"],
      ["open CDATA", `<structure>${"<![CDATA[".repeat(100_000)}`, "not valid XML"],
      ["open instructions", "<?".repeat(400_000), "not valid XML"],
      ["ampersands", `<structure>${"&".repeat(900_000)}</structure>`, ""],
      ["numbered characters", jff(state(0, "", "&#120;".repeat(100_000))), ""],
      ["spaces in a tag", `<structure ${" ".repeat(900_000)}`, "not valid XML"],
      ["attributes", `<structure ${Array.from({ length: 80_000 }, (_, i) => `a${i}=""`).join(" ")}></structure>`, "not a finite automaton"],
      ["quotes", `<structure a="${"'".repeat(900_000)}`, "not valid XML"],
      ["10,000 states", jff(...Array.from({ length: 10_000 }, (_, i) => state(i))), "the machine has 10,000 states, the limit is 64"],
      ["arrows without end", jff(state(0), ...Array.from({ length: 14_000 }, () => arrow(0, 0, "<read>a</read>"))), ""],
      ["10 MB", "x".repeat(10_000_000), "the description has 10 MB, the limit is 1 MB"],
      ["the name of a prototype", jff(state(0, "<__proto__><initial/></__proto__>")), ""],
      ["nothing", "", "not valid XML"],
    ];
    for (const [what, text, line] of hostile) {
      const begun = process.cpuUsage();
      const read = parseJff(text);
      const answer = read.ok ? complete(read.draft) : read;
      expect(secondsSince(begun), what).toBeLessThan(2);
      expect(answer.ok ? "accepted" : answer.problems.map(problemLine).join(), what).toContain(line);
    }
  });

  it("never fails otherwise, however it is broken", () => {
    const whole = printJff(parity);
    const cut = fc.tuple(fc.nat(whole.length), fc.nat(40), fc.string({ maxLength: 6 }));
    fc.assert(
      fc.property(fc.array(cut, { minLength: 1, maxLength: 4 }), (cuts) => {
        const text = cuts.reduce((broken, [at, length, put]) => broken.slice(0, at) + put + broken.slice(at + length), whole);
        const read = parseJff(text);
        if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
        else complete(read.draft);
      }),
      { numRuns: 1000 },
    );
  });
});
