/** A reader's first actions. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Calls `act` with the event of the reader's first interaction with the page. */
export function onFirstInteraction(act: (event: Event) => void): void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let rest: PointerEvent | null = null;

  /** A page that opens under a pointer gets a move event although nobody moved the pointer. */
  function isAtRest(event: Event): boolean {
    if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
    rest ??= event;
    return event.clientX === rest.clientX && event.clientY === rest.clientY;
  }

  const first = (event: Event) => {
    if (isAtRest(event)) return;
    leaving.abort();
    act(event);
  };
  for (const type of INTERACTIONS) addEventListener(type, first, { capture: true, passive: true, signal });
}
