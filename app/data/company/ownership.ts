import { formatDate } from '#domain/date.ts';
import { percent } from '#domain/number.ts';
import { textOf } from '#messages/text.tsx';
import type { Holders } from '#app/blocks/company-figures/holders.ts';
import type { Ownership } from '#app/blocks/company-figures/ownership.ts';
import type { OwnershipBriefData, OwnershipPart } from '#app/blocks/company/ownership-brief.tsx';
import { readDay } from '#app/data/status/read-day.ts';
import type { Site } from '#app/context.ts';

const HOLDERS_SHOWN = 3;
const WHOLE = 100_000;

/** Summary of a company's ownership: foreigners, and the largest holders. A part without data is null. */
export async function loadOwnershipBrief(site: Site, symbol: string): Promise<OwnershipBriefData> {
  const { store, locale } = site;
  const [ownership, holders] = await Promise.all([
    store.documents.find<Ownership>('foreign-investment', symbol),
    store.documents.find<Holders>('top-shareholders', `${symbol}:${locale}`),
  ]);
  return {
    foreign: ownership ? foreignPart(site, ownership.value) : null,
    holders: holders && holders.value.holders.length > 0 ? holdersPart(site, holders.value) : null,
  };
}

function foreignPart(site: Site, { foreign }: Ownership): OwnershipPart {
  const t = textOf(site.locale);
  const readOn = readDay(site, 'ownership');
  return {
    title:
      readOn === null ? t('related.foreign') : t('related.foreignReceived', { date: formatDate(readOn, site.locale) }),
    rows: (['permitted', 'actual', 'available'] as const).map((part) => ({
      name: t(`related.${part}`),
      share: percent(foreign[part], { sign: false, zero: true }),
    })),
    ruler:
      foreign.actual === null ? null : { share: foreign.actual / WHOLE, limit: (foreign.permitted ?? WHOLE) / WHOLE },
  };
}

function holdersPart({ locale }: Site, { asOf, holders }: Holders): OwnershipPart {
  return {
    title: textOf(locale)('related.holdersAsOf', { date: formatDate(asOf, locale) }),
    rows: holders.slice(0, HOLDERS_SHOWN).map(({ name, percent: share }) => ({
      name,
      share: percent(share, { sign: false }),
    })),
    ruler: null,
  };
}
