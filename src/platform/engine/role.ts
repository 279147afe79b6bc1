/**
 * The worker's side of a role. There is one worker script for everything: what a worker is opened for is the first thing it
 * is told, and the code of that role is fetched then. What comes meanwhile waits, in order.
 */
import { type Ping, pong } from "./heartbeat";

/** What a worker does once it plays a role: it is given a way to answer, and says how it takes messages. */
export type Role<To = never, From = unknown> = (post: PostMessage<From>, opened: RoleMessage) => (message: To) => void;

/** Sends a copy, but for what is handed over. */
export type PostMessage<From = unknown> = (message: From, transfer?: Transferable[]) => void;

/** The first message to a worker. */
export interface RoleMessage {
  readonly type: "role";
  /** Null for what is the same in every lab. */
  readonly lab: string | null;
  readonly role: string;
  /** Workers that it may open beside itself; none unless told. */
  readonly helpers?: number;
}

/** May come before it: the role it will be told, whose code is fetched meanwhile. */
export interface RoleAhead extends Omit<RoleMessage, "type"> {
  readonly type: "ahead";
}

/** Its code could not be fetched. */
export interface RoleMissing {
  readonly type: "role-missing";
}

export type LoadRole = (message: Pick<RoleMessage, "lab" | "role">) => Promise<Role>;

/** Takes the messages of a worker that has yet to be told its role. */
export class RoleHost {
  readonly #load: LoadRole;
  readonly #post: PostMessage;
  #receive: ((message: never) => void) | null = null;
  /** What came before the role was there. */
  readonly #early: unknown[] = [];

  constructor(load: LoadRole, post: PostMessage) {
    this.#load = load;
    this.#post = post;
  }

  /** Pings are answered also while a role is being fetched: a slow network is no silence. */
  receive(message: unknown): void {
    if (isOf<Ping>(message, "ping")) this.#post(pong);
    else if (isOf<RoleMessage>(message, "role")) this.#begin(message);
    // What cannot be fetched now is asked for again when it is wanted.
    else if (isOf<RoleAhead>(message, "ahead")) this.#load(message).catch(() => {});
    else if (this.#receive) this.#receive(message as never);
    else this.#early.push(message);
  }

  #begin(message: RoleMessage): void {
    this.#load(message).then(
      // Outside of the promise, so that an error ends the worker like any other.
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
