/** What machines exchange: C and D, stored transposed, so that products run along rows. */
export interface Message {
  /** C^T, n' x d, row-major. */
  readonly C: Float64Array;
  /** D^T, n' x d', row-major. */
  readonly D: Float64Array;
}

/** A machine's part in a round. */
export interface RoundResult {
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

/** Bytes of a round: C' and D' from every machine, and their means back. */
export function roundBytes(machines: number, message: Message): number {
  return machines === 1 ? 0 : 2 * 8 * machines * (message.C.length + message.D.length);
}
