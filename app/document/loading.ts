/** Shorter loads show no indicator (docs/specification.md, sections 4 and 9). */
const DISPLAY_DELAY_MS = 200;
/** A navigation that has not ended by then was cancelled by the reader, or returned a file. */
const GIVEN_UP_MS = 30_000;

let showing: ReturnType<typeof setTimeout> | undefined;
let giving: ReturnType<typeof setTimeout> | undefined;
let target: URL | null = null;

/** The address that is being loaded; null when none is. */
export function pendingPage(): URL | null {
  return target;
}

/** The page starts to load its replacement: the indicator appears when that takes 200 ms. */
export function beginLoading(to: URL | null = null): void {
  endLoading();
  target = to;
  showing = setTimeout(() => setStage('running'), DISPLAY_DELAY_MS);
  giving = setTimeout(endLoading, GIVEN_UP_MS);
}

/** Pauses the indicator while the navigation is redirected. */
export function pauseLoading(): void {
  const line = loadingLine();
  if (line?.dataset['stage'] === 'running') setStage('paused');
}

/** Ends the indicator: the load is finished, or will not finish. */
export function endLoading(): void {
  clearTimeout(showing);
  clearTimeout(giving);
  target = null;
  setStage('idle');
}

function setStage(stage: 'idle' | 'running' | 'paused'): void {
  const line = loadingLine();
  if (!line) return;
  line.dataset['stage'] = stage;
  line.firstElementChild?.toggleAttribute('hidden', stage === 'idle');
}

function loadingLine(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-loading-line]:not(main *)');
}
