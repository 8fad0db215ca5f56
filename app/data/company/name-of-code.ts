import type { Bilingual } from '#domain/bilingual.ts';
import type { Site } from '#app/context.ts';

/** The name of a security, an index or a kind of contract; null when the code is unknown. */
export async function nameOfCode({ store, exchange }: Site, code: string): Promise<Bilingual | null> {
  const index = exchange.indices.find((each) => each.code === code);
  const contract = exchange.derivatives.contracts.find(({ root }) => root === code);
  return index?.name ?? contract?.name ?? (await store.securities.find(code))?.name ?? null;
}
