import type { Locale } from '#domain/locale.ts';
import type { ProblemName } from '#app/api/problem.ts';
import type { Finished } from '../cache/cached-response.ts';
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locale.ts';
import { API_ROUTE, type PageRequest } from '../cache/page-request.ts';
import { problemAt } from '../words/problem-at.ts';
import { plainPage, type PlainWords } from '../plain-page.ts';

const RETRY_AFTER_S = 5;

/**
 * Why something cannot be answered now: a text for readers of pages, and one sentence for programs that requested a
 * file.
 */
export interface Reason {
  /** Name of the problem in the API. */
  problem: ProblemName;
  page: Record<Locale, PlainWords>;
  file: Record<Locale, string>;
}

/** Answers 503 with when to retry, in the form of the requested content. */
export function answerLater(reason: Reason, origin: string): (target: PageRequest) => Finished {
  const { page, file } = reason;
  const problem = forPrograms(reason, origin);
  const html = plainPage(page);
  const retry = { 'Retry-After': String(RETRY_AFTER_S) };
  const forReaders: Finished = {
    status: 503,
    policy: 'none',
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...retry },
    body: Buffer.from(html),
  };
  return (target) => {
    if (target.route === API_ROUTE) return problem(target.address);
    if (!target.file) return forReaders;
    const sentence = file[target.locale];
    const isJson = target.file === 'json';
    const type = isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
    return {
      status: 503,
      policy: 'none',
      headers: { 'Content-Type': type, ...retry },
      body: Buffer.from(isJson ? JSON.stringify({ error: sentence }) : `${sentence}\n`),
    };
  };
}

/** A problem document of the API (RFC 9457), in every language. */
export function forPrograms({ problem, page, file }: Reason, origin: string): (url: string) => Finished {
  const words = LOCALE_CODES.flatMap((code) => {
    const suffix = code === DEFAULT_LOCALE ? '' : code[0]!.toUpperCase() + code.slice(1);
    return [
      [`title${suffix}`, page[code].title],
      [`detail${suffix}`, file[code]],
    ];
  });
  const written = problemAt(origin, problem, { status: 503, ...Object.fromEntries(words) });
  return (url) => ({
    status: 503,
    policy: 'none',
    headers: { 'Content-Type': 'application/problem+json; charset=utf-8', 'Retry-After': String(RETRY_AFTER_S) },
    body: Buffer.from(written(url)),
  });
}
