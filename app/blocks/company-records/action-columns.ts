import type { Bilingual } from '#domain/bilingual.ts';
import { currencyOf, type CorporateAction } from '#domain/corporate-action.ts';
import { settlementDate } from '#domain/calendar.ts';
import { lastDayToBuy } from '#domain/dividend-dates.ts';
import type { DividendYear } from '#domain/dividend-history.ts';
import type { Locale } from '#domain/locale.ts';
import { NO_FIGURE, price } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import { currencyName } from '#app/blocks/instrument-terms/currency-name.ts';
import { column, type Column } from '#app/columns/column.ts';

/** A corporate action as it is listed. */
export type ActionRow = Omit<CorporateAction, 'issuer' | 'symbol'> & {
  /** On lists of all issuers. */
  symbol?: string;
  issuer?: Bilingual;
};

/** A table of corporate actions: of all issuers or of one, with its rows, whose currencies decide where they are named. */
interface ActionTable {
  ofAll: boolean;
  rows: readonly Pick<CorporateAction, 'currency' | 'amountPerShare'>[];
  locale: Locale;
}

/** Corporate actions with their days, what they give a share, and how certain they are. */
export function actionColumns(t: Text, { ofAll, rows, locale }: ActionTable): Column<ActionRow>[] {
  const day = (id: string, text: string, on: (action: ActionRow) => PlainDate | null) => column('day', id, t(text), on);
  return [
    ...(ofAll
      ? [
          column('code', 'symbol', t('market.symbol'), ({ symbol }: ActionRow) => symbol),
          column('name', 'name', t('common.name'), ({ issuer }: ActionRow) => issuer, { hidden: 'page' }),
        ]
      : []),
    column('code', 'kind', t('records.action.kind'), ({ kind }) => kind, {
      label: ({ kind }) => t(`records.action.kind.${kind}`),
    }),
    column('year', 'fiscal-year', t('records.dividends.year'), ({ fiscalYear }) => fiscalYear, { hidden: 'page' }),
    column('code', 'marker', t('records.action.marker'), ({ marker }) => marker, {
      label: ({ marker }) => t(`records.marker.${marker}`),
    }),
    day('last-day-to-buy', 'records.action.lastDayToBuy', boughtUntil),
    day('settlement-date', 'records.action.settlement', settledBy),
    day('ex-date', 'records.action.ex', ({ exDate }) => exDate),
    day('record-date', 'records.action.record', ({ recordDate }) => recordDate),
    day('payment-date', 'records.action.payment', ({ paymentDate }) => paymentDate),
    day('meeting-date', 'records.action.meeting', ({ meetingDate }) => meetingDate),
    column('price', 'amount-per-share', t('records.action.amount'), ({ amountPerShare }) => amountPerShare, {
      ...amountIn(t, rows, locale),
    }),
    column('code', 'currency', t('common.currency'), (row) => (row.amountPerShare === null ? null : currencyOf(row)), {
      hidden: 'page',
    }),
    column('percent', 'percent-of-par', t('records.action.percent'), ({ percentOfPar }) => percentOfPar),
    column('code', 'ratio', t('records.action.ratioHead'), ({ ratio }) => ratio && `${ratio.units}:${ratio.of}`, {
      hidden: 'page',
    }),
  ];
}

/** One currency of all rows is in the heading; where they differ each amount names its own. */
function amountIn(t: Text, rows: ActionTable['rows'], locale: Locale): Partial<Column<ActionRow>> {
  const [currency, ...others] = new Set(rows.filter(({ amountPerShare }) => amountPerShare !== null).map(currencyOf));
  if (others.length === 0) return currency === undefined ? {} : { unit: currencyName(currency, locale) };
  const moneyOf = (row: ActionRow) =>
    t('market.money', { amount: price(row.amountPerShare), currency: currencyName(currencyOf(row), locale) });
  return { text: (row) => (row.amountPerShare === null ? NO_FIGURE : moneyOf(row)) };
}

/** A split needs nobody to buy in time. */
function boughtUntil(action: ActionRow): PlainDate | null {
  return action.kind === 'split' ? null : lastDayToBuy(action);
}

/** When a purchase on the last day of entitlement settles. */
function settledBy(action: ActionRow): PlainDate | null {
  const bought = boughtUntil(action);
  return bought && settlementDate(bought);
}

/** What a share was paid year by year. */
export function dividendYearColumns(t: Text, years: readonly DividendYear[], locale: Locale): Column<DividendYear>[] {
  const [currency] = new Set(years.map((year) => year.currency));
  return [
    column('year', 'year', t('records.dividends.year'), ({ year }) => year),
    column('price', 'amount', t('records.dividends.amount'), ({ amount }) => amount, {
      ...(currency !== undefined && { unit: currencyName(currency, locale) }),
    }),
    column('count', 'payments', t('records.dividends.payments'), ({ payments }) => payments),
    column('code', 'marker', t('records.action.marker'), ({ proposed }) => (proposed ? 'proposed' : 'confirmed')),
  ];
}
