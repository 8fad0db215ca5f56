import { formatDate } from '#domain/date.ts';
import { capWeights, FULL_WEIGHT, WEIGHT_CAP } from '#domain/index-level.ts';
import { byChange, nextReviews, type ReviewedWeight } from '#domain/index-review.ts';
import { integer, percent, signed, twoDecimals } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import { percentOf, type Thousandths } from '#domain/thousandths.ts';
import type { ShownBlock } from '#app/blocks/article/shown-article.ts';
import { onCommonDays } from '#app/blocks/history/drawn-lines.ts';
import type { NamedLine } from '#app/blocks/plot/lines-figure.tsx';
import { indexLines } from '#app/data/history/index-lines.ts';
import { findIndices } from '#app/data/history/indices.ts';
import { loadReview } from '#app/data/indices/review.ts';
import { securityNames } from '#app/data/securities/names.ts';
import { isUnread } from '#app/data/status/stale-data.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { fileLink, grid, sentence, words } from './words.ts';

/** Free-float values of the example's companies, largest first. */
const EXAMPLE = [300, 100, 90, 80, 70, 65, 60, 55, 50, 45, 35, 30, 20] as const;
/** Constituents that the preview lists; the others change less. */
const SHOWN = 10;

const WEIGHT = { sign: false, zero: true, decimals: 3 } as const;

/** Effect of a cap on the weights of an assumed index: each company before and after, as bars and as a table. */
export const capExamplePart: PartLoader = ({ t, site: { locale } }) => {
  const series = [
    { id: 'before', name: t('parts.cap.before'), values: capWeights(EXAMPLE, FULL_WEIGHT) },
    {
      id: 'after',
      name: t('parts.cap.after', { cap: percent(WEIGHT_CAP, { ...WEIGHT, decimals: 0 }) }),
      values: capWeights(EXAMPLE),
    },
  ] as const;
  const head = [t('parts.cap.company'), t('parts.cap.freeFloat'), ...series.map(({ name }) => name)];
  const end = (number: number) => t('parts.cap.companyAt', { number });
  return [
    { type: 'bars', label: t('parts.cap.label'), series, ends: [end(1), end(EXAMPLE.length)] },
    grid(
      head,
      EXAMPLE.map((value, at) => [
        words(locale, String(at + 1)),
        words(locale, integer(value)),
        ...series.map(({ values }) => words(locale, percent(values[at], WEIGHT))),
      ]),
      t('parts.cap.caption'),
    ),
  ];
};

/**
 * The general index beside its total-return version over the days of a year on which both are known, both from 100, and
 * what dividends contributed.
 */
export const totalReturnPart: PartLoader = async ({ t, site }) => {
  const { locale } = site;
  const lines = indexLines(await findIndices(site, 'general', new URLSearchParams({ range: '1Y' })), locale);
  const drawn = lines && onCommonDays(lines);
  const [alone, total] = drawn?.lines ?? [];
  if (!drawn || !alone || !total) return [];
  const rows = drawn.dates.map((date) => formatDate(date, locale));
  const moved = ({ values }: NamedLine) => percent(percentOf(values.at(-1)! - values[0]!, values[0]!), { zero: true });
  return [
    {
      type: 'lines',
      label: t('parts.total.drawn'),
      format: 'level',
      lines: drawn.lines,
      ends: [rows[0]!, rows.at(-1)!],
      head: t('history.date'),
      rows,
      columns: drawn.lines.map(({ id, name, values }) => ({
        id,
        name,
        texts: values.map((value) => twoDecimals(value)),
      })),
    },
    sentence(t('parts.total.moved', { first: rows[0]!, last: rows.at(-1)!, alone: moved(alone), total: moved(total) })),
  ];
};

interface Preview {
  /** The day of the closes. */
  day: PlainDate;
  cap: Thousandths;
  rows: readonly ReviewedWeight[];
}

/** What the next review would change at the last closes, and when it is. */
export const indexReviewPart: PartLoader = async (request) => {
  const { t, site } = request;
  const preview = await previewOf(request);
  const [next] = nextReviews(site.today(), 1);
  const when = next && sentence(t('parts.review.next', { day: formatDate(next, site.locale) }));
  return [
    ...(when ? [when] : []),
    fileLink(request, 'ics', t('parts.review.calendar')),
    ...(preview ? await tableOf(preview, request) : [sentence(nothing(request))]),
  ];
};

/** Null when the basket, a close or the cap is missing. */
async function previewOf({ site, settings }: PartRequest): Promise<Preview | null> {
  const index = site.exchange.indices.find(({ kind }) => kind === (settings['kind'] ?? 'general'));
  if (!index?.cap) return null;
  const { day, rows } = await loadReview(site, index, undefined);
  const previewed = rows.flatMap(({ preview }) => preview ?? []).sort(byChange);
  return day === null || previewed.length === 0 ? null : { day, cap: index.cap, rows: previewed };
}

async function tableOf({ day, cap, rows }: Preview, { t, site }: PartRequest): Promise<ShownBlock[]> {
  const { locale } = site;
  const names = await securityNames(site);
  const [shown, others] = [rows.slice(0, SHOWN), rows.slice(SHOWN)];
  const largest = others[0];
  const head = ['company', 'now', 'then', 'change'].map((each) => t(`parts.review.${each}`));
  const table = grid(
    head,
    shown.map(({ symbol, weight, rebalanced }) => [
      words(locale, `${names.get(symbol) ?? symbol} (${symbol})`),
      words(locale, percent(weight, WEIGHT)),
      words(locale, percent(rebalanced, WEIGHT)),
      words(locale, signed(rebalanced - weight, { decimals: 3, zero: true })),
    ]),
    t('parts.review.caption', {
      day: formatDate(day, locale),
      cap: percent(cap, { ...WEIGHT, decimals: 0 }),
    }),
  );
  if (!largest) return [table];
  const points = signed(Math.abs(largest.rebalanced - largest.weight), { decimals: 3, zero: true }).replace('+', '');
  return [table, sentence(t('parts.review.others', { count: others.length, points }))];
}

function nothing({ t, site }: PartRequest): string {
  const unread = isUnread(site, 'index-baskets');
  if (unread === 'not-offered') return t('common.notOffered');
  return t(unread ? 'parts.review.unread' : 'parts.review.none');
}
