import { marketDate } from '#domain/date.ts';
import { kindOf } from '#domain/disclosure-kind.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { SAME_TIME_MS, translationAmong } from '#domain/editions.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { Site } from '#app/context.ts';

/** The feed's type for what issuers publish themselves (docs/contracts.md, call 4). */
export const ISSUERS_OWN = 'Disclosure';

/** Returns a published disclosure of an issuer; not one that is published later, nor the exchange's own news. */
export async function findDisclosure({ store, locale, now }: Site, id: string): Promise<Disclosure | undefined> {
  const found = await store.disclosures.find(id, undefined, locale);
  return found && found.publishedAt <= now() && found.announcementType === ISSUERS_OWN ? found : undefined;
}

/** More than an issuer publishes of one kind in a quarter of an hour. */
const NEAR_MOST = 10;

/** Returns the same disclosure in the other language, when there is one (`translationAmong`). */
export async function findTranslation({ store }: Site, disclosure: Disclosure): Promise<Disclosure | undefined> {
  const { symbol, announcementType, publishedAt, lang } = disclosure;
  const near = await store.disclosures.newest({
    lang: LOCALE_CODES.find((code) => code !== lang)!,
    symbol,
    announcementType,
    kind: kindOf(disclosure),
    from: marketDate(publishedAt - SAME_TIME_MS),
    until: publishedAt + SAME_TIME_MS,
    take: NEAR_MOST,
  });
  return translationAmong(disclosure, near);
}
