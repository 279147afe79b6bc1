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
];
