/** German for what the layers of machines say of themselves: the blocks of their tokens, and what each head does. */
export const machineWords: Readonly<Record<string, string>> = {
  "the state a rule is for": "der Zustand, für den eine Regel gilt",
  "what the rule says, in the place of its letter": "was die Regel sagt, an der Stelle ihres Zeichens",
  "the cell a letter belongs to": "die Zelle, zu der ein Zeichen gehört",
  "the letter in that cell, or the change of it": "das Zeichen in dieser Zelle, oder seine Änderung",
  "the state": "der Zustand",
  "the cell under the head": "die Zelle unter dem Lesekopf",
  "all rules of the state": "alle Regeln des Zustands",
  "cell and letter under the head: what is looked for": "Zelle und Zeichen unter dem Lesekopf: wonach gesucht wird",
  "the same: where it is found": "dasselbe: wo es gefunden wird",
  "the same: what is found there": "dasselbe: was dort gefunden wird",
  "the next state": "der nächste Zustand",
  "cell and letter that were read": "Zelle und Zeichen, die gelesen wurden",
  "the letter to write: what is looked for": "das Zeichen zum Schreiben: wonach gesucht wird",
  "the move: what is looked for": "die Bewegung: wonach gesucht wird",
  "fetch the rules of the state": "die Regeln des Zustands holen",
  "read the cell under the head": "die Zelle unter dem Lesekopf lesen",
  "move left": "nach links gehen",
  "move right": "nach rechts gehen",
  stay: "stehen bleiben",
  "fetch the row of the state": "die Zeile des Zustands holen",
  "fetch the letter at the position": "den Buchstaben an der Position holen",
};

/** What a head does, where a letter or a state is named in it. */
export const headForms: readonly (readonly [RegExp, string])[] = [
  [/^apply the rule for (\S+)$/, "die Regel für $1 anwenden"],
  [/^write (\S+)$/, "$1 schreiben"],
  [/^in (.+), fetch the letter and follow its arrow$/s, "in $1 den Buchstaben holen und seinem Pfeil folgen"],
  [/^follow the arrow of letter (\S+)$/, "dem Pfeil des Buchstabens $1 folgen"],

  // What a token says.
  [/^no token of this layer$/, "kein Token dieser Schicht"],
  [/^table entry: in (\S+), (\S+) leads to (\S+)$/, "Tabelleneintrag: in $1 führt $2 zu $3"],
  [/^letter (\d+): (\S+)$/, "Buchstabe $1: $2"],
  [/^A: state (\S+), position (\d+)$/, "A: Zustand $1, Position $2"],
  [/^B: (.+); letter (\d+): (\S+)$/s, "B: §1; Buchstabe $2: $3"],
  [/^(\S+) leads to (\S+), (.+)$/s, "$1 führt zu $2, §3"],
  [/^(\S+) leads to (\S+)$/, "$1 führt zu $2"],
  [/^tape: cell (\d+) holds (\S+)$/, "Band: Zelle $1 enthält $2"],
  [
    /^A: state (\S+), head at cell ([\d?]+); cell (\d+) turned from (\S+) to (\S+)$/,
    "A: Zustand $1, Lesekopf auf Zelle $2; Zelle $3 wurde von $4 zu $5",
  ],
  [/^A: state (\S+), head at cell ([\d?]+)$/, "A: Zustand $1, Lesekopf auf Zelle $2"],
  [/^; cell (\d+) turned from (\S+) to (\S+)$/, "; Zelle $1 wurde von $2 zu $3"],
  [/^B: fetches the rules of (\S+) and reads (\S+)$/, "B: holt die Regeln von $1 und liest $2"],
  [/^C: on (\S+), write (\S+), (.+), go to (\S+)$/, "C: bei $1 $2 schreiben, §3, zu $4 gehen"],
  [/^rule: in (\S+) on (\S+), write (\S+), (.+), go to (\S+)$/, "Regel: in $1 bei $2 $3 schreiben, §4, zu $5 gehen"],
  [/^(?:move )?left$/, "nach links"],
  [/^(?:move )?right$/, "nach rechts"],
  [/^stay$/, "stehen bleiben"],
];
