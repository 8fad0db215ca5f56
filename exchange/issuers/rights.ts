import { addDays } from '#domain/calendar.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Instrument } from '../market/instrument.ts';
import type { RightsOffer } from '../market/rights-terms.ts';
import { inventedIsin } from './isin.ts';
import type { Both, Issuer } from './issuer.ts';
import { rightsIssuesBy, rightsSymbolOf, type PlannedIssue } from './rights-issues.ts';
import { contentIdOf } from './seeded.ts';

/** The right of an issue that holders approved. */
export interface TradedRight {
  symbol: string;
  isin: string;
  id: string;
  name: Both;
  issue: PlannedIssue;
}

/** Days for which a lapsed right keeps its history; an issuer's next right has the same symbol, years later. */
const PAST_DAYS = 730;
/** Days ahead for which issues are created: the process may run for months. */
const COMING_DAYS = 400;
/** Rights move more than their share, and with less money. The turnover is a part of the share's. */
const VOLATILITY = 0.035;
const TURNOVER_SHARE = 0.2;
const MILLION = 1_000_000;

/** Rights around a day: recently lapsed ones, the one that trades, and future ones. */
export function tradedRights(issuers: readonly Issuer[], day: PlainDate): TradedRight[] {
  return approvedBy(issuers, day)
    .filter(({ days }) => days.tradingTo >= addDays(day, -PAST_DAYS))
    .map((issue) => {
      const symbol = rightsSymbolOf(issue);
      const year = issue.days.tradingFrom.slice(0, 4);
      const { name } = issue.issuer;
      return {
        symbol,
        isin: inventedIsin('AE', `${symbol}/${year}`, '91'),
        id: contentIdOf(`security/${symbol}/${year}`),
        name: { en: `${name.en} Rights ${year}`, ar: `حقوق اكتتاب ${name.ar} ${year}` },
        issue,
      };
    });
}

/** Past and future rights offers to holders of each share, by symbol. */
export function offersBy(issuers: readonly Issuer[], day: PlainDate): ReadonlyMap<string, RightsOffer[]> {
  const issues = Map.groupBy(approvedBy(issuers, day), ({ issuer }) => issuer.symbol);
  return new Map([...issues].map(([symbol, own]) => [symbol, own.map(offerOf)]));
}

export function rightInstruments(issuers: readonly Issuer[], day: PlainDate): Instrument[] {
  return tradedRights(issuers, day).map(({ symbol, isin, name, issue }) => ({
    symbol,
    isin,
    name,
    kind: 'right',
    board: '510',
    sector: null,
    sharia: false,
    currency: 'AED',
    issuedShares: 0,
    freeFloat: 0,
    listedOn: issue.days.tradingFrom,
    basePrice: 1_000,
    dailyVolatility: VOLATILITY,
    beta: 1,
    sectorBeta: 0,
    averageDailyTurnover: Math.round(issue.issuer.facts.turnover * MILLION * TURNOVER_SHARE),
    dividends: [],
    splits: [],
    right: { underlying: issue.issuer.symbol, offer: offerOf(issue), until: issue.days.tradingTo },
  }));
}

function approvedBy(issuers: readonly Issuer[], day: PlainDate): PlannedIssue[] {
  return rightsIssuesBy(issuers, addDays(day, COMING_DAYS)).filter(({ isTurnedDown }) => !isTurnedDown);
}

function offerOf({ proposed, ratio, offeredAt, days }: PlannedIssue): RightsOffer {
  return { proposed, ratio, offeredAt, exDate: days.ex };
}
