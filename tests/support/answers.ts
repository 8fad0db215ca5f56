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
  const answer = await fetch(siteUrl + path);
  expect(answer.status, path).toBe(200);
  return answer;
}
