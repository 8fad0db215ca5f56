/** Least time between two reloads for a page part that would not load (docs/specification.md, section 9). */
const RELOAD_GUARD_MS = 60_000;
const KEY = 'page-part-reload-at';

/**
 * A part of the page that fails to load reloads the page: another release may have taken its place. That is done at most
 * once in 60 seconds, since the part may be gone for longer.
 */
export function guardParts(): void {
  // Vite's event for a dynamic import that failed.
  addEventListener('vite:preloadError', (event) => {
    if (optionalLoads === 0 && reloadOnce()) event.preventDefault();
  });
  addEventListener('error', ({ target }) => isPart(target) && reloadOnce(), true);
  // Noted by the script in the head (app/head/first-script.ts).
  if (document.documentElement.dataset['partMissing'] !== undefined) reloadOnce();
}

/**
 * A script of the site, or one within the page that imports some; one of another provider is missed by nobody who reads or
 * fills in a form.
 */
function isPart(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && (!target.src || target.src.startsWith(`${location.origin}/`));
}

let optionalLoads = 0;

/** Loads a part that the page does well without: where it cannot be had the promise is rejected, and nothing is reloaded. */
export async function optionally<T>(load: () => Promise<T>): Promise<T> {
  optionalLoads += 1;
  try {
    return await load();
  } finally {
    optionalLoads -= 1;
  }
}

/** Answers whether the page is loaded again. */
function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (last && Date.now() - last < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without a place to note the time, reloading could go on for ever.
    return false;
  }
  location.reload();
  return true;
}
