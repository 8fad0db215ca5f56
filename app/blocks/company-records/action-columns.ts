import type { Bilingual } from '#domain/bilingual.ts';
import { currencyOf, type CorporateAction } from '#domain/corporate-action.ts';
import { settlementDate } from '#domain/calendar.ts';
import { isBoughtFor, lastDayToBuy } from '#domain/dividend-dates.ts';
import type { CalendarKind } from '#domain/issue-days.ts';
import type { DividendYear } from '#domain/dividend-history.ts';
import type { Locale } from '#domain/locale.ts';
import { NO_FIGURE, price } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import { currencyName } from '#app/blocks/instrument-terms/currency-name.ts';
import { column, type Column } from '#app/columns/column.ts';

/** A corporate action as a row of a list. */
export type ActionRow = Omit<CorporateAction, 'issuer' | 'symbol' | 'kind'> & {
  kind: CalendarKind;
  /** Present on lists of all issuers. */
  symbol?: string;
  issuer?: Bilingual;
  /** Page and days of an offering or a rights issue. */
  issue?: ListedIssue;
};

/** An offering or a rights issue as a row of a list. */
export interface ListedIssue {
  to: string;
  days: readonly IssueDayText[];
}

/** A day of an issue in the reader's language. */
export interface IssueDayText {
  step: IssueStep;
  on: PlainDate;
  /** 'Subscription closes: First tranche, 14:00' */
  what: string;
  confirmed: boolean;
}

/** Steps of an issue, with the ids of their columns. */
export type IssueStep =
  | 'meeting'
  | 'entitlement'
  | 'ex'
  | 'right-trades-from'
  | 'right-trades-to'
  | 'subscription-from'
  | 'subscription-to'
  | 'allotted'
  | 'listed'
  | 'withdrawn';

/** Columns that only offerings and rights issues have. */
const ISSUE_COLUMNS = [
  'right-trades-from',
  'right-trades-to',
  'subscription-from',
  'subscription-to',
  'allotted',
  'listed',
] as const satisfies readonly IssueStep[];
/** Steps that another column of the row shows. */
const ELSEWHERE: readonly IssueStep[] = ['meeting', 'entitlement', 'ex'];

/** The days of an issue that a page shows in one column. */
export function furtherDays({ issue }: ActionRow): readonly IssueDayText[] {
  return issue?.days.filter(({ step }) => !ELSEWHERE.includes(step)) ?? [];
}

/**
 * A table of corporate actions: of all issuers or of one, with its rows, whose currencies decide where currencies are
 * named.
 */
interface ActionTable {
  ofAll: boolean;
  /** True when the table includes offerings and rights issues. */
  withIssues?: boolean;
  rows: readonly Pick<ActionRow, 'kind' | 'currency' | 'amountPerShare' | 'meetingDate'>[];
  locale: Locale;
}

/** Columns of corporate actions: their days, the amount or ratio per share, and how certain they are. */
export function actionColumns(t: Text, { ofAll, withIssues = false, rows, locale }: ActionTable): Column<ActionRow>[] {
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
    day('meeting-date', meetingLabel(rows), ({ meetingDate }) => meetingDate),
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
    ...(withIssues ? [issueDaysColumn(t), ...issueColumns(t)] : []),
  ];
}

/** A dividend of a year is declared at the annual meeting; other actions may be decided at any general meeting. */
function meetingLabel(rows: ActionTable['rows']): string {
  const isAnnual = rows.every(({ kind, meetingDate }) => kind === 'cash-dividend' || meetingDate === null);
  return isAnnual ? 'records.action.annualMeeting' : 'records.action.meeting';
}

/** On a page the days of an offering or a rights issue are in one column. */
function issueDaysColumn(t: Text): Column<ActionRow> {
  const first = (row: ActionRow) => furtherDays(row)[0]?.what;
  return column('text', 'issue-days', t('records.action.issueDays'), first, { hidden: 'file' });
}

/** In files each day has a column of its own: of several tranches the first opening and the last closing. */
function issueColumns(t: Text): Column<ActionRow>[] {
  return ISSUE_COLUMNS.map((step) =>
    column(
      'day',
      step,
      t(`records.action.${step}`),
      ({ issue }: ActionRow) => {
        const days = issue?.days.filter((day) => day.step === step);
        return (step === 'subscription-to' ? days?.at(-1) : days?.[0])?.on;
      },
      { hidden: 'page' },
    ),
  );
}

/** A currency that all rows share is in the heading; where currencies differ, each amount names its own. */
function amountIn(t: Text, rows: ActionTable['rows'], locale: Locale): Partial<Column<ActionRow>> {
  const [currency, ...others] = new Set(rows.filter(({ amountPerShare }) => amountPerShare !== null).map(currencyOf));
  if (others.length === 0) return currency === undefined ? {} : { unit: currencyName(currency, locale) };
  const moneyOf = (row: ActionRow) =>
    t('market.money', { amount: price(row.amountPerShare), currency: currencyName(currencyOf(row), locale) });
  return { text: (row) => (row.amountPerShare === null ? NO_FIGURE : moneyOf(row)) };
}

/** The last day to buy; null for a split or a reduction, which needs no purchase in time. */
function boughtUntil(action: ActionRow): PlainDate | null {
  return isBoughtFor(action) ? lastDayToBuy(action) : null;
}

/** When a purchase on the last day of entitlement settles. */
function settledBy(action: ActionRow): PlainDate | null {
  const bought = boughtUntil(action);
  return bought && settlementDate(bought);
}

/** What was paid per share, year by year. */
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
