import type { Reads } from '../cache/reads.ts';
import type { MakePage } from '../pages.ts';
import type { Admission } from './admission.ts';
import { classOf } from './classes.ts';
import { answerLater } from './later.ts';
import type { ProgramTurns } from './program-turns.ts';
import { BUSY } from '../words/busy.ts';

interface Gates {
  admission: Pick<Admission, 'enter'>;
  programs: ProgramTurns;
  /** Origin of the site: problem documents link to its documentation. */
  origin: string;
}

/**
 * Renders a page only when it is admitted, and an answer to a program in its turn. A refused request is answered 503
 * with when to retry; when there is a cached page it is sent instead, since the cache prefers the last good page to a
 * fault.
 */
export function admitted(make: MakePage, { admission, programs, origin }: Gates, begin: () => Reads): MakePage {
  const busy = answerLater(BUSY, origin);
  return async (target, requestId, sent) => {
    const of = classOf(target, sent !== undefined);
    const leave = of === 'program' ? await programs.enter() : admission.enter(of);
    if (!leave) return { finished: busy(target), reads: begin(), isCacheable: false };
    try {
      return await make(target, requestId, sent);
    } finally {
      leave();
    }
  };
}
