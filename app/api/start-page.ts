import type { Site } from '#app/context.ts';
import { DOCUMENTATION_PATH, inEachLanguage } from './problem.ts';
import { API_BASE, RESOURCES } from './resources.ts';
import { API_VERSION } from './resources/service.ts';

/** The root of the API: what it is, and every address of it. */
export function startPage({ origin, exchange }: Pick<Site, 'origin' | 'exchange'>) {
  return {
    name: exchange.name,
    version: API_VERSION,
    documentation: origin + DOCUMENTATION_PATH,
    licence: `${origin}${DOCUMENTATION_PATH}#licence`,
    openapi: `${origin}${API_BASE}/openapi.json`,
    resources: RESOURCES.map(({ name, path }) => ({
      name,
      address: origin + API_BASE + path.replace(/:(\w+)/g, '{$1}'),
      ...inEachLanguage((t) => ({ description: t(`api.resource.${name}`) })),
    })),
  };
}
