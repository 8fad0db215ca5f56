import { addDays, isTradingDay, nextTradingDay, previousTradingDay, weekday } from '#domain/calendar.ts';
import { MONTHS } from '#domain/date.ts';
import { futureSymbol } from '#domain/identifier.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Instrument } from '../market/instrument.ts';
import { FUTURE_ROOTS } from './data/others.ts';
import type { ExchangeIdentity } from './identity.ts';
import { inventedIsin } from './isin.ts';
import type { Both, FutureRoot } from './issuer.ts';
import { contentIdOf } from './seeded.ts';

/** A futures contract: one root, one month. */
export interface FutureContract {
  symbol: string;
  isin: string;
  id: string;
  name: Both;
  underlying: string;
  kind: 'index' | 'share';
  contractSize: number;
  listed: PlainDate;
  expiry: PlainDate;
}

/** Three months are open at a time (docs/market-rules.md, Prices). */
const OPEN_MONTHS = 3;
/** Contracts that have expired keep their history for as long. */
const PAST_MONTHS = 6;
/** The process may run for months: the contracts of that time are made ready. */
const COMING_MONTHS = 12;
const SHARES_A_CONTRACT = 100;
const INDEX_MULTIPLIER = 10;
const INDEX_TICK = 500;
const THURSDAY = 4;

/** Contracts around a day: those that expired lately, those that are open and those to come. */
export function futureContracts(identity: ExchangeIdentity, day: PlainDate): FutureContract[] {
  const first = monthNumber(day) - PAST_MONTHS;
  const months = Array.from({ length: PAST_MONTHS + COMING_MONTHS }, (_, i) => first + i);
  return rootsOf(identity).flatMap(({ kind, ...root }) => months.map((month) => contractOf(root, kind, month)));
}

/** Open on that day: listed, and not past its last trading day. */
export function isOpen({ listed, expiry }: FutureContract, day: PlainDate): boolean {
  return listed <= day && day <= expiry;
}

function rootsOf({ indices }: ExchangeIdentity): (FutureRoot & { kind: FutureContract['kind'] })[] {
  const general = indices
    .filter(({ kind }) => kind === 'general')
    .map(({ code, name }) => ({ root: code, underlying: code, name, kind: 'index' as const }));
  return [...general, ...FUTURE_ROOTS.map((root) => ({ ...root, kind: 'share' as const }))];
}

function contractOf(
  { root, underlying, name }: FutureRoot,
  kind: FutureContract['kind'],
  monthIndex: number,
): FutureContract {
  const year = Math.floor(monthIndex / 12);
  const month = (monthIndex % 12) + 1;
  const symbol = futureSymbol(root, year, month);
  return {
    symbol,
    isin: inventedIsin('AE', symbol, '61'),
    id: contentIdOf(`security/${symbol}`),
    name: {
      en: `${name.en} Futures ${MONTHS.en[month - 1]} ${year}`,
      ar: `العقود المستقبلية على ${name.ar} ${MONTHS.ar[month - 1]} ${year}`,
    },
    underlying,
    kind,
    contractSize: kind === 'index' ? INDEX_MULTIPLIER : SHARES_A_CONTRACT,
    listed: nextTradingDay(expiryOf(monthIndex - OPEN_MONTHS)),
    expiry: expiryOf(monthIndex),
  };
}

/** The third Thursday of the month, or the trading day before it when that is a holiday. */
function expiryOf(monthIndex: number): PlainDate {
  const first = `${Math.floor(monthIndex / 12)}-${String((monthIndex % 12) + 1).padStart(2, '0')}-01`;
  const third = addDays(first, ((THURSDAY - weekday(first) + 7) % 7) + 14);
  return isTradingDay(third) ? third : previousTradingDay(third);
}

function monthNumber(day: PlainDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

export function futureInstruments(identity: ExchangeIdentity, day: PlainDate): Instrument[] {
  return futureContracts(identity, day).map((contract) => ({
    symbol: contract.symbol,
    isin: contract.isin,
    name: contract.name,
    kind: 'future',
    board: '602',
    sector: null,
    sharia: false,
    currency: 'AED',
    issuedShares: 0,
    freeFloat: 0,
    listedOn: contract.listed,
    basePrice: 1_000,
    dailyVolatility: 0.001,
    beta: 1,
    sectorBeta: 0,
    averageDailyTurnover: contract.kind === 'index' ? 1_800_000 : 900_000,
    dividends: [],
    splits: [],
    future: { underlying: contract.underlying, contractSize: contract.contractSize, expiry: contract.expiry },
    ...(contract.kind === 'index' && { tick: INDEX_TICK }),
  }));
}
