import type { Reads } from '../cache/reads.ts';
import type { MakePage } from '../pages.ts';
import type { SecurityHeaders } from '../security/headers.ts';
import type { Admission } from './admission.ts';
import { classOf } from './classes.ts';
import { answerLater, type Reason } from './later.ts';

const BUSY: Reason = {
  page: {
    en: {
      title: 'The site is very busy at the moment',
      text: 'More is being asked of it than it can answer. The market’s pages come first. Please try this one again in a few seconds.',
    },
    ar: {
      title: 'الموقع مزدحم حالياً',
      text: 'الطلبات الآن أكثر مما يمكن الرد عليه، والأولوية لصفحات السوق. يُرجى المحاولة مرة أخرى بعد ثوانٍ.',
    },
  },
  file: {
    en: 'The site is very busy at the moment. Please ask for this file again in a few seconds.',
    ar: 'الموقع مزدحم حالياً. يُرجى طلب هذا الملف مرة أخرى بعد ثوانٍ.',
  },
};

/**
 * Makes a page only where it is admitted. One that is not is answered 503 with when to ask again; a page that is kept
 * still stands in for it, since the cache prefers the last good one to a fault.
 */
export function admitted(make: MakePage, admission: Admission, headers: SecurityHeaders, begin: () => Reads): MakePage {
  const busy = answerLater(headers, BUSY);
  return async (target, requestId, sent) => {
    const leave = admission.enter(classOf(target));
    if (!leave) return { finished: busy(target), reads: begin(), isKept: false };
    try {
      return await make(target, requestId, sent);
    } finally {
      leave();
    }
  };
}
