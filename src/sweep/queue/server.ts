/** A PostgreSQL server that several machines share. */
import pg from "pg";
import { Refusal } from "../../cli/refusal";
import type { Database, Row, Statements } from "./database";

/** Milliseconds for which a server that has gone is waited for, and one that has no connection left, and between two attempts. */
const patience = { gone: 300_000, full: 60_000, pause: 500 };

/**
 * Connections of this process, and milliseconds for which one stays that nobody uses: a server has a hundred for all machines unless
 * it is told otherwise.
 */
const connections = { most: 4, idle: 2000 };

/** What SQL calls a server without a connection to spare. */
const tooMany = "53300";

/**
 * @param address  "postgres://user@host:5432/database"; a password that it does not hold comes from PGPASSWORD or ~/.pgpass.
 * @throws {Refusal} for a server that cannot be reached or refuses the user; its password is in no message.
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
  // Connections that nobody uses may break: the next use opens another.
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
    // A transaction whose end was not heard is done again: a job that is done already is not there to be done twice.
    transaction: (work) => using((client) => inTransaction(client, work), patience.gone),
    owned: false,
    name,
    close: () => pool.end(),
  };
}

async function withClient<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  // A connection that breaks while nothing is asked of it says so by an event.
  const onError = () => {
    broken = true;
  };
  client.on("error", onError);
  try {
    return await work(client);
  } catch (error) {
    // Statements that failed half way may have left a transaction open: the connection is not used again.
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
    // The connection is closed for it, which undoes it, too: an answer is not waited for where nobody may answer.
    if (!isGone(error)) await client.query("rollback");
    throw error;
  }
}

/**
 * Errors of a connection that is not there, by the codes of the system and of SQL: 08 is the connection, 57P the server's own end, and
 * 53300 that it has no connection left.
 */
function isGone(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code === "string" && /^(ECONN|EPIPE|ENOENT|ENOTFOUND|EHOST|ENET|ETIMEDOUT|EAI_AGAIN|08|57P0|53300)/.test(code)) return true;
  return typeof message === "string" && /^(connection terminated|timeout exceeded when trying to connect)/i.test(message);
}

/** What the server or the system says, without what the address keeps secret. */
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
    // Said below, without the text: it may hold a password.
  }
  throw new Refusal("--queue must be an address like postgres://user@host:5432/database");
}
