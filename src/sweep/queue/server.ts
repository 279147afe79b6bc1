/** A PostgreSQL server that several machines share. */
import pg from "pg";
import { Refusal } from "../../cli/refusal";
import type { Database, Row, Statements } from "./database";

/** Milliseconds: waiting for a lost server, waiting for a free connection, pause between two attempts. */
const patience = { gone: 300_000, full: 60_000, pause: 500 };

/**
 * Connections of this process, and milliseconds before an unused one is closed. By default a server has a hundred for all machines.
 */
const connections = { most: 4, idle: 2000 };

/** The SQL code of a server without a free connection. */
const tooMany = "53300";

/**
 * @param address  "postgres://user@host:5432/database"; a password that it does not hold comes from PGPASSWORD or ~/.pgpass.
 * @throws {Refusal} for a server that cannot be reached or refuses the user. No message contains the password.
 */
export async function openServer(address: string): Promise<Database> {
  const name = nameOf(address);
  const pool = new pg.Pool({
    connectionString: address,
    max: connections.most,
    idleTimeoutMillis: connections.idle,
    application_name: "learnability-sweep",
    connectionTimeoutMillis: 5000,
  });
  // An unused connection may break: the next use opens another.
  pool.on("error", () => {});
  const using = async <Result>(work: (client: pg.PoolClient) => Promise<Result>, milliseconds: number): Promise<Result> => {
    const start = performance.now();
    for (;;) {
      try {
        return await withClient(pool, work);
      } catch (error) {
        if (!isGone(error)) throw error;
        const isFull = (error as { readonly code?: unknown }).code === tooMany;
        if (performance.now() - start >= Math.max(milliseconds, isFull ? patience.full : 0))
          throw new Refusal(`${name} cannot be reached: ${saidBy(error, address)}; what was written before is kept`);
        await new Promise((resolve) => setTimeout(resolve, patience.pause));
      }
    }
  };
  try {
    await using((client) => client.query("select 1"), 0);
  } catch (error) {
    await pool.end();
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${name} refuses: ${saidBy(error, address)}`);
  }
  return {
    execute: (text, values) => using((client) => executeIn(client, text, values), patience.gone),
    // A transaction without a confirmed end is repeated. A finished job no longer exists, so it is not counted twice.
    transaction: (work) => using((client) => inTransaction(client, work), patience.gone),
    owned: false,
    name,
    close: () => pool.end(),
  };
}

async function withClient<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  // An idle connection reports its loss by an event.
  const onError = () => {
    broken = true;
  };
  client.on("error", onError);
  try {
    return await work(client);
  } catch (error) {
    // A failed statement may leave a transaction open, so the connection is not used again.
    broken = true;
    throw error;
  } finally {
    client.off("error", onError);
    client.release(broken);
  }
}

async function executeIn(client: pg.PoolClient, text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  const result: pg.QueryResult | pg.QueryResult[] = values.length > 0 ? await client.query(text, [...values]) : await client.query(text);
  return (Array.isArray(result) ? (result.at(-1)?.rows ?? []) : result.rows) as Row[];
}

async function inTransaction<Result>(client: pg.PoolClient, work: (statements: Statements) => Promise<Result>): Promise<Result> {
  await client.query("begin");
  try {
    const result = await work({ execute: (text, values) => executeIn(client, text, values) });
    await client.query("commit");
    return result;
  } catch (error) {
    // Closing the connection also rolls back. A lost server would not answer a rollback.
    if (!isGone(error)) await client.query("rollback");
    throw error;
  }
}

/**
 * Error codes of a missing connection, of the system and of SQL: 08 is a lost connection, 57P a server shutting down, and 53300 a server
 * without free connections.
 */
function isGone(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code === "string" && /^(ECONN|EPIPE|ENOENT|ENOTFOUND|EHOST|ENET|ETIMEDOUT|EAI_AGAIN|08|57P0|53300)/.test(code)) return true;
  return typeof message === "string" && /^(connection terminated|timeout exceeded when trying to connect)/i.test(message);
}

/** The message of the server or the system, without the password. */
function saidBy(error: unknown, address: string): string {
  const { message, code } = error as { readonly message?: string; readonly code?: string };
  if (/client password must be a string/.test(message ?? "")) return "it asks for a password: put it into PGPASSWORD or ~/.pgpass";
  const said = message || code || "no answer";
  const secrets = secretsOf(address);
  return secrets.reduce((text, secret) => text.replaceAll(secret, "…"), said).replace(/\s*[\r\n]+\s*/g, " ");
}

function secretsOf(address: string): readonly string[] {
  const { password, searchParams } = urlOf(address);
  return [password, decodeURIComponent(password), searchParams.get("password") ?? ""].filter((secret) => secret !== "");
}

/** "postgres://host:5432/database", for messages. @throws {Refusal} */
export function nameOf(address: string): string {
  const { host, pathname, searchParams } = urlOf(address);
  const place = host || searchParams.get("host") || "localhost";
  return `postgres://${place}${pathname}`;
}

function urlOf(address: string): URL {
  try {
    const url = new URL(address);
    if (["postgres:", "postgresql:"].includes(url.protocol)) return url;
  } catch {
    // The refusal below omits the text, which may contain a password.
  }
  throw new Refusal("--queue must be an address like postgres://user@host:5432/database");
}
