import type { SuggestionsAnswer } from '#domain/suggestion.ts';
import { pageHttp } from '#app/live/http-client.ts';
import { typingPace } from './typing-pace.ts';

/** Content of the list: nothing yet, an answer, or a failure. */
export type Answer = SuggestionsAnswer | 'failed' | null;

/** Fetches suggestions while the reader types, at the pace of typing; a request is aborted when a newer one starts. */
export function createAsking(address: string, tell: (answer: Answer) => void) {
  let words = '';
  let leaving = new AbortController();
  const pace = typingPace(() => {
    leaving.abort();
    leaving = new AbortController();
    const { signal } = leaving;
    pageHttp()
      .get<SuggestionsAnswer>(`${address}?${new URLSearchParams({ q: words })}`, signal)
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
