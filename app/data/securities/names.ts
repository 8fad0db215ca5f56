import { pick } from '#domain/bilingual.ts';
import type { Site } from '#app/context.ts';

/** Names in the reader's language by symbol, including securities no longer listed here. */
export async function securityNames({ store, locale }: Site): Promise<ReadonlyMap<string, string>> {
  const securities = await store.securities.list({ exchange: 'home' });
  return new Map(securities.map(({ symbol, name }) => [symbol, pick(name, locale)]));
}
