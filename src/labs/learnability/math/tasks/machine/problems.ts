/** Problems of any machine entered by the user, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../../platform/fields/problem";

const advice = "{advice}";
const letters = "the letters are {letters}: use one of them, or add {letter} to the line letters";

export const machineSentences = {
  "machine-description-too-large": {
    message: "the description has {size} MB, the limit is {limit} MB",
    hint: "shorten the description",
  },
  "machine-states-too-many": { message: "the machine has {count} states, the limit is {limit}", hint: "use fewer states" },
  "machine-letters-too-many": { message: "the machine has {count} letters, the limit is {limit}", hint: "use fewer letters" },
  "machine-cannot-run": { message: "cannot run: {problem}", hint: "{problem.hint}" },

  // Problems of names and letters: phrases that follow the name.
  "machine-name-empty": { message: "is empty, expected a name" },
  "machine-name-too-long": { message: "has {count} characters, the limit is {limit}" },
  "machine-name-no-word": { message: "is not a state name: use one word without # and ->, other than *" },
  "machine-letter-length": { message: "has {count} characters, but a letter has one" },
  "machine-letter-reserved": { message: "is not a letter: spaces, # and * are reserved" },
  "machine-name-unfit": { message: "the name {name} of a state {fault}", hint: "rename the state" },
  "machine-letter-unfit": { message: "the letter {letter} {fault}", hint: "use another character" },
  "machine-name-taken": { message: "is the name of another state" },
  "machine-letter-taken": { message: "is in the alphabet already" },
  "machine-names-alike": { message: "two states are called {name}", hint: "rename one of them" },
  "machine-letters-alike": { message: "the letter {letter} is in the alphabet twice", hint: "remove one of them" },

  "machine-start-astray": { message: "the start is state number {start}, expected 0 to {last}", hint: "choose a start state" },
  "machine-accepting-astray": { message: "state number {state} is accepting, expected 0 to {last}", hint: "remove this number" },
  "machine-halting-astray": { message: "state number {state} is halting, expected 0 to {last}", hint: "remove this number" },
  "machine-accepting-twice": { message: "{state} is listed twice as accepting", hint: "remove one of them" },
  "machine-halting-twice": { message: "{state} is listed twice as halting", hint: "remove one of them" },

  // Lines of a text.
  "machine-setting-twice": { message: "gives {setting} a second time", hint: "the first is on line {line}" },
  "machine-no-state": { message: "names no state after {setting}", hint: "write a state there" },
  "machine-no-letter": { message: "names no letter after {setting}", hint: "write a letter there" },
  "machine-many-states": { message: "names {count} states after {setting}, expected one", hint: "keep one of them" },
  "machine-many-letters": { message: "names {count} letters after {setting}, expected one", hint: "keep one of them" },
  "machine-many-starts": {
    message: "names {count} states after {setting}, but an automaton has one start state",
    hint: "keep one of them",
  },
  "machine-state-twice": { message: "names the state {name} twice", hint: "remove one of them" },
  "machine-letter-twice": { message: "names the letter {name} twice", hint: "remove one of them" },
  "machine-word-no-state": { message: "has the state {word}, which {fault}", hint: "use another name" },
  "machine-word-no-letter": { message: "has the letter {word}, which {fault}", hint: "use another character" },
  "machine-word-of-letters": { message: "has the letter {word}, which {fault}", hint: "put spaces between letters" },

  "machine-begins-in-stranger": { message: "begins in {state}, which is not a state of this automaton", hint: advice },
  "machine-accepts-in-stranger": { message: "accepts in {state}, which is not a state of this automaton", hint: advice },
  "machine-arrow-from-stranger": { message: "has an arrow from {state}, which is not a state of this automaton", hint: advice },
  "machine-arrow-to-stranger": { message: "has an arrow to {state}, which is not a state of this automaton", hint: advice },
  "machine-starts-in-stranger": { message: "starts in {state}, which is not a state of this machine", hint: advice },
  "machine-halts-in-stranger": { message: "halts in {state}, which is not a state of this machine", hint: advice },
  "machine-rule-for-stranger": { message: "has a rule for {state}, which is not a state of this machine", hint: advice },
  "machine-goes-to-stranger": { message: "goes to {state}, which is not a state of this machine", hint: advice },
  "machine-reads-stranger": { message: "reads {quoted}, which is not in the alphabet", hint: letters },
  "machine-writes-stranger": { message: "writes {quoted}, which is not in the alphabet", hint: letters },

  // Advice.
  "machine-meant": { message: "did you mean {name}?" },
  "machine-give-arrows": { message: "give {state} arrows of its own" },
  "machine-name-in-states": { message: "name it in the line states" },
  "machine-give-rules": { message: "give it rules, or name it in the line halt" },
} as const satisfies Sentences;

export type MachineProblemCode = keyof typeof machineSentences;
