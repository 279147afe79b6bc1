/**
 * German for what is wrong with an entry, a link, a file or a machine. These sentences are put together in English around
 * numbers and names; each form is recognised by its pattern, and `$1` stands for what it has in its place, `§1` for that in
 * German.
 */
import { numberSaid } from "../../../../platform/ui/number-said";
import { failureForms } from "./failure-forms";
import { faultForms } from "./fault-forms";
import { fileForms } from "./file-forms";
import { headForms } from "./machine-forms";

const problemForms: readonly (readonly [RegExp, string])[] = [
  [/^must be a whole number between (.+) and (.+), got (.+)$/s, "muss eine ganze Zahl zwischen $1 und $2 sein, nicht $3"],
  [/^must be one of (.+), got (.+)$/s, "muss eines von $1 sein, nicht $2"],
  [/^must be text, got (.+)$/s, "muss Text sein, nicht $1"],
  [/^must be a whole number, got (.+)$/s, "muss eine ganze Zahl sein, nicht $1"],
  [/^must be a number, got (.+)$/s, "muss eine Zahl sein, nicht $1"],
  [/^must be a number$/, "muss eine Zahl sein"],
  [/^must be text$/, "muss Text sein"],
  [/^must be a list, got (.+)$/s, "muss eine Liste sein, nicht $1"],
  [/^must have at most (\d+) entries$/, "darf höchstens $1 Einträge haben"],
  [/^must have at most (\d+) characters$/, "darf höchstens $1 Zeichen haben"],
  [/^must have at least one entry$/, "muss mindestens einen Eintrag haben"],
  [/^must have at least one character$/, "muss mindestens ein Zeichen haben"],
  [/^must be below the number of cells$/, "muss kleiner als die Anzahl der Zellen sein"],
  [
    /^must be at most d: only d keys can be orthonormal, or one-hot and all different$/,
    "darf höchstens d sein: Nur d Schlüssel können orthonormal sein, oder one-hot und alle verschieden",
  ],
  [
    /^must keep samples x n at or below (\d+) when every prefix is supervised$/,
    "mit jedem Anfangsstück überwacht darf Beispiele × n höchstens $1 sein",
  ],
  [
    /^must keep \(samples \+ probes\) x n at or below (\d+) when every prefix is supervised$/,
    "mit jedem Anfangsstück überwacht darf (Beispiele + zusätzliche) × n höchstens $1 sein",
  ],
  [/^must keep cells x seeds at or below (\d+), got (\d+)$/, "Zellen × Seeds dürfen höchstens $1 sein, nicht $2"],
  [/^did you mean (.+)\?$/, "gemeint vielleicht: $1"],
  [/^this is neither JSON, CSV nor \.npz$/, "das ist weder JSON noch CSV noch .npz"],
  [/^this is a single array \(\.npy\), expected Z and y$/, "das ist ein einzelnes Feld (.npy), erwartet werden Z und y"],
  [/^the file is empty, expected JSON, CSV or \.npz$/, "die Datei ist leer, erwartet wird JSON, CSV oder .npz"],
  [/^the file has (.+), the limit is (.+)$/, "die Datei hat $1, die Grenze ist $2"],
  [/^the data do not fit in memory$/, "die Daten passen nicht in den Speicher"],
  [/^use fewer samples$/, "weniger Beispiele verwenden"],
  [/^this file holds data, not an experiment$/, "diese Datei enthält Daten, kein Experiment"],
  [/^the word has the letter (.+), which is not in the alphabet$/, "das Wort hat den Buchstaben $1, der nicht im Alphabet ist"],
  [/^the tape has the letter (.+), which is not in the alphabet$/, "das Band hat das Zeichen $1, das nicht im Alphabet ist"],
  [/^the text has (\d+) letters, the tape has (\d+) cells$/, "der Text hat $1 Zeichen, das Band hat $2 Zellen"],
  [/^shorten it or add cells$/, "ihn kürzen oder Zellen hinzufügen"],
  [/^the letters are (.+): use one of them, or add (\S+)$/, "die Buchstaben sind $1: einen davon verwenden, oder $2 hinzufügen"],
  [
    /^the letters are (.+): use one of them, or add (\S+) to the line letters$/,
    "die Zeichen sind $1: eines davon verwenden, oder $2 in die Zeile letters aufnehmen",
  ],
  [/^the letters are (.+)$/, "die Buchstaben sind $1"],
  [/^(.+) has no arrow for letter (.+)$/, "$1 hat keinen Pfeil für den Buchstaben $2"],
  [/^(.+) has two arrows for letter (.+): (.+)$/, "$1 hat zwei Pfeile für den Buchstaben $2: §3"],
  [/^(.+) has no rule for (.+)$/, "$1 hat keine Regel für $2"],
  [/^the text has no rules, expected at least one$/, "der Text hat keine Regeln, erwartet wird mindestens eine"],
  [/^is the name of another state$/, "heißt schon ein anderer Zustand"],
  [/^is in the alphabet already$/, "ist schon im Alphabet"],
  [/^the loss is no number any more$/, "der Verlust ist keine Zahl mehr"],
  [
    /^one letter makes a single word of each length, so nothing is left to test on$/,
    "ein Buchstabe ergibt je Länge ein einziges Wort, zum Testen bleibt also nichts",
  ],
  [/^add a second letter$/, "einen zweiten Buchstaben hinzufügen"],
];

const forms = [...problemForms, ...faultForms, ...fileForms, ...failureForms, ...headForms];

/** Where a thing is, before what is wrong with it: "line 3, column z1", "samples[2].Z[0]". */
const placed = /^(line \d+(?:, column [^ :]+|: sample \S+(?: of \S+)?)?|[\w.[\]"-]+) (.+)$/s;
/** What is wrong, and what to do about it. */
const advised = /^(.+?[^.])\. (\p{Lu}.+)$/su;

/** Of a problem, or of what a head does: the sentences that are put together. */
export function problemInGerman(english: string): string | undefined {
  const whole = byForm(english);
  if (whole !== undefined) return whole;
  const advice = advised.exec(english);
  const message = advice && problemInGerman(advice[1]);
  if (advice && message !== undefined) return `${message}. ${inside(advice[2], true)}`;
  const place = placed.exec(english);
  const wrong = place && byForm(place[2]);
  return place && wrong !== undefined ? `${inside(place[1], true)} ${wrong}` : undefined;
}

function byForm(english: string): string | undefined {
  for (const [form, german] of forms) {
    const found = form.exec(english);
    // Put together by hand: what is found may hold a "$" of its own.
    if (found) return german.replace(/([$§])(\d)/g, (_, sign, group) => inside(found[Number(group)] ?? "", sign === "§")).trim();
  }
  return undefined;
}

function inside(words: string, inGerman: boolean): string {
  return numberSaid(words) ?? (inGerman ? problemInGerman(words) : undefined) ?? words;
}
