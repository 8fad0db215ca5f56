/** Suggestions appear when typing pauses for this long (docs/specification.md, section 9). */
export const DEBOUNCE_MS = 50;
/** During continuous typing, the interval between answers. */
export const THROTTLE_MS = 99;

export interface TypingPace {
  typed(): void;
  /** Forgets typed text that was not answered yet. */
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
