import type { Locale } from '#domain/locale.ts';
import type { Finished } from '../cache/cached-response.ts';
import type { PageRequest } from '../cache/page-request.ts';
import { plainPage, type PlainWords } from '../plain-page.ts';
import type { SecurityHeaders } from '../security/headers.ts';
import { pagePolicy } from '../security/page-policy.ts';

const RETRY_AFTER_S = 5;

/** Why something cannot be answered now: for readers of pages, and in one sentence for programs that asked for a file. */
export interface Reason {
  page: Record<Locale, PlainWords>;
  file: Record<Locale, string>;
}

/** Answers 503 with when to ask again, in the form of what was asked for. */
export function answerLater(headers: SecurityHeaders, { page, file }: Reason): (target: PageRequest) => Finished {
  const html = plainPage(page.en, page.ar);
  const retry = { 'Retry-After': String(RETRY_AFTER_S) };
  const forReaders: Finished = {
    status: 503,
    policy: 'none',
    headers: {
      ...headers.page,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(html),
      ...retry,
    },
    body: Buffer.from(html),
  };
  return (target) => {
    if (!target.file) return forReaders;
    const sentence = file[target.locale];
    const isJson = target.file === 'json';
    const type = isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
    return {
      status: 503,
      policy: 'none',
      headers: { ...headers.file, 'Content-Type': type, ...retry },
      body: Buffer.from(isJson ? JSON.stringify({ error: sentence }) : `${sentence}\n`),
    };
  };
}
