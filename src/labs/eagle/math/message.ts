/** The message of a round: C and D, stored transposed, so that products run along rows. */
export interface Message {
  /** C^T, n' x d, row-major. */
  readonly C: Float64Array;
  /** D^T, n' x d', row-major. */
  readonly D: Float64Array;
}

/** The progress of a machine's A. */
export interface Standing {
  /**
   * ||A_l^T C_l||_F / (max(d, n) 2^-52 ||A_0||_2) with A as Algorithm 1 has it, which shrinks by 1 - eta: up to ||C_0||_F, nothing
   * of C is left along A but rounding.
   */
  readonly unresolved: number;
  /** Whether A lacks full rank and has shrunk to the size of its rounding errors, from which it can no longer be distinguished. */
  readonly rounding: boolean;
}

/** A machine's part in a round. */
export interface RoundResult extends Standing {
  readonly message: Message;
  /** ||A_{l+1} / (1 - eta) - A_l||_F / ||A_{l+1} / (1 - eta)||_F, the change beyond the common shrinking; 0 once frozen. */
  readonly relativeChange: number;
  readonly operations: number;
}

/** C and D of the next round: the mean over machines, in their order. */
export function averaged(messages: readonly Message[]): Message {
  const mean = (part: (message: Message) => Float64Array) => {
    const sum = part(messages[0]).slice();
    for (const message of messages.slice(1)) {
      const values = part(message);
      for (let i = 0; i < sum.length; i++) sum[i] += values[i];
    }
    return messages.length === 1 ? sum : sum.map((value) => value / messages.length);
  };
  return { C: mean(({ C }) => C), D: mean(({ D }) => D) };
}

/**
 * Bytes of a round: C' and D' from every machine, their means back, and from every machine the numbers that decide when to stop
 * (`unresolved`) and when to freeze (`relativeChange`). The bit of each decision is not counted.
 */
export function roundBytes(machines: number, message: Message, numbers: number): number {
  return machines === 1 ? 0 : 8 * machines * (2 * (message.C.length + message.D.length) + numbers);
}
