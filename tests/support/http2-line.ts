import { connect, type ClientHttp2Session, type ClientHttp2Stream, type IncomingHttpHeaders } from 'node:http2';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { OddRequest } from './odd-requests.ts';

export interface Http2Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Http2Line {
  ask(path: string, headers?: Record<string, string>, method?: string, body?: string): Promise<Http2Answer>;
  /** Starts a request whose answer nobody reads. Throws when the connection has ended. */
  begin(path: string): ClientHttp2Stream;
  isOver(): boolean;
  close(): void;
}

/**
 * TLS and HTTP/2 like a browser: when the proxy ends a connection, as it does after a thousand requests, another one
 * follows. `windowBytes`: the most bytes of an answer that it receives before reading.
 */
export async function openHttp2(url: string, trusted: string, windowBytes?: number): Promise<Http2Line> {
  const ca = readFileSync(trusted);
  const settings = windowBytes === undefined ? {} : { initialWindowSize: windowBytes };
  let session = await open();
  const isOver = () => session.closed || session.destroyed;

  async function open(): Promise<ClientHttp2Session> {
    const opened = connect(url, { ca, settings });
    await once(opened, 'connect');
    return opened.on('error', () => undefined);
  }

  async function askOnce(path: string, headers: Record<string, string>, method: string, body?: string) {
    if (isOver()) session = await open();
    const asked = session.request({ ...headers, ':path': path, ':method': method }, { endStream: body === undefined });
    if (body !== undefined) asked.end(body);
    return wholeAnswer(asked);
  }

  const ask: Http2Line['ask'] = async (path, headers = {}, method = 'GET', body) => {
    const answer = await askOnce(path, headers, method, body).catch((error: unknown) => {
      if (!isOver()) throw error;
    });
    // Requests sent after the proxy announced the end of the connection were ignored; if the retry fails too, the
    // request itself ended it.
    const isHeard = answer && (answer.status > 0 || !isOver());
    return isHeard ? answer : askOnce(path, headers, method, body);
  };

  return {
    ask,
    begin: (path) => session.request({ ':path': path }).on('error', () => undefined),
    isOver,
    close: () => session.destroy(),
  };
}

function wholeAnswer(asked: ClientHttp2Stream): Promise<Http2Answer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let head: IncomingHttpHeaders & { ':status'?: number } = {};
    asked.on('response', (found) => (head = found));
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.once('error', reject);
    asked.once('close', () => resolve({ status: head[':status'] ?? 0, headers: head, body: Buffer.concat(parts) }));
  });
}

/** Statuses allowed for requests that the site cannot or will not answer. */
const CALM = new Set([200, 202, 204, 206, 301, 302, 304, 308, 400, 403, 404, 405, 406, 413, 414, 415, 416, 429, 431]);
/** Headers that HTTP/2 forbids. */
const NOT_OF_HTTP2 = new Set(['connection', 'upgrade', 'transfer-encoding', 'keep-alive', 'te', 'host']);

function isCalm({ status, headers }: Http2Answer): boolean {
  return CALM.has(status) || (status === 503 && headers['retry-after'] !== undefined);
}

function isLedAway({ headers }: Http2Answer): boolean {
  return new URL(headers.location ?? '/', 'https://here.example').hostname.endsWith('evil.example');
}

/** Sends all requests over this many connections: returns the number of answers, and their faults. */
export async function askAll(requests: Iterator<OddRequest>, open: () => Promise<Http2Line>, lines: number) {
  const wrong = new Set<string>();
  let asked = 0;
  async function reader(): Promise<void> {
    const line = await open();
    for (let next = requests.next(); !next.done; next = requests.next()) {
      const { method, path, headers, body } = next.value;
      const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_OF_HTTP2.has(name)));
      // The client itself refuses to send some requests.
      const answer = await line.ask(path, sent, method, body).catch(() => null);
      if (!answer || answer.status === 0) continue;
      asked += 1;
      if (!isCalm(answer)) wrong.add(`${answer.status}: ${method} ${path}`);
      if (isLedAway(answer)) wrong.add(`leads away: ${method} ${path}`);
    }
    line.close();
  }
  await Promise.all(Array.from({ length: lines }, reader));
  return { asked, wrong: [...wrong] };
}
