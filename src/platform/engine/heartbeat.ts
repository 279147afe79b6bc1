/** Pings between page and worker, beside the protocol of runs: a worker that does not answer counts as dead. */
export interface Ping {
  readonly type: "ping";
}

export interface Pong {
  readonly type: "pong";
}

export const ping: Ping = { type: "ping" };
export const pong: Pong = { type: "pong" };
