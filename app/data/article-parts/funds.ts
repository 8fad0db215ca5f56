import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import type { FundTerms, InstrumentTerms } from '#domain/instrument-terms.ts';
import { premiumSpan, type NetAssetDay } from '#domain/net-assets.ts';
import { percent, price, threeDecimals } from '#domain/number.ts';
import type { Security } from '#domain/security.ts';
import type { Site } from '#app/context.ts';
import { allNetAssets } from '#app/data/company/net-assets.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { dayWords, grid, sentence, words } from './words.ts';

interface FundRow {
  security: Security;
  terms: FundTerms | null;
  /** The newest day that has a price. */
  newest: NetAssetDay | null;
  span: ReturnType<typeof premiumSpan>;
  days: number;
}

const RATE = { sign: false, zero: true, decimals: 3 } as const;

/**
 * Listed funds of a kind: price and net assets of one day, the premium between them over the stored days, and the fee.
 */
export const fundsPart: PartLoader = async (request) => {
  const { site, t, settings } = request;
  const kind = settings['kind'] as FundTerms['kind'];
  const listed = await site.store.securities.list({ exchange: 'home', active: true, kind });
  if (listed.length === 0) return [sentence(t('parts.funds.none'))];
  const rows = await Promise.all(listed.map((security) => rowOf(site, security)));
  return [tableOf(rows, request), ...spanWords(rows, request)];
};

async function rowOf(site: Site, security: Security): Promise<FundRow> {
  const { symbol } = security;
  const [days, document] = await Promise.all([
    allNetAssets(site, symbol),
    site.store.documents.find<InstrumentTerms>('instrument-terms', symbol),
  ]);
  const terms = document?.value;
  const isFund = terms?.kind === 'fund' || terms?.kind === 'etf' || terms?.kind === 'reit';
  const newest = days.find(({ close }) => close !== null) ?? null;
  return { security, terms: isFund ? terms : null, newest, span: premiumSpan(days), days: days.length };
}

function tableOf(rows: readonly FundRow[], { site, t }: PartRequest) {
  const { locale } = site;
  const head = ['fund', 'date', 'price', 'netAssets', 'premium', 'fee'].map((each) => t(`parts.funds.${each}`));
  return grid(
    head,
    rows.map(({ security, terms, newest }) => [
      words(locale, pick(security.name, locale)),
      dayWords(locale, newest?.date),
      words(locale, price(newest?.close)),
      words(locale, threeDecimals(newest?.value)),
      words(locale, percent(newest?.premiumPercent, { zero: true })),
      words(locale, percent(terms?.managementFee, RATE)),
    ]),
    t('parts.funds.caption'),
  );
}

/** The lowest, highest and mean premium of each fund over the days that have both figures. */
function spanWords(rows: readonly FundRow[], { site, t }: PartRequest) {
  const { locale } = site;
  return rows.flatMap(({ security, span }) =>
    span === null
      ? []
      : sentence(
          t('parts.funds.span', {
            fund: pick(security.name, locale),
            lowest: percent(span.lowest.percent, { zero: true }),
            lowestDay: formatDate(span.lowest.date, locale),
            highest: percent(span.highest.percent, { zero: true }),
            highestDay: formatDate(span.highest.date, locale),
            average: percent(span.average, { zero: true }),
          }),
        ),
  );
}
