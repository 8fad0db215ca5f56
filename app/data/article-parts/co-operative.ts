import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { percent } from '#domain/number.ts';
import { INVESTOR_GROUPS, type Ownership } from '#app/blocks/company-figures/ownership.ts';
import { liveRows } from '#app/data/article/live-blocks.ts';
import { loadPrices } from '#app/data/securities/prices.ts';
import { knownQuotes } from '#app/data/market/known-quotes.ts';
import { valueTradedOf } from './co-operative-value.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { grid, sentence, words } from './words.ts';

const LIMITS = ['permitted', 'actual', 'available'] as const;

/**
 * The co-operative that exchange.config.ts names: its market row; with `kind=owners` who may own it and its owners,
 * with `kind=value` how little of it is traded.
 */
export const coOperativePart: PartLoader = async (request) => {
  const { cooperative } = request.site.exchange;
  const { kind } = request.settings;
  if (cooperative === null) return kind ? [] : [sentence(request.t('parts.own.noneListed'))];
  const { symbol } = cooperative;
  if (kind === 'owners') return ownersOf(symbol, request);
  return kind === 'value' ? valueTradedOf(symbol, request) : rowOf(symbol, request);
};

async function rowOf(symbol: string, { site, t }: PartRequest) {
  const [security, quotes] = await Promise.all([site.store.securities.find(symbol), knownQuotes(site)]);
  const quote = quotes.get(symbol);
  if (!security) return [sentence(t('parts.own.noneListed'))];
  return [
    sentence(t('parts.own.listed', { name: pick(security.name, site.locale), symbol })),
    ...(quote ? [liveRows(site, [{ security, quote }], [await loadPrices(site, security)])] : []),
  ];
}

async function ownersOf(symbol: string, { site, t }: PartRequest) {
  const { locale } = site;
  const held = await site.store.documents.find<Ownership>('foreign-investment', symbol);
  if (!held) return [];
  return [
    grid(
      [t('parts.own.group'), ...LIMITS.map((limit) => t(`related.${limit}`))],
      INVESTOR_GROUPS.map((group) => [
        words(locale, t(`foreign.group.${group}`)),
        ...LIMITS.map((limit) => words(locale, percent(held.value[group][limit], { sign: false, zero: true }))),
      ]),
      t('parts.own.owners', { symbol, date: formatDate(held.recordedAt, locale) }),
    ),
  ];
}
