import type { Bilingual } from '#domain/bilingual.ts';
import type { Site } from '#app/context.ts';

/** A security's name, or an index's; null where nobody knows the code. */
export async function nameOfCode({ store, exchange }: Site, code: string): Promise<Bilingual | null> {
  const index = exchange.indices.find((each) => each.code === code);
  return index?.name ?? (await store.securities.find(code))?.name ?? null;
}
