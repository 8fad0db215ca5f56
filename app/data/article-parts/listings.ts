import { pick } from '#domain/bilingual.ts';
import { addDays } from '#domain/calendar.ts';
import { formatDate } from '#domain/date.ts';
import { listingResult, median, type ListingResult } from '#domain/listing-result.ts';
import { percent, price } from '#domain/number.ts';
import type { Security } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { loadAdjusted } from '#app/data/history/adjusted.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { dayWords, grid, sentence, words } from './words.ts';

interface Listed {
  security: Security;
  since: ListingResult | null;
  /** The general index over the same days. */
  index: number | null;
}

const DAYS_A_YEAR = 365;
/** Number of latest earlier listings shown when none fell in those years. */
const LAST_EVER = 3;

/** Listings of the last years, gains and losses alike, beside the general index over the same days. */
export const listingsPart: PartLoader = async (request) => {
  const { site, t, settings } = request;
  const years = Number(settings['years'] ?? 5);
  const all = await listedSecurities(request);
  const since = addDays(site.today(), -years * DAYS_A_YEAR);
  const recent = all.filter(({ listedOn }) => listedOn! >= since);
  const shown = recent.length > 0 ? recent.slice(0, Number(settings['take'] ?? 8)) : all.slice(0, LAST_EVER);
  if (shown.length === 0) return [sentence(t('parts.listings.never'))];
  const rows = await Promise.all(shown.map((security) => resultOf(site, security)));
  return [
    ...(recent.length === 0 ? [sentence(t('parts.listings.noneSince', { count: years }))] : []),
    tableOf(rows, request),
    ...summaryOf(rows, request),
  ];
};

/** Securities of the requested kind and board, latest listed first. */
async function listedSecurities({ site, settings }: PartRequest): Promise<Security[]> {
  const kind = (settings['kind'] ?? 'equity') as Security['kind'];
  const listed = await site.store.securities.list({ exchange: 'home', active: true, kind });
  return listed
    .filter(({ listedOn, board }) => listedOn !== null && (!settings['board'] || board === settings['board']))
    .filter(({ listedOn }) => listedOn! <= site.today())
    .sort((a, b) => (a.listedOn! < b.listedOn! ? 1 : -1));
}

/** Prices may begin later than the listing; the result since the listing is then unknown. */
async function resultOf(site: Site, security: Security): Promise<Listed> {
  const listedOn = security.listedOn!;
  const { traded, bars } = await loadAdjusted(site, security.symbol, listedOn, 'total');
  const since = listingResult(traded, bars);
  if (since === null || since.firstDay > addDays(listedOn, FIRST_TRADE_WITHIN_DAYS))
    return { security, since: null, index: null };
  return { security, since, index: await indexOver(site, since.firstDay, since.lastDay) };
}

const FIRST_TRADE_WITHIN_DAYS = 14;

async function indexOver(site: Site, from: PlainDate, to: PlainDate): Promise<number | null> {
  const days = await site.store.bars.list(generalIndex(site).code, from, to);
  return days[0]?.date === from ? (listingResult(days, days)?.result ?? null) : null;
}

function tableOf(rows: readonly Listed[], { site, t }: PartRequest) {
  const { locale } = site;
  // Without any result, these columns would be empty in every row.
  if (rows.every(({ since }) => since === null)) return datesOf(rows, { site, t });
  const head = ['company', 'listed', 'firstClose', 'last', 'result', 'index'].map((each) =>
    t(`parts.listings.${each}`),
  );
  return grid(
    head,
    rows.map(({ security, since, index }) => [
      words(locale, pick(security.name, locale)),
      dayWords(locale, security.listedOn!),
      words(locale, price(since?.firstClose)),
      words(locale, price(since?.lastClose)),
      words(locale, percent(since?.result, { zero: true })),
      words(locale, percent(index, { zero: true })),
    ]),
    t('parts.listings.caption'),
  );
}

function datesOf(rows: readonly Listed[], { site: { locale }, t }: Pick<PartRequest, 'site' | 't'>) {
  return grid(
    [t('parts.listings.company'), t('parts.listings.listed')],
    rows.map(({ security: { name, listedOn } }) => [words(locale, pick(name, locale)), dayWords(locale, listedOn!)]),
    t('parts.listings.datesCaption'),
  );
}

function summaryOf(rows: readonly Listed[], { site, t }: PartRequest) {
  const results = rows.flatMap(({ since }) => since ?? []);
  const middle = median(results.map(({ result }) => result));
  if (middle === null) return [sentence(t('parts.listings.noPrices'))];
  const lower = results.filter(({ result }) => result < 0).length;
  const asOf = results
    .map(({ lastDay }) => lastDay)
    .toSorted()
    .at(-1)!;
  return [
    sentence(
      t('parts.listings.summary', {
        count: results.length,
        lower,
        median: percent(middle, { zero: true }),
        date: formatDate(asOf, site.locale),
      }),
    ),
  ];
}
