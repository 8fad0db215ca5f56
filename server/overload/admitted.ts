import type { Finished } from '../cache/kept.ts';
import type { Reads } from '../cache/reads.ts';
import type { Target } from '../cache/target.ts';
import type { Locale } from '#domain/locale.ts';
import type { MakePage } from '../pages.ts';
import { plainPage } from '../plain-page.ts';
import type { SecurityHeaders } from '../security/headers.ts';
import { pagePolicy } from '../security/page-policy.ts';
import type { Admission } from './admission.ts';
import { classOf } from './classes.ts';

const RETRY_AFTER_S = 5;

const BUSY_HTML = plainPage(
  {
    title: 'The site is very busy at the moment',
    text: 'More is being asked of it than it can answer. The market’s pages come first. Please try this one again in a few seconds.',
  },
  {
    title: 'الموقع مزدحم حالياً',
    text: 'الطلبات الآن أكثر مما يمكن الرد عليه، والأولوية لصفحات السوق. يُرجى المحاولة مرة أخرى بعد ثوانٍ.',
  },
);

/** The same for programs that asked for a file: one sentence, in the form of what was asked for. */
const BUSY_FILE: Record<Locale, string> = {
  en: 'The site is very busy at the moment. Please ask for this file again in a few seconds.',
  ar: 'الموقع مزدحم حالياً. يُرجى طلب هذا الملف مرة أخرى بعد ثوانٍ.',
};

function busyFile({ file, locale }: Target, headers: SecurityHeaders): Finished {
  const sentence = BUSY_FILE[locale];
  const isJson = file === 'json';
  return {
    status: 503,
    policy: 'none',
    headers: {
      ...headers.file,
      'Content-Type': isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'Retry-After': String(RETRY_AFTER_S),
    },
    body: Buffer.from(isJson ? JSON.stringify({ error: sentence }) : `${sentence}\n`),
  };
}

/**
 * Makes a page only where it is admitted. One that is not is answered 503 with when to ask again; a page that is kept
 * still stands in for it, since the cache prefers the last good one to a fault.
 */
export function admitted(make: MakePage, admission: Admission, headers: SecurityHeaders, begin: () => Reads): MakePage {
  const busy: Finished = {
    status: 503,
    policy: 'none',
    headers: {
      ...headers.page,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(BUSY_HTML),
      'Retry-After': String(RETRY_AFTER_S),
    },
    body: Buffer.from(BUSY_HTML),
  };
  return async (target, requestId, sent) => {
    const leave = admission.enter(classOf(target.route));
    if (!leave) {
      const finished = target.file ? busyFile(target, headers) : busy;
      return { finished, reads: begin(), isKept: false };
    }
    try {
      return await make(target, requestId, sent);
    } finally {
      leave();
    }
  };
}
