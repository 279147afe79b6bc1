/** What a browser is, whichever engine it has. */

/** What the checks ask of a page, whichever engine draws it. */
export interface DrivenPage {
  goto(address: string): Promise<unknown>;
  /**
   * The value of an expression, or what its promise brings: text and other plain data. It is handed over as text, so that no
   * engine's way of handing over a function changes a number.
   */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the first element of a selector. */
  click(selector: string): Promise<unknown>;
  /** Makes the page as large as this, in pixels. */
  resize(width: number, height: number): Promise<unknown>;
}

export interface DrivenBrowser {
  /** As it calls itself. */
  readonly version: string;
  readonly page: DrivenPage;
  close(): Promise<unknown>;
}
