import { inLanguage } from "../in-language";

const english = {
  title: "A patch looks around",
  chart: "The picture in patches, and how much of every patch reaches the chosen one in three orders of scanning",
  patch: "Patch",
  picture: (name: string, side: number) => `${name}, ${side} × ${side}`,
  landscape: "drawn here",
  choose: "click a patch",
  legend: "M, entry of the mask",
  read: "Patches",
  place: (row: number, column: number) => `row ${row}, column ${column}`,
  scans: {
    rows: { title: "rows, one scan", note: "tokens as they come" },
    snake: { title: "snake, one scan", note: "every second row turns back" },
    both: { title: "snake, two scans", note: "in rows and in columns" },
  },
  waiting: "The patches are being made.",
  usual: (rows: string, both: string) =>
    `The chosen patch has ${rows} % of what it sees in other rows of the picture when it is read row by row, and ${both} % with two snakes. A sequence has no “below”: the second scan makes one.`,
  alike: "Nothing decays here, so every patch counts the same in any order of scanning.",
  alone: "Nothing gets past a patch here: the chosen one sees itself alone in any order of scanning.",
  explain: [
    "A picture becomes a sequence by reading its patches in some order. What is near in the sequence fades little, and what is near in the picture may be far in the sequence.",
    "Shown is the row of the mask that belongs to the chosen patch, put back on the grid. Read row by row it is a smear to the left and to the right.",
    "Two scans, a snake along the rows and one along the columns, have a mask each; put back on the grid, both are averaged before rows are scaled.",
  ],
  formula: "M = ½ (P₁ᵀ M₁ P₁ + P₂ᵀ M₂ P₂)",
  columns: { row: "row", column: "column" },
} as const;

export const scansText = inLanguage("scans/words", english);
