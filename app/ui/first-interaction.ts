/** What a reader does first. */
const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Calls `act` with the event by which the reader first turns to the page. */
export function onFirstInteraction(act: (event: Event) => void): void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let rest: PointerEvent | null = null;

  /** A page that opens below a pointer hears of it as of one that moved, and nobody has turned to it. */
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
