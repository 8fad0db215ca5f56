/** Minimum time between two reloads for a page part that failed to load (docs/specification.md, section 9). */
const RELOAD_GUARD_MS = 60_000;
const KEY = 'page-part-reload-at';

/**
 * When a part of the page fails to load, reloads the page: a new release may have replaced the part. Reloads at most
 * once in 60 seconds, since the part may be missing for longer.
 */
export function guardParts(): void {
  // Vite's event for a dynamic import that failed.
  addEventListener('vite:preloadError', (event) => {
    if (optionalLoads === 0 && reloadOnce()) event.preventDefault();
  });
  addEventListener('error', ({ target }) => isPart(target) && reloadOnce(), true);
  // Set by the script in the head (app/head/first-script.ts).
  if (document.documentElement.dataset['partMissing'] !== undefined) reloadOnce();
}

/**
 * True for a script of the site, or an inline one that imports some; nobody who reads or fills in a form misses a
 * script of another provider.
 */
function isPart(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && (!target.src || target.src.startsWith(`${location.origin}/`));
}

let optionalLoads = 0;

/** Loads an optional part of the page: on failure the promise is rejected, and nothing is reloaded. */
export async function optionally<T>(load: () => Promise<T>): Promise<T> {
  optionalLoads += 1;
  try {
    return await load();
  } finally {
    optionalLoads -= 1;
  }
}

/** Returns true when the page is being reloaded. */
function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (last && Date.now() - last < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage for the time, reloading could repeat endlessly.
    return false;
  }
  location.reload();
  return true;
}
