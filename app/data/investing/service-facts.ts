import { pick, type Bilingual } from '#domain/bilingual.ts';
import type { ServiceFacts } from '#app/blocks/papers/finders.ts';
import type { Site } from '#app/context.ts';

interface StoredService {
  number: string | null;
  fees: Bilingual | null;
  howToApply: Bilingual | null;
}

/** Facts from the service catalogue for a service number; null when the catalogue does not have it. */
export async function serviceFacts({ store, locale }: Site, number: string): Promise<ServiceFacts | null> {
  const services = await store.documents.list<StoredService>('service');
  const service = services.find(({ value }) => value.number === number)?.value;
  if (!service) return null;
  return {
    apply: service.howToApply && pick(service.howToApply, locale),
    fees: service.fees && pick(service.fees, locale),
  };
}
