/**
 * Roles of workers. All workers have one script: the first message names the role, and the worker fetches its code. Later
 * messages wait in order.
 */
import { type Ping, pong } from "./heartbeat";

/** A role: it receives a function that posts answers, and returns a handler of messages. */
export type Role<To = never, From = unknown> = (post: PostMessage<From>, opened: RoleMessage) => (message: To) => void;

/** Posts a copy, except for the transferred parts. */
export type PostMessage<From = unknown> = (message: From, transfer?: Transferable[]) => void;

/** The first message to a worker. */
export interface RoleMessage {
  readonly type: "role";
  /** Null for what is the same in every lab. */
  readonly lab: string | null;
  readonly role: string;
  /** Helper workers that it may open; none by default. */
  readonly helpers?: number;
}

/** May precede the role message, so that the code is fetched early. */
export interface RoleAhead extends Omit<RoleMessage, "type"> {
  readonly type: "ahead";
}

/** Its code could not be fetched. */
export interface RoleMissing {
  readonly type: "role-missing";
}

export type LoadRole = (message: Pick<RoleMessage, "lab" | "role">) => Promise<Role>;

/** Receives the messages of a worker before its role is known. */
export class RoleHost {
  readonly #load: LoadRole;
  readonly #post: PostMessage;
  #receive: ((message: never) => void) | null = null;
  /** Messages that came before the role was loaded. */
  readonly #early: unknown[] = [];

  constructor(load: LoadRole, post: PostMessage) {
    this.#load = load;
    this.#post = post;
  }

  /** Pings are answered also while a role is being fetched: a slow network does not count as silence. */
  receive(message: unknown): void {
    if (isOf<Ping>(message, "ping")) this.#post(pong);
    else if (isOf<RoleMessage>(message, "role")) this.#begin(message);
    // A failed fetch is repeated when the role is set.
    else if (isOf<RoleAhead>(message, "ahead")) this.#load(message).catch(() => {});
    else if (this.#receive) this.#receive(message as never);
    else this.#early.push(message);
  }

  #begin(message: RoleMessage): void {
    this.#load(message).then(
      // Outside the promise, so that an error ends the worker like any other.
      (role) => queueMicrotask(() => this.#play(role, message)),
      () => this.#post({ type: "role-missing" } satisfies RoleMissing),
    );
  }

  #play(role: Role, message: RoleMessage): void {
    const receive = role(this.#post, message);
    this.#receive = receive;
    for (const message of this.#early.splice(0)) receive(message as never);
  }
}

function isOf<Message extends { readonly type: string }>(message: unknown, type: Message["type"]): message is Message {
  return (message as { readonly type?: unknown } | null)?.type === type;
}
