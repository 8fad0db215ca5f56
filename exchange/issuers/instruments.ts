import { addDays } from '#domain/calendar.ts';
import { fromDecimal } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Instrument, InstrumentDividend } from '../market/instrument.ts';
import { unitChanges } from './capital-changes.ts';
import { carbonInstruments } from './carbon.ts';
import { corporateYear } from './corporate-year.ts';
import { debtInstruments } from './debt.ts';
import { futureInstruments } from './futures.ts';
import type { ExchangeIdentity } from './identity.ts';
import type { Issuer, Temper } from './issuer.ts';
import { listedIssuesBy } from './rights-issues.ts';
import { offersBy, rightInstruments } from './rights.ts';
import { drawsOf } from './seeded.ts';
import { sisterInstruments } from './sister.ts';

/** Standard deviation of a day's own return, by temper; funds and property trusts move less than their constituents. */
const DAILY_VOLATILITY: Record<Temper, number> = { calm: 0.008, usual: 0.012, lively: 0.0165, wild: 0.022 };
const BETA: Record<Temper, number> = { calm: 0.8, usual: 1, lively: 1.1, wild: 1.15 };
const FUND_VOLATILITY = 0.004;
const HISTORY_YEARS = 10;
/** Days ahead for which listings are created: the process may run for months. */
const COMING_DAYS = 400;
const MILLION = 1_000_000;

/** Everything that the market trades on the day and in the year after it: futures and rights are listed in turn. */
export function instrumentsOf(issuers: readonly Issuer[], identity: ExchangeIdentity, day: PlainDate): Instrument[] {
  const offers = offersBy(issuers, day);
  return [
    ...issuers.map((issuer) => ({
      ...instrumentOf(issuer, day),
      offers: offers.get(issuer.symbol) ?? [],
      issues: listedIssuesBy(issuer, addDays(day, COMING_DAYS)),
    })),
    ...rightInstruments(issuers, day),
    ...debtInstruments(),
    ...futureInstruments(identity, day),
    ...carbonInstruments(day),
    ...sisterInstruments(),
  ];
}

function instrumentOf(issuer: Issuer, day: PlainDate): Instrument {
  const { facts } = issuer;
  const fund = issuer.kind !== 'equity';
  return {
    symbol: issuer.symbol,
    isin: issuer.isin,
    name: issuer.name,
    kind: issuer.kind,
    board: issuer.board,
    sector: issuer.sector,
    sharia: facts.sharia ?? false,
    currency: 'AED',
    issuedShares: facts.units * MILLION,
    freeFloat: facts.float * 1000,
    listedOn: facts.listed,
    basePrice: fromDecimal(facts.base),
    dailyVolatility: fund ? FUND_VOLATILITY : DAILY_VOLATILITY[facts.temper],
    beta: fund ? 0.6 : BETA[facts.temper],
    sectorBeta: fund ? 0.1 : 0.6 + drawsOf(`sector-beta/${issuer.symbol}`)() * 0.4,
    averageDailyTurnover: Math.round(facts.turnover * MILLION),
    dividends: dividendsUpTo(issuer, day),
    splits: unitChanges(facts),
    ...(facts.suspendedFrom && { suspended: { from: facts.suspendedFrom } }),
  };
}

function dividendsUpTo(issuer: Issuer, day: PlainDate): InstrumentDividend[] {
  const year = Number(day.slice(0, 4));
  const years = Array.from({ length: HISTORY_YEARS + 3 }, (_, i) => year - HISTORY_YEARS - 1 + i);
  return years.flatMap((fiscalYear) =>
    corporateYear(issuer, fiscalYear).dividends.map(({ exDate, amount }) => ({ exDate, amount })),
  );
}
