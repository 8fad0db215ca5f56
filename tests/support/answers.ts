import { expect } from 'vitest';
import { fetchAlone } from './fetch-alone.ts';

/** The answer at a path of a site, as text; the status must be 200. */
export async function textAt(siteUrl: string, path: string): Promise<string> {
  return (await answerAt(siteUrl, path)).text();
}

/** The answer at a path of a site, as JSON; the status must be 200. */
export async function jsonAt<T>(siteUrl: string, path: string): Promise<T> {
  return (await (await answerAt(siteUrl, path)).json()) as T;
}

async function answerAt(siteUrl: string, path: string): Promise<Response> {
  // The API limits the answers per address and minute; pages have no such limit.
  const ask = path.startsWith('/api/v1/') ? answeredInTime : fetch;
  const answer = await ask(siteUrl + path);
  expect(answer.status, path).toBe(200);
  return answer;
}

/** Delayed prices that are not available yet have a wait of this many seconds or more: no test waits for them. */
const NOT_WAITED_S = 60;

let requests = 0;

/**
 * Another address of this machine for each request: the API limits the answers per address, and journeys that share one
 * would mostly wait. Only Linux answers at all of 127.0.0.0/8.
 */
function ownAddress(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  requests += 1;
  return `127.${1 + (process.pid % 250)}.${(requests >> 7) % 250}.${1 + (requests & 127)}`;
}

/** Retries after the stated time when a request was rejected as too early or in favour of pages. */
export async function answeredInTime(url: string, init?: RequestInit): Promise<Response> {
  const response = await (init === undefined ? fetchAlone(url, { localAddress: ownAddress() }) : fetch(url, init));
  const again = Number(response.headers.get('Retry-After'));
  if ((response.status !== 429 && response.status !== 503) || !again || again >= NOT_WAITED_S) return response;
  await new Promise((resolve) => setTimeout(resolve, again * 1_000));
  return answeredInTime(url, init);
}
