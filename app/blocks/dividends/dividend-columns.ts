import type { Bilingual } from '#domain/bilingual.ts';
import type { DividendStatus, PaymentDelay } from '#domain/dividend-status.ts';
import { NO_FIGURE } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import type { Distribution, DividendSort } from './dividend-filters.ts';

/** A distribution as a row of the summary. */
export interface DividendRow {
  id: string;
  symbol: string;
  name: Bilingual;
  fiscalYear: number;
  distribution: Distribution | null;
  /** Dirhams, with all digits; null where it was published only as per cent of par. */
  perShare: string | null;
  currency: string;
  percentOfPar: Thousandths | null;
  total: Thousandths | null;
  meetingDate: PlainDate | null;
  lastDayToBuy: PlainDate | null;
  exDate: PlainDate | null;
  recordDate: PlainDate | null;
  paymentDate: PlainDate | null;
  /** As the service writes it, in whatever language: pages and their files do not show it. */
  paymentMethod: string | null;
  /** Number of holders that the dividend is for. */
  holders: number | null;
  delay: PaymentDelay | null;
  status: DividendStatus;
  /** Id of the announcement. */
  disclosureId: string | null;
  sector: string | null;
}

/** The sign of each status, shown beside its text. */
/** What stands before a status on the page. */
export const STATUS_SIGNS: Record<DividendStatus, string> = {
  proposed: '◇',
  confirmed: '◆',
  paid: '✓',
  withdrawn: '×',
};

export function dividendColumns(t: Text): Column<DividendRow>[] {
  const aed = { unit: t('calculator.aed') };
  const inFiles = { hidden: 'page' } as const;
  const day = (id: string, text: string, on: (row: DividendRow) => PlainDate | null) => column('day', id, t(text), on);
  return [
    column('code', 'symbol', t('market.symbol'), ({ symbol }: DividendRow) => symbol, {
      pageHeading: t('dividends.company'),
    }),
    column('name', 'name', t('common.name'), ({ name }) => name, inFiles),
    column('year', 'fiscal-year', t('records.dividends.year'), ({ fiscalYear }) => fiscalYear, inFiles),
    column('code', 'kind', t('records.kind'), ({ distribution }) => distribution, {
      label: ({ distribution }) => (distribution ? t(`dividends.kind.${distribution}`) : NO_FIGURE),
    }),
    column('decimal', 'amount', t('dividends.perShare'), ({ perShare }) => perShare, {
      ...aed,
      text: ({ perShare }) => (perShare === null ? NO_FIGURE : perShareText(perShare)),
    }),
    column('code', 'currency', t('common.currency'), ({ currency }) => currency, inFiles),
    column('rate', 'percent', t('records.action.percent'), ({ percentOfPar }) => percentOfPar),
    column('amount', 'total', t('dividends.total'), ({ total }) => total, aed),
    column('day', 'meeting-date', t('records.action.meeting'), ({ meetingDate }) => meetingDate, inFiles),
    day('last-day-to-buy', 'records.action.lastDayToBuy', ({ lastDayToBuy }) => lastDayToBuy),
    day('ex-date', 'records.action.ex', ({ exDate }) => exDate),
    day('record-date', 'records.action.record', ({ recordDate }) => recordDate),
    day('payment', 'records.action.payment', ({ paymentDate }) => paymentDate),
    column('number', 'days', t('dividends.days'), ({ delay }) => delay?.days, {
      text: ({ delay }) => delayText(delay, t),
    }),
    column('code', 'status', t('records.action.marker'), ({ status }) => status, {
      label: ({ status }) => t(`dividends.status.${status}`),
    }),
    column('count', 'holders', t('dividends.holders'), ({ holders }) => holders, { ...inFiles, zero: true }),
    column('code', 'announcement', t('dividends.announcement'), ({ disclosureId }) => disclosureId),
  ];
}

/** At least three decimals, as for prices below a dirham. */
export function perShareText(perShare: string): string {
  const [whole = '0', fraction = ''] = perShare.split('.');
  return `${whole}.${fraction.padEnd(3, '0')}`;
}

function delayText(delay: PaymentDelay | null, t: Text): string {
  if (delay === null) return NO_FIGURE;
  const days = t('dividends.delay', { count: delay.days });
  if (delay.isSoFar) return t('dividends.delay.soFar', { days });
  return delay.isLate ? t('dividends.delay.late', { days }) : days;
}

/** The values that the list is sorted by; null sorts last. */
export const SORT_VALUES: Record<Exclude<DividendSort, 'name'>, (row: DividendRow) => number | string | null> = {
  payment: ({ paymentDate }) => paymentDate,
  amount: ({ perShare }) => (perShare === null ? null : Number(perShare)),
  percent: ({ percentOfPar }) => percentOfPar,
  total: ({ total }) => total,
  days: ({ delay }) => delay?.days ?? null,
};

/** The sort order of a column; null for one that does not sort. */
export function sortOfColumn(id: string): DividendSort | null {
  if (id === 'symbol') return 'name';
  return id in SORT_VALUES ? (id as DividendSort) : null;
}
