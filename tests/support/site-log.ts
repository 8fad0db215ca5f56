import { readFileSync } from 'node:fs';
import type { Site } from './site.ts';

/** The lines of a node's log so far. */
export function linesOf({ logFile }: Site): string[] {
  return readFileSync(logFile, 'utf8').split('\n');
}

/** The times at which a node logged an event, in the log's format. */
export function timesOf(site: Site, event: string): string[] {
  const lines = linesOf(site).flatMap((line) => [...line.matchAll(/^\{.*"time":"([^"]+)","event":"([^"]+)"/g)]);
  return lines.filter(([, , said]) => said === event).map(([, at]) => at!);
}

/** A node's log without requests, to explain a fault. */
export function eventsOf(site: Site): string {
  return linesOf(site)
    .filter((line) => /"event":"(?!request)/.test(line))
    .slice(-40)
    .join('\n');
}

/** How often a site at log level `debug` has rendered the page at this path. */
export function timesMade(site: Site, path: string): number {
  const [place = ''] = path.split('?');
  const isMade = (line: string) => line.includes('"event":"page-made"') && line.includes(`"path":"${place}"`);
  return linesOf(site).filter(isMade).length;
}
