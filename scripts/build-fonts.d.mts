/** Makes the fonts of the page; false when they are up to date. */
export function buildFonts(): Promise<boolean>;

/** A file that a style sheet asks for, with what it asks it for. */
export interface Face {
  readonly name: string;
  readonly characters: string;
  readonly weights: { readonly min: number; readonly max: number };
}

/** The files that a style sheet asks for, with the characters and weights that it asks each for. */
export function facesIn(sheet: string): Face[];
