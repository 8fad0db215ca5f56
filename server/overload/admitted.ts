import type { Reads } from '../cache/reads.ts';
import type { MakePage } from '../pages.ts';
import type { Admission } from './admission.ts';
import { classOf } from './classes.ts';
import { answerLater } from './later.ts';
import { BUSY } from '../words/busy.ts';

/**
 * Makes a page only where it is admitted. One that is not is answered 503 with when to ask again; a cached
 * page takes its place, since the cache prefers the last good one to a fault.
 */
export function admitted(make: MakePage, admission: Admission, begin: () => Reads): MakePage {
  const busy = answerLater(BUSY);
  return async (target, requestId, sent) => {
    const leave = admission.enter(classOf(target));
    if (!leave) return { finished: busy(target), reads: begin(), isCacheable: false };
    try {
      return await make(target, requestId, sent);
    } finally {
      leave();
    }
  };
}
