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
/** Of meetings that elect a board, those to which holders propose a dividend. */
const PROPOSED_SHARE = 0.8;
const PROPOSED_AMOUNT = 20;
const PROPOSED_EX_AFTER = 7;
const HOLDERS_LEAST = 2_400;
const HOLDERS_MOST = 61_000;

/** Call 7: of the exchange's own share and of others that publish it; newest year last, as a chart draws them. */
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

/** Ours: what of the own share's dividends was not received. */
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

/** Call 9: dividends of a fiscal year that have been announced, by entitlement. */
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
 * Dividends that holders propose to the meeting that elects a board. None is paid: some are withdrawn before the meeting,
 * the others are not approved by it.
 */
function proposals(world: World, year: number): DividendConfigRow[] {
  const today = world.today();
  const ofYear = knownElections(world.issuers(), today).filter(({ meeting }) => meeting.startsWith(String(year)));
  return ofYear.flatMap(({ symbol, announced, meeting }) => {
    const issuer = world.issuers().find((each) => each.symbol === symbol)!;
    const draw = drawsOf(`proposal/${symbol}/${meeting}`)();
    if (draw > PROPOSED_SHARE) return [];
    const { exDate, lastDayToBuy, recordDate } = dividendDates(addTradingDays(meeting, PROPOSED_EX_AFTER));
    const dividend: Dividend = {
      symbol,
      fiscalYear: year,
      kind: 'final',
      amount: PROPOSED_AMOUNT,
      announced,
      entitlementDate: lastDayToBuy,
      exDate,
      recordDate,
      paymentDate: addTradingDays(recordDate, PROPOSED_EX_AFTER),
    };
    const isGone = draw < PROPOSED_SHARE / 2 || meeting < today;
    return [{ ...dividendRow(issuer, dividend), Status: isGone ? 'Withdrawn' : 'Proposed' }];
  });
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

/** The English notice, once it is out. */
function noticeOf(world: World, { symbol, fiscalYear, kind }: Dividend): string | null {
  const key = `${symbol}/${fiscalYear}/dividend/${kind}`;
  const notice = world.publications().find((publication) => publication.key === key);
  return notice ? rowId(notice, 'en') : null;
}

/** A final dividend is the board's proposal until the general meeting has met; an interim one needs none. */
function statusOf({ kind }: Dividend, generalMeeting: PlainDate, today: PlainDate) {
  if (kind === 'interim') return { Status: 'Confirmed' };
  return { AgmDate: generalMeeting, Status: generalMeeting > today ? 'Proposed' : 'Confirmed' };
}

function parBefore({ facts }: Issuer, { exDate }: Dividend): number {
  return PAR / unitsAfter(parChanges(facts).filter(({ date }) => date <= exDate));
}
