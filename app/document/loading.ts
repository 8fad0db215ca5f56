/** Nothing shorter is worth a sign (docs/specification.md, sections 4 and 9). */
const DISPLAY_DELAY_MS = 200;
/** A navigation that has not ended by then was called off by the reader, or brought a file. */
const GIVEN_UP_MS = 30_000;

let showing: ReturnType<typeof setTimeout> | undefined;
let giving: ReturnType<typeof setTimeout> | undefined;
let target: URL | null = null;

/** Where the page is on its way to; null while it is not. */
export function pendingPage(): URL | null {
  return target;
}

/** The page begins to load something that takes its place: the indicator shows itself when that takes 200 ms. */
export function beginLoading(to: URL | null = null): void {
  endLoading();
  target = to;
  showing = setTimeout(() => setStage('running'), DISPLAY_DELAY_MS);
  giving = setTimeout(endLoading, GIVEN_UP_MS);
}

/** The indicator stands still while the navigation is sent elsewhere. */
export function pauseLoading(): void {
  const line = loadingLine();
  if (line?.dataset['stage'] === 'running') setStage('paused');
}

/** What was loaded is there, or will not come. */
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
