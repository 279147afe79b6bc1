/**
 * The engine of Safari, as WebKitGTK has it: its small browser, drawn onto a screen that is only in memory (Xvfb) and driven
 * over the WebDriver protocol (https://www.w3.org/TR/webdriver2/). Nothing is downloaded.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import type { DrivenBrowser } from "./driven";

const missing = (what: string, variable: string) =>
  new Error(
    `no ${what} found: install WebKitGTK's driver and a screen in memory (Debian: apt-get install webkit2gtk-driver xvfb), or set ${variable} to the path of yours`,
  );

/** @throws when there is no WebKit or no Xvfb: a check that needs them must not pass without. */
export async function openWebKit(): Promise<DrivenBrowser> {
  const driver = process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver";
  const screen = process.env.XVFB ?? "/usr/bin/Xvfb";
  if (!existsSync(driver)) throw missing("WebKitWebDriver", "WEBKIT_DRIVER");
  if (!existsSync(screen)) throw missing("Xvfb", "XVFB");
  const display = await openScreen(screen);
  try {
    const service = await startDriver(driver, display.name);
    try {
      const session = await openSession(service.address);
      return {
        ...session,
        close: async () => {
          await session.close().finally(() => stop(service.process));
          await stop(display.process);
        },
      };
    } catch (error) {
      await stop(service.process);
      throw error;
    }
  } catch (error) {
    await stop(display.process);
    throw error;
  }
}

/** Xvfb chooses a free number and writes it to the descriptor that it is given. */
async function openScreen(path: string): Promise<{ readonly process: ChildProcess; readonly name: string }> {
  const child = spawn(path, ["-displayfd", "3", "-screen", "0", "1600x5400x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once("data", (text) => resolve(String(text).trim()));
    child.once("exit", (code) => reject(new Error(`Xvfb ended with code ${code} before it had a screen`)));
    child.once("error", reject);
  });
  return { process: child, name: `:${number}` };
}

async function startDriver(path: string, display: string): Promise<{ readonly process: ChildProcess; readonly address: string }> {
  const port = await freePort();
  // A language of its own would bring decimal commas into the fields of numbers.
  const env = { ...process.env, DISPLAY: display, LANG: "C.UTF-8", GDK_BACKEND: "x11" };
  const child = spawn(path, [`--port=${port}`], { env, stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${child.exitCode}`);
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return { process: child, address };
    await new Promise((later) => setTimeout(later, 100));
  }
  await stop(child);
  throw new Error("WebKitWebDriver did not answer within 10 seconds");
}

interface Answer {
  readonly value: unknown;
}

async function openSession(address: string): Promise<DrivenBrowser> {
  const opened = await command("POST", `${address}/session`, { capabilities: { alwaysMatch: {} } });
  const { sessionId, capabilities } = opened as { sessionId: string; capabilities: { browserVersion: string } };
  const base = `${address}/session/${sessionId}`;
  const evaluate = (expression: string) => command("POST", `${base}/execute/async`, { script: settled(expression), args: [] }).then(unwrap);
  await command("POST", `${base}/timeouts`, { script: patience, pageLoad: patience });
  return {
    version: capabilities.browserVersion,
    page: {
      goto: (to) => command("POST", `${base}/url`, { url: to }),
      evaluate,
      resize: async (width, height) => {
        // A window has more than the page; how much is known once there is one.
        await command("POST", `${base}/window/rect`, { x: 0, y: 0, width, height });
        const [left, below] = (await evaluate(`[${width} - innerWidth, ${height} - innerHeight]`)) as [number, number];
        await command("POST", `${base}/window/rect`, { x: 0, y: 0, width: width + left, height: height + below });
      },
      click: async (selector) => {
        const found = await command("POST", `${base}/element`, { using: "css selector", value: selector });
        const [id] = Object.values(found as Readonly<Record<string, string>>);
        await command("POST", `${base}/element/${id}/click`, {});
      },
    },
    close: async () => void (await command("DELETE", base)),
  };
}

/** A busy machine is no failure. */
const patience = 180_000;

/** What is thrown comes back as text: the protocol would say "javascript error" and little else. */
function settled(expression: string): string {
  return `const done = arguments[arguments.length - 1];
    Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
}

function unwrap(settled: unknown): unknown {
  const { value, error } = settled as { readonly value?: unknown; readonly error?: string };
  if (error !== undefined) throw new Error(`in WebKit: ${error}`);
  return value;
}

async function command(method: "GET" | "POST" | "DELETE", address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as Answer;
  if (answer.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`WebKitWebDriver answered "${error}" to ${method} ${new URL(address).pathname}: ${message}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill();
  });
}
