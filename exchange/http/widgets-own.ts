import type { DividendConfigRow, UnclaimedDividendRow, ZakatDetail } from '#upstream/wire/service.ts';
import { addTradingDays } from '#domain/calendar.ts';
import { dividendDates } from '#domain/dividend-dates.ts';
import type { PlainDate } from '#domain/time.ts';
import { parChanges, unitsAfter } from '../issuers/capital-changes.ts';
import { corporateYear } from '../issuers/corporate-year.ts';
import type { Dividend } from '../issuers/corporate-year.ts';
import type { Issuer } from '../issuers/issuer.ts';
import { drawsOf, wholeOf } from '../issuers/seeded.ts';
import { sharesInIssue } from '../issuers/shares-in-issue.ts';
import { knownElections } from '../publications/elections.ts';
import { unclaimedDividends } from '../publications/unclaimed.ts';
import { publishesZakat, zakatFigures } from '../publications/zakat.ts';
import type { World } from '../world.ts';
import { rowId } from './disclosure-row.ts';
import { decimal } from './wire.ts';
import type { Form } from './widgets.ts';

const PAR = 1_000;
const FIRST_YEAR = 2000;
/** Share of the extraordinary meetings that elect directors to which holders also propose a dividend. */
const PROPOSED_SHARE = 0.15;
const WITHDRAWN_SHARE = 0.5;
const PROPOSED_AMOUNT = 20;
const PROPOSED_EX_AFTER = 7;
const HOLDERS_LEAST = 2_400;
const HOLDERS_MOST = 61_000;

/**
 * Call 7: zakat of the exchange's own share and of others that publish it; newest year last, the order of the chart.
 */
export function zakatDetails(world: World, form: Form): ZakatDetail[] {
  const issuer = world.issuer(form.get('Symbol'));
  if (!issuer || !publishesZakat(issuer, world.identity.ownSymbol)) return [];
  return zakatFigures(issuer, world.today()).map(({ year, amount, impure, meeting }) => ({
    Year: year,
    ZakatAmount: decimal(amount),
    ImpureAmount: impure === null ? null : decimal(impure),
    MeetingDate: meeting,
  }));
}

/** Ours: unclaimed dividends of the exchange's own share. */
export function unclaimedRows(world: World, form: Form): UnclaimedDividendRow[] {
  const symbol = form.get('Symbol');
  const issuer = symbol === world.identity.ownSymbol ? world.issuer(symbol) : undefined;
  if (!issuer) return [];
  return unclaimedDividends(issuer, world.today()).map(({ dividend, declared, unclaimed, holders, asOf }) => ({
    Year: dividend.fiscalYear,
    Kind: dividend.kind,
    PerShare: decimal(dividend.amount),
    PaymentDate: dividend.paymentDate,
    Declared: decimal(declared),
    Unclaimed: decimal(unclaimed),
    Holders: holders,
    AsOf: asOf,
  }));
}

/** Call 9: announced dividends of a fiscal year, by entitlement. */
export function dividendsConfig(world: World, form: Form): DividendConfigRow[] {
  const year = Number(form.get('year'));
  if (!Number.isInteger(year) || year < FIRST_YEAR) return [];
  const today = world.today();
  return world
    .issuers()
    .flatMap((issuer) => {
      const { dividends, generalMeeting } = corporateYear(issuer, year);
      return dividends.map((dividend) => ({ issuer, dividend, generalMeeting }));
    })
    .filter(({ dividend }) => dividend.announced <= today)
    .map(({ issuer, dividend, generalMeeting }): DividendConfigRow => ({
      ...dividendRow(issuer, dividend),
      DisclosureId: noticeOf(world, dividend),
      ...statusOf(dividend, generalMeeting, today),
    }))
    .concat(proposals(world, year))
    .sort((a, b) => (a.EntitlementDate < b.EntitlementDate ? -1 : 1));
}

/**
 * Dividends for the last year with approved accounts that holders propose to an extraordinary meeting. None is paid:
 * holders withdraw some before the meeting, and the meeting rejects the others.
 */
function proposals(world: World, year: number): DividendConfigRow[] {
  const today = world.today();
  const bySymbol = new Map(world.issuers().map((issuer) => [issuer.symbol, issuer]));
  const partial = knownElections(world.issuers(), today).filter(({ seats, boardSeats }) => seats < boardSeats);
  return partial.flatMap(({ symbol, announced, meeting }) => {
    const issuer = bySymbol.get(symbol)!;
    if (approvedYear(issuer, meeting) !== year) return [];
    const draw = drawsOf(`holders/proposal/${symbol}/${meeting}`);
    if (draw() > PROPOSED_SHARE) return [];
    const row = dividendRow(issuer, proposedDividend(symbol, year, announced, meeting));
    const isGone = draw() < WITHDRAWN_SHARE || meeting < today;
    return [{ ...row, Kind: undefined, Status: isGone ? 'Withdrawn' : 'Proposed' }];
  });
}

/** The newest fiscal year whose accounts an annual meeting approved before `day`. */
function approvedYear(issuer: Issuer, day: PlainDate): number {
  const last = Number(day.slice(0, 4)) - 1;
  return corporateYear(issuer, last).generalMeeting < day ? last : last - 1;
}

function proposedDividend(symbol: string, fiscalYear: number, announced: PlainDate, meeting: PlainDate): Dividend {
  const { exDate, lastDayToBuy, recordDate } = dividendDates(addTradingDays(meeting, PROPOSED_EX_AFTER));
  const paymentDate = addTradingDays(recordDate, PROPOSED_EX_AFTER);
  const days = { announced, entitlementDate: lastDayToBuy, exDate, recordDate, paymentDate };
  return { symbol, fiscalYear, kind: 'final', amount: PROPOSED_AMOUNT, ...days };
}

function dividendRow(issuer: Issuer, dividend: Dividend): DividendConfigRow {
  const units = sharesInIssue(issuer, dividend.exDate);
  return {
    Symbol: issuer.symbol,
    CompanyName: issuer.name.en,
    CompanyNameAr: issuer.name.ar,
    FiscalYear: dividend.fiscalYear,
    DividendPercentage: decimal(Math.round((dividend.amount * 100_000) / parBefore(issuer, dividend))),
    DividendPerShare: decimal(dividend.amount),
    TotalAmount: Math.round((dividend.amount * units) / 1_000),
    EntitlementDate: dividend.entitlementDate,
    ExDividendDate: dividend.exDate,
    RecordDate: dividend.recordDate,
    PaymentDate: dividend.paymentDate,
    PaymentMethod: 'Bank transfer',
    Kind: dividend.kind,
    Holders: wholeOf(`holders/${issuer.symbol}/${dividend.fiscalYear}`, HOLDERS_LEAST, HOLDERS_MOST),
  };
}

/** The English notice once it is published; null before. */
function noticeOf(world: World, { symbol, fiscalYear, kind }: Dividend): string | null {
  const key = `${symbol}/${fiscalYear}/dividend/${kind}`;
  const notice = world.publications().find((publication) => publication.key === key);
  return notice ? rowId(notice, 'en') : null;
}

/**
 * A final dividend is the board's proposal until the general meeting has met; an interim dividend needs no approval.
 */
function statusOf({ kind }: Dividend, generalMeeting: PlainDate, today: PlainDate) {
  if (kind === 'interim') return { Status: 'Confirmed' };
  return { AgmDate: generalMeeting, Status: generalMeeting > today ? 'Proposed' : 'Confirmed' };
}

function parBefore({ facts }: Issuer, { exDate }: Dividend): number {
  return PAR / unitsAfter(parChanges(facts).filter(({ date }) => date <= exDate));
}
