import type { ExchangeConfig } from '#exchange.config.ts';
import type { Site } from '#app/context.ts';

export type Index = ExchangeConfig['indices'][number];

/** The index with this path or code, in upper or lower case. */
export function indexAt({ exchange }: Pick<Site, 'exchange'>, path: string): Index | undefined {
  const wanted = path.toLowerCase();
  return exchange.indices.find((index) => index.path === wanted || index.code.toLowerCase() === wanted);
}
