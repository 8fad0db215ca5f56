/** Typing is answered when it rests so long (docs/specification.md, section 9). */
export const DEBOUNCE_MS = 50;
/** While it goes on, it is answered so often. */
export const THROTTLE_MS = 99;

export interface TypingPace {
  typed(): void;
  /** Forgets what was typed and not yet answered. */
  cancel(): void;
}

/** Calls `answer` at the pace of typing: when the keys rest, and in between when they do not. */
export function typingPace(answer: () => void): TypingPace {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  function cancel(): void {
    clearTimeout(resting);
    clearTimeout(waiting);
    waiting = undefined;
  }
  function fire(): void {
    cancel();
    answer();
  }
  return {
    typed() {
      clearTimeout(resting);
      resting = setTimeout(fire, DEBOUNCE_MS);
      waiting ??= setTimeout(fire, THROTTLE_MS);
    },
    cancel,
  };
}
