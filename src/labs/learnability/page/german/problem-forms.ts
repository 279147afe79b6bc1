/**
 * German for what is wrong with an entry. These sentences are put together in English around
 * numbers and names; each form is recognised by its pattern, and `$1` stands for what it has in its place, `§1` for that in
 * German.
 */
import { numberSaid } from "../../../../platform/ui/number-said";
import { failureForms } from "./failure-forms";

const problemForms: readonly (readonly [RegExp, string])[] = [
  [/^must be a whole number between (.+) and (.+), got (.+)$/s, "muss eine ganze Zahl zwischen $1 und $2 sein, nicht $3"],
  [/^must be one of (.+), got (.+)$/s, "muss eines von $1 sein, nicht $2"],
  [/^must have at most (\d+) entries$/, "darf höchstens $1 Einträge haben"],
  [/^must have at least one entry$/, "muss mindestens einen Eintrag haben"],
  [/^must keep cells x seeds at or below (\d+), got (\d+)$/, "Zellen × Seeds dürfen höchstens $1 sein, nicht $2"],
  [/^did you mean (.+)\?$/, "gemeint vielleicht: $1"],
  [/^this file holds data, not an experiment$/, "diese Datei enthält Daten, kein Experiment"],
  [/^the loss is no number any more$/, "der Verlust ist keine Zahl mehr"],
  [/^the document must be an object, got (.+)$/s, "das Dokument muss ein Objekt sein, nicht $1"],
  [/^the document is nested more deeply than any experiment is$/, "das Dokument ist tiefer verschachtelt, als es ein Experiment je ist"],
  [/^(\S+) is newer than this program, which reads version (\S+)$/, "$1 ist neuer als dieses Programm, das Version $2 liest"],
  [/^is missing, it (must .+)$/s, "fehlt: §1"],
  [/^must be a list$/, "muss eine Liste sein"],
  [/^must be the name of a number field of the task$/, "muss der Name eines Zahlenfelds des Ziels sein"],
  [/^must have one entry for each of the (\d+) points, got (\d+)$/, "muss für jeden der $1 Punkte einen Eintrag haben, nicht $2"],
  [/^must have one value for each of the (\d+) fields, got (\d+)$/, "muss für jedes der $1 Felder einen Wert haben, nicht $2"],
  [/^is (".+"), which the axis sets already$/, "ist $1, das die Achse schon festlegt"],
  [/^is (".+"), which the other axis sets$/, "ist $1, das die andere Achse festlegt"],
  [/^with (map\.y\.points\[\d+\]): (.+)$/s, "mit $1: §2"],
  [/^must be at most (\S+), got (.+)$/s, "darf höchstens $1 sein, nicht $2"],
  [/^must be at most (\S+)$/, "darf höchstens $1 sein"],
  [/^must be at least (\S+)$/, "muss mindestens $1 sein"],
  [/^must be (\S+), got (.+)$/s, "muss $1 sein, nicht $2"],
  [/^must be (\S+)$/, "muss $1 sein"],
  [/^must be a number$/, "muss eine Zahl sein"],
  [/^must be text$/, "muss Text sein"],
  [/^must have at most (\d+) characters$/, "darf höchstens $1 Zeichen haben"],
  [/^must have at least one character$/, "muss mindestens ein Zeichen haben"],
];

const forms = [...problemForms, ...failureForms];

/** Where a thing is, before what is wrong with it: "line 3, column z1", "samples[2].Z[0]". */
const placed = /^(line \d+(?:, column [^ :]+|: sample \S+(?: of \S+)?)?|[\w.[\]"-]+) (.+)$/s;
/** What is wrong, and what to do about it. */
const advised = /^(.+?[^.])\. (\p{Lu}.+)$/su;

/** Of a problem: the sentences that are put together. */
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
