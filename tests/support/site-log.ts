import { readFileSync } from 'node:fs';
import type { Site } from './site.ts';

/** When a node said so, in its own words of time. */
export function timesOf({ logFile }: Site, event: string): string[] {
  const lines = readFileSync(logFile, 'utf8').matchAll(/^\{.*"time":"([^"]+)","event":"([^"]+)"/gm);
  return [...lines].filter(([, , said]) => said === event).map(([, at]) => at!);
}

/** What a node told of itself, but for its requests: told with a fault that it explains. */
export function eventsOf({ logFile }: Site): string {
  const lines = readFileSync(logFile, 'utf8').split('\n');
  return lines
    .filter((line) => /"event":"(?!request)/.test(line))
    .slice(-40)
    .join('\n');
}
