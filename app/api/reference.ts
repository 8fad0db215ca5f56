import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import type { ApiReference } from '#app/blocks/open-data/api-reference.ts';
import { columnKey } from '#app/columns/file-formats.ts';
import type { Site } from '#app/context.ts';
import { templateOf } from './openapi.ts';
import { paramsOf } from './read-request.ts';
import { API_BASE, RESOURCES } from './resources.ts';
import { TAGS, type Resource } from './resource.ts';

/** The resources of the API as the page about it lists them: of the same table as the description for programs. */
export function apiReference({ origin, locale, exchange }: Pick<Site, 'origin' | 'locale' | 'exchange'>): ApiReference {
  const t = textOf(locale);
  const base = origin + API_BASE;
  const symbol = exchange.ownSymbol;
  return {
    base,
    openapi: `${base}/openapi.json`,
    groups: TAGS.map((tag) => ({
      title: t(`api.tag.${tag}`),
      resources: RESOURCES.filter((resource) => resource.tag === tag).map((resource) => resourceOf(resource, locale)),
    })),
    examples: [
      `curl "${base}/securities/${symbol}/prices.csv?from=2026-01-01"`,
      `import pandas as pd\nprices = pd.read_csv("${base}/securities/${symbol}/prices.csv?interval=month")`,
      `=IMPORTDATA("${base}/direct-deals.csv")`,
    ],
  };
}

function resourceOf(resource: Resource, locale: Locale) {
  const t = textOf(locale);
  const inPath = [...resource.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  return {
    path: templateOf(resource),
    title: t(`api.resource.${resource.name}`),
    params: [
      ...inPath.map((name) => ({ name, meaning: t(`api.param.${name}`), known: [] })),
      ...paramsOf(resource).map(({ name, known = [] }) => ({
        name,
        meaning: t(`api.param.${name}`),
        known: [...known],
      })),
    ],
    fields: resource
      .columns(t)
      .filter(({ hidden }) => hidden !== 'file')
      .map((column) => ({ name: columnKey(column), meaning: column.heading })),
  };
}
