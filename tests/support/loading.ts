import type { Page, Request } from '@playwright/test';

/** How long an idle page may take to request another file: each request is triggered by an event, not by a timer. */
const REST_MS = 150;

export interface Loading {
  /** Resolves when everything that the page requested has arrived and it requests nothing more. */
  settled(): Promise<void>;
}

/** Follows a page's loading from now on, except its streams, which never end. */
export function followLoading(page: Page): Loading {
  const underWay = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/live') return;
    begun += 1;
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return {
    async settled() {
      let before: number;
      do {
        before = begun;
        await page.evaluate(untilAtRest, REST_MS);
      } while (begun > before || underWay.size > 0);
    },
  };
}

/** Runs in the page: resolves when it has loaded, was drawn since, and was idle at both ends of a rest period. */
async function untilAtRest(restMs: number): Promise<void> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve));
  await document.fonts.ready;
  await idle();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, restMs)));
  await idle();
}
