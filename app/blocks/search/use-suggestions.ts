import { useEffect, useMemo, useState } from 'react';
import { pageHttp } from '../../live/http-client.ts';
import type { Suggestions } from './suggestions-data.ts';
import { typingPace } from './typing-pace.ts';

/** What the list holds: nothing yet, an answer, or that there was none. */
export type Answer = Suggestions | 'failed' | null;

/** Asks while one types, at the pace of typing; an answer that another question has overtaken is given up. */
export function useSuggestions(address: string) {
  const [answer, setAnswer] = useState<Answer>(null);
  const asking = useMemo(() => createAsking(address, setAnswer), [address]);
  useEffect(() => asking.forget, [asking]);
  return { answer, ask: asking.ask, forget: asking.forget };
}

function createAsking(address: string, tell: (answer: Answer) => void) {
  let words = '';
  let leaving = new AbortController();
  const pace = typingPace(() => {
    leaving.abort();
    leaving = new AbortController();
    const { signal } = leaving;
    pageHttp()
      .get<Suggestions>(`${address}?${new URLSearchParams({ q: words })}`, signal)
      .catch(() => 'failed' as const)
      .then((answer) => signal.aborted || tell(answer));
  });
  return {
    ask(query: string) {
      words = query;
      pace.typed();
    },
    forget() {
      pace.cancel();
      leaving.abort();
      tell(null);
    },
  };
}
