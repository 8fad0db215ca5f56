import { beginLoading, endLoading } from './loading.ts';
import { keepPlace } from './places.ts';

/** Files of these types are saved or opened by another program: the page stays. */
const FILES = /\.(?:atom|csv|ics|json|pdf|png|rss|svg|webp|xlsx|zip)$/;

/** Watches for links and forms that lead to another document, for the loading indicator and the scroll position. */
export function watchLinks(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || isModified(event) || !leads(link)) return;
    leave(new URL(link.href));
  });
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get' || form.target) return;
    leave(new URL(form.action, location.href));
  });
  addEventListener('pagehide', endLoading);
}

function leave(to: URL): void {
  keepPlace(to);
  beginLoading(to);
}

function isModified({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** True when a link leads to another document of this site, in this window. */
function leads({ href, origin, pathname, search, hash, target, download }: HTMLAnchorElement): boolean {
  if (!href || target || download || origin !== location.origin || FILES.test(pathname)) return false;
  return pathname !== location.pathname || search !== location.search || hash === '';
}
