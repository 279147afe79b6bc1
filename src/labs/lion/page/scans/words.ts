import { inLanguage } from "../in-language";

const english = {
  title: "Mask row of a patch",
  chart: "The picture in patches, and the mask row of the chosen patch in three scan orders",
  patch: "Patch",
  picture: (name: string, side: number) => `${name}, ${side} × ${side}`,
  landscape: "generated",
  choose: "click a patch",
  legend: "M, entry of the mask",
  read: "Patches",
  place: (row: number, column: number) => `row ${row}, column ${column}`,
  scans: {
    rows: { title: "rows, one scan", note: "each row from left to right" },
    snake: { title: "snake, one scan", note: "every second row reversed" },
    both: { title: "snake, two scans", note: "along rows and columns" },
  },
  waiting: "The patches are not computed yet.",
  usual: (rows: string, both: string) =>
    `Other rows hold ${rows} % of the mask row of this patch in a scan by rows, and ${both} % with two snake scans.`,
  alike: "Nothing decays: every patch has the mask entry 1 in any scan order.",
  alone: "The mask entries of all other patches are 0: the chosen patch attends only to itself.",
  explain: [
    "A scan turns the patches of a picture into a sequence. Decay depends on the distance in the sequence, and neighbours in the picture can be far apart there.",
    "The maps show the mask row of the chosen patch on the grid. In a scan by rows, large entries lie mainly to the left and right of it.",
    "Two scans, a snake along rows and one along columns, have one mask each. Both masks are averaged on the grid before rows are scaled.",
  ],
  formula: "M = ½ (P₁ᵀ M₁ P₁ + P₂ᵀ M₂ P₂)",
  columns: { row: "row", column: "column" },
} as const;

export const scansText = inLanguage("scans/words", english);
