import { readFileSync } from 'node:fs';
import type { Site } from './site.ts';

/** The times at which a node logged an event, in the log's format. */
export function timesOf({ logFile }: Site, event: string): string[] {
  const lines = readFileSync(logFile, 'utf8').matchAll(/^\{.*"time":"([^"]+)","event":"([^"]+)"/gm);
  return [...lines].filter(([, , said]) => said === event).map(([, at]) => at!);
}

/** A node's log without requests, to explain a fault. */
export function eventsOf({ logFile }: Site): string {
  const lines = readFileSync(logFile, 'utf8').split('\n');
  return lines
    .filter((line) => /"event":"(?!request)/.test(line))
    .slice(-40)
    .join('\n');
}

/** How often a site at log level `debug` has rendered the page at this path. */
export function timesMade({ logFile }: Site, path: string): number {
  const [place = ''] = path.split('?');
  return readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((text) => text.includes('"event":"page-made"') && text.includes(`"path":"${place}"`)).length;
}
