import {
  addDays,
  addTradingDays,
  isTradingDay,
  nextTradingDay,
  previousTradingDay,
  tradingDayBy,
} from '#domain/calendar.ts';
import { dividendDates } from '#domain/dividend-dates.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { unitChanges, unitsAfter } from './capital-changes.ts';
import type { Issuer } from './issuer.ts';
import { drawsOf, wholeOf } from './seeded.ts';

/** A cash dividend with all its dates. */
export interface Dividend {
  symbol: string;
  fiscalYear: number;
  kind: 'final' | 'interim';
  /** AED per unit, in the units of that time. */
  amount: Thousandths;
  announced: PlainDate;
  entitlementDate: PlainDate;
  exDate: PlainDate;
  recordDate: PlainDate;
  paymentDate: PlainDate;
}

/** The dates on which an issuer publishes about one fiscal year. */
export interface CorporateYear {
  fiscalYear: number;
  /** Publication dates of the quarters' statements, the annual ones last. */
  results: readonly [PlainDate, PlainDate, PlainDate, PlainDate];
  generalMeeting: PlainDate;
  invitation: PlainDate;
  integratedReport: PlainDate;
  dividends: Dividend[];
}

/** Days after a quarter's end: interim statements are due within 45, annual ones within 90 (docs/market-rules.md, Disclosure rules). */
const INTERIM_DAYS: readonly [number, number] = [19, 40];
const ANNUAL_DAYS: readonly [number, number] = [24, 62];
const NOTICE_OF_MEETING_DAYS = 22;
const REGISTERED_AFTER_DAYS = 10;
const PAID_WITHIN_DAYS = 30;

/** The dates of an issuer's fiscal year; always the same for the same arguments. */
export function corporateYear(issuer: Issuer, fiscalYear: number): CorporateYear {
  const name = `${issuer.symbol}/${fiscalYear}`;
  const interim = (quarter: number, end: string) =>
    onTradingDay(addDays(`${fiscalYear}-${end}`, wholeOf(`${name}/q${quarter}`, ...INTERIM_DAYS)));
  const annual = onTradingDay(addDays(`${fiscalYear}-12-31`, wholeOf(`${name}/fy`, ...ANNUAL_DAYS)));
  const results = [interim(1, '03-31'), interim(2, '06-30'), interim(3, '09-30'), annual] as const;
  const generalMeeting = onTradingDay(addDays(annual, wholeOf(`${name}/agm`, 27, 46)));
  return {
    fiscalYear,
    results,
    generalMeeting,
    invitation: onTradingDay(addDays(generalMeeting, -NOTICE_OF_MEETING_DAYS)),
    integratedReport: onTradingDay(addDays(generalMeeting, wholeOf(`${name}/report`, -6, 9))),
    dividends: dividendsOf(issuer, fiscalYear, results[1], annual, generalMeeting),
  };
}

/** The day itself when it is a trading day, otherwise the next trading day. */
export function onTradingDay(day: PlainDate): PlainDate {
  return isTradingDay(day) ? day : nextTradingDay(day);
}

function dividendsOf(
  issuer: Issuer,
  fiscalYear: number,
  halfYear: PlainDate,
  annual: PlainDate,
  meeting: PlainDate,
): Dividend[] {
  const parts: Dividend[] = [];
  const share = issuer.facts.interim ? 0.5 : 1;
  if (issuer.facts.interim)
    parts.push(
      ...dividendOf(
        issuer,
        fiscalYear,
        'interim',
        share,
        halfYear,
        addTradingDays(halfYear, wholeOf(`${issuer.symbol}/ex`, 7, 10)),
      ),
    );
  // Paid to holders registered on the tenth day after the meeting (docs/exchange-additions.md, Widgets).
  const record = onTradingDay(addDays(meeting, REGISTERED_AFTER_DAYS));
  parts.push(...dividendOf(issuer, fiscalYear, 'final', share, annual, previousTradingDay(record), meeting));
  return parts.filter(({ exDate }) => exDate > issuer.facts.listed);
}

function dividendOf(
  issuer: Issuer,
  fiscalYear: number,
  kind: Dividend['kind'],
  share: number,
  announced: PlainDate,
  ex: PlainDate,
  meeting?: PlainDate,
): Dividend[] {
  const { exDate, lastDayToBuy, recordDate } = dividendDates(ex);
  const amount = perUnit(issuer, fiscalYear, share, exDate);
  if (amount === 0) return [];
  const planned = addTradingDays(recordDate, wholeOf(`${issuer.symbol}/pay`, 7, 10));
  const last = meeting && tradingDayBy(addDays(meeting, PAID_WITHIN_DAYS));
  const paymentDate = last && last < planned ? last : planned;
  return [
    {
      symbol: issuer.symbol,
      fiscalYear,
      kind,
      amount,
      announced,
      entitlementDate: lastDayToBuy,
      exDate,
      recordDate,
      paymentDate,
    },
  ];
}

/** A full year's dividend per unit as of `exDate`, in thousandths, rounded to steps that boards use. */
function perUnit({ symbol, facts }: Issuer, fiscalYear: number, share: number, exDate: PlainDate): Thousandths {
  const yearly = facts.base * ((facts.dividend ?? 0) / 100) * payoutFactor(symbol, facts.temper, fiscalYear);
  const unitsSince = unitsAfter(unitChanges(facts).filter(({ date }) => date <= exDate));
  const thousandths = (yearly * share * 1000) / unitsSince;
  const step = thousandths >= 60 ? 5 : 1;
  return Math.round(thousandths / step) * step;
}

/** Boards pay more in good years, and less or nothing in bad ones. */
function payoutFactor(symbol: string, temper: string, fiscalYear: number): number {
  const draw = drawsOf(`payout/${symbol}/${fiscalYear}`)();
  const lean = fiscalYear === 2020 ? 0.55 : fiscalYear === 2019 ? 0.85 : 1;
  if (lean < 0.6 && temper !== 'calm' && draw < 0.35) return 0;
  return lean * (0.82 + draw * 0.4) * (1 + (fiscalYear - 2020) * 0.012);
}
