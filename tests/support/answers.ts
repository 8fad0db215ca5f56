import { expect } from 'vitest';

/** What a path of a site answers, as text; it must answer with 200. */
export async function textAt(siteUrl: string, path: string): Promise<string> {
  return (await answerAt(siteUrl, path)).text();
}

/** What a path of a site answers, read as JSON; it must answer with 200. */
export async function jsonAt<T>(siteUrl: string, path: string): Promise<T> {
  return (await (await answerAt(siteUrl, path)).json()) as T;
}

async function answerAt(siteUrl: string, path: string): Promise<Response> {
  // Of the API one address gets so many answers a minute; pages answer all.
  const ask = path.startsWith('/api/v1/') ? answeredInTime : fetch;
  const answer = await ask(siteUrl + path);
  expect(answer.status, path).toBe(200);
  return answer;
}

/** Delayed prices that are not there yet come in so many seconds or more: no test waits for them. */
const NOT_WAITED_S = 60;

/** Asked again when it says, where it came too early or pages came first: other journeys ask from the same address. */
export async function answeredInTime(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  const again = Number(response.headers.get('Retry-After'));
  if ((response.status !== 429 && response.status !== 503) || !again || again >= NOT_WAITED_S) return response;
  await new Promise((resolve) => setTimeout(resolve, again * 1_000));
  return answeredInTime(url, init);
}
