import { matchPath } from 'react-router';
import { MARKET } from './resources/market.ts';
import { PUBLICATIONS } from './resources/publications.ts';
import { SECURITIES } from './resources/securities.ts';
import { SERVICE } from './resources/service.ts';
import type { Wanted, Resource } from './resource.ts';

/** Everything that the API answers, in the order of its description. */
export const RESOURCES: readonly Resource[] = [...SERVICE, ...SECURITIES, ...MARKET, ...PUBLICATIONS];

/** The version in every address. */
export const API_BASE = '/api/v1';

/** The resource at a path below the version, with the parts of the path. */
export function resourceAt(path: string): { resource: Resource; parts: Wanted } | null {
  for (const resource of RESOURCES) {
    const match = matchPath(resource.path, path);
    if (match) return { resource, parts: match.params };
  }
  return null;
}
