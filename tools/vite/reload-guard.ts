import type { Plugin } from 'vite';

/** Least time between two reloads for a page part that would not load (specification, section 9). */
const RELOAD_GUARD_MS = 60_000;
const UNGUARDED = 'window.location.reload();';

const guarded = `
  const key = 'page-part-reload-at';
  const last = Number(sessionStorage.getItem(key));
  if (last && Date.now() - last < ${RELOAD_GUARD_MS}) {
    const fail = () => { throw error; };
    return { default: fail, clientLoader: fail };
  }
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();`;

/**
 * React Router reloads the page whenever a route's chunk fails to load, again and again while the chunk is gone.
 * The specification allows one reload in 60 seconds; after that a part stands in whose loader and component throw the
 * error: that brings the error page, while an error thrown here would be lost and the page left empty.
 */
export function reloadGuard(): Plugin {
  return {
    name: 'reload-guard',
    transform(code, id) {
      if (!/react-router[/\\]dist[/\\].*routeModules\.js/.test(id)) return null;
      if (!code.includes(UNGUARDED))
        throw new Error('React Router reloads pages in another way now: mend tools/vite/reload-guard.ts.');
      return { code: code.replace(UNGUARDED, guarded), map: null };
    },
  };
}
