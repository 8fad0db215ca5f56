import type { Page, Request } from '@playwright/test';

/** So long a page that has nothing to do may still think of a file: it asks for each by an event, by none of the clock. */
const REST_MS = 150;

export interface Loading {
  /** Resolves when all that the page asked for has come and it asks for nothing more. */
  settled(): Promise<void>;
}

/** Follows what a page loads from now on, its streams aside: they never end. */
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

/** Runs in the page: resolves when it has loaded, was drawn since, and has had nothing to do at both ends of a rest. */
async function untilAtRest(restMs: number): Promise<void> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve));
  await document.fonts.ready;
  await idle();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, restMs)));
  await idle();
}
