import type { Site } from './site.ts';

const READERS = 4;
export const READ_PATHS = ['/en', '/ar/market-watch', '/ar', '/en/market-watch'];

/** The status of an answer; for an answer other than a page, also its address and text. */
function told({ status, url }: Response, body: string): number | string {
  return status === 200
    ? status
    : `${status} ${url} at ${new Date().toISOString()}: ${/<title>(.*?)<|$/.exec(body)?.[1]}`;
}

/** Readers of a node that request pages of the market without a pause, with the answers they got. */
export function startReaders(site: Pick<Site, 'url'>) {
  const met = new Set<number | string>();
  let isGoing = true;
  const reader = async (first: number) => {
    for (let turn = first; isGoing; turn += 1) {
      const path = READ_PATHS[turn % READ_PATHS.length]!;
      met.add(await fetch(site.url + path).then(async (answer) => told(answer, await answer.text()), String));
    }
  };
  const readers = Array.from({ length: READERS }, (_, first) => reader(first));
  return async () => {
    isGoing = false;
    await Promise.all(readers);
    return [...met];
  };
}
