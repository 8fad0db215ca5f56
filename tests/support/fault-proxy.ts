import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ALL_CALLS } from '#upstream/upstream.ts';
import { HOST_VARIABLES, type HostName } from '#upstream/hosts.ts';
import { act, reshapedEvent, type Fault, type TrueAnswer } from './faults.ts';
import { asSmallExchange } from './small-exchange.ts';
import { wireCallOf, type WireCall } from './wire-calls.ts';

export type Plan = Partial<Record<WireCall, Fault>>;

export interface FaultProxy {
  /** `UPSTREAM_…_URL` of every service. */
  settings: Record<string, string>;
  /** From now on these calls get these faults, and all others their answers. Hanging requests are aborted. */
  set(plan: Plan): Promise<void>;
  /** How often the call got its fault since `set`. */
  given(call: WireCall): number;
  /** Number of requests left without an answer. */
  hanging(): number;
  close(): Promise<void>;
}

const HOSTS = Object.keys(HOST_VARIABLES) as HostName[];

/** A proxy before every service of the exchange, each on its own port, so that one can refuse while others answer. */
export async function startFaultProxy(exchangeUrl: string): Promise<FaultProxy> {
  let plan: Plan = {};
  let given = new Map<WireCall, number>();
  const open = new Set<ServerResponse>();

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', exchangeUrl);
    const call = wireCallOf({ path, query, body: body.toString() });
    const fault = plan[call];
    if (fault) given.set(call, (given.get(call) ?? 0) + 1);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const headers = { 'content-type': request.headers['content-type'] ?? 'text/plain' };
    const sent = request.method === 'POST' ? { method: 'POST', body, headers } : { headers };
    const answer = await fetch(exchangeUrl + request.url, { ...sent, signal: gone.signal });
    if (call === 'stream') return passStream(answer, response, fault);
    const whole = asSmallExchange(call, query, await wholeAnswer(answer));
    if (fault && fault !== 'refuses') return act(fault, response, whole);
    response.writeHead(whole.status, { 'content-type': whole.contentType }).end(whole.body);
  }

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    // The site or the exchange has closed the connection: nobody can receive an error.
    pass(request, response).catch(() => response.destroy());
  };
  const servers = new Map(await Promise.all(HOSTS.map(async (host) => [host, await listen(handle)] as const)));

  return {
    settings: Object.fromEntries(
      HOSTS.map((host) => [
        HOST_VARIABLES[host].variable,
        `http://127.0.0.1:${servers.get(host)!.port}${HOST_VARIABLES[host].embeddedPath}`,
      ]),
    ),
    async set(next) {
      plan = next;
      given = new Map();
      for (const response of open) response.destroy();
      const refusing = new Set(callsOf(next, 'refuses').map(hostOf));
      await Promise.all(HOSTS.map((host) => servers.get(host)!.opened(!refusing.has(host))));
    },
    given: (call) => given.get(call) ?? 0,
    hanging: () => open.size,
    close: async () => void (await Promise.all([...servers.values()].map(({ opened }) => opened(false)))),
  };
}

function callsOf(plan: Plan, fault: Fault): WireCall[] {
  return (Object.keys(plan) as WireCall[]).filter((call) => plan[call] === fault);
}

function hostOf(call: WireCall): HostName {
  return call === 'integrated-reports' || call === 'older-disclosures'
    ? 'disclosures'
    : ALL_CALLS.find(({ name }) => name === call)!.host;
}

/** A server on its own port, which can be closed and opened again. */
async function listen(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  let server: Server | undefined;
  const start = (port: number) =>
    new Promise<Server>((resolve) => {
      const starting = createServer(handle).listen(port, '127.0.0.1', () => resolve(starting));
    });
  server = await start(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async opened(shall: boolean): Promise<void> {
      if (shall) server ??= await start(port);
      else if (server) {
        const closing = server;
        server = undefined;
        closing.closeAllConnections();
        await new Promise((resolve) => closing.close(resolve));
      }
    },
  };
}

async function wholeAnswer(answer: Response): Promise<TrueAnswer> {
  const contentType = answer.headers.get('content-type') ?? 'application/octet-stream';
  return { status: answer.status, contentType, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Passes the stream through; faults apply to its first event, the snapshot. */
async function passStream(answer: Response, response: ServerResponse, fault: Fault | undefined): Promise<void> {
  const contentType = answer.headers.get('content-type') ?? '';
  const parts = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('\n\n')) text += (await parts.read()).value ?? '';
  const end = text.indexOf('\n\n') + 2;
  const changed = fault && reshapedEvent(fault, text.slice(0, end));
  if (fault && fault !== 'refuses' && changed === undefined) {
    await parts.cancel();
    return act(fault, response, { status: 200, contentType, body: Buffer.from(text.slice(0, end)) });
  }
  response.writeHead(200, { 'content-type': contentType });
  response.write((changed ?? text.slice(0, end)) + text.slice(end));
  for (let next = await parts.read(); !next.done; next = await parts.read()) response.write(next.value);
  response.end();
}
