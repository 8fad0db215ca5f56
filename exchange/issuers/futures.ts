import { nextTradingDay } from '#domain/calendar.ts';
import type { ContractSpec } from '#domain/contract-spec.ts';
import { MONTHS } from '#domain/date.ts';
import { lastOilDay, lastTradingDay } from '#domain/future-expiry.ts';
import { futureSymbol } from '#domain/identifier.ts';
import type { Month } from '#domain/month.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { OIL_TICK } from '#domain/tick.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Instrument } from '../market/instrument.ts';
import { FUTURE_ROOTS, OIL_ROOT } from './data/others.ts';
import type { ExchangeIdentity } from './identity.ts';
import { inventedIsin } from './isin.ts';
import type { Both, FutureRoot } from './issuer.ts';
import { contentIdOf } from './seeded.ts';

/** A futures contract: one root, one month. */
export interface FutureContract {
  symbol: string;
  root: string;
  isin: string;
  id: string;
  name: Both;
  underlying: string;
  kind: ContractSpec['kind'];
  contractSize: number;
  currency: string;
  listed: PlainDate;
  expiry: PlainDate;
}

/** Terms that all contracts of a kind share. */
interface KindTerms {
  /** Months that are open at a time (docs/market-rules.md, Prices of futures). */
  open: number;
  /** Months before the present one whose contracts exist: expired ones keep their history this long. */
  past: number;
  /** Months of future contracts to create: the process may run for months. */
  coming: number;
  size: number;
  currency: string;
  /** Turnover of a contract on a usual day, in the contract's currency. */
  turnover: number;
  tick?: Thousandths;
}

const SHARE: KindTerms = { open: 3, past: 6, coming: 12, size: 100, currency: 'AED', turnover: 900_000 };
const KINDS: Record<FutureContract['kind'], KindTerms> = {
  index: { ...SHARE, size: 10, turnover: 1_800_000, tick: 500 },
  share: SHARE,
  // A year of days with all twelve months; an oil contract ends two months before its own month.
  oil: { open: 12, past: 12, coming: 26, size: 100, currency: 'USD', turnover: 600_000, tick: OIL_TICK },
};
const INDEX_MARGINS: FutureRoot['margins'] = [['2016-01-04', 5_000]];

/** Contracts around a day: recently expired, open and future ones. */
export function futureContracts(identity: ExchangeIdentity, day: PlainDate): FutureContract[] {
  return rootsOf(identity).flatMap(({ kind, ...root }) => {
    const { past, coming } = KINDS[kind];
    const first = monthNumber(day) - past;
    return Array.from({ length: past + coming }, (_, i) => contractOf(root, kind, first + i));
  });
}

/** The first day on which a root's contracts include as many months as are always open. */
export function firstFullDay(contracts: readonly FutureContract[]): PlainDate {
  const [first] = contracts;
  return first ? (contracts.map(({ listed }) => listed).sort()[KINDS[first.kind].open - 1] ?? '') : '';
}

/** True when the contract is open on that day: listed, and not past its last trading day. */
export function isOpen({ listed, expiry }: FutureContract, day: PlainDate): boolean {
  return listed <= day && day <= expiry;
}

/** The underlyings of futures, each with its kind. */
export function rootsOf({ indices }: ExchangeIdentity): (FutureRoot & { kind: FutureContract['kind'] })[] {
  const general = indices
    .filter(({ kind }) => kind === 'general')
    .map(({ code, name }) => ({ root: code, underlying: code, name, kind: 'index' as const, margins: INDEX_MARGINS }));
  return [
    ...general,
    ...FUTURE_ROOTS.map((root) => ({ ...root, kind: 'share' as const })),
    { ...OIL_ROOT, kind: 'oil' as const },
  ];
}

function contractOf(
  { root, underlying, name }: FutureRoot,
  kind: FutureContract['kind'],
  monthIndex: number,
): FutureContract {
  const year = Math.floor(monthIndex / 12);
  const month = (monthIndex % 12) + 1;
  const symbol = futureSymbol(root, year, month);
  const { size, currency, open } = KINDS[kind];
  return {
    symbol,
    root,
    isin: inventedIsin('AE', symbol, '61'),
    id: contentIdOf(`security/${symbol}`),
    name: nameOf(kind, name, { en: `${MONTHS.en[month - 1]} ${year}`, ar: `${MONTHS.ar[month - 1]} ${year}` }),
    underlying,
    kind,
    contractSize: size,
    currency,
    listed: nextTradingDay(expiryOf(kind, monthIndex - open)),
    expiry: expiryOf(kind, monthIndex),
  };
}

function nameOf(kind: FutureContract['kind'], { en, ar }: Both, month: Both): Both {
  if (kind === 'oil') return { en: `${en}, ${month.en}`, ar: `${ar}، ${month.ar}` };
  return { en: `${en} Futures ${month.en}`, ar: `العقود المستقبلية على ${ar} ${month.ar}` };
}

function expiryOf(kind: FutureContract['kind'], monthIndex: number): PlainDate {
  const month: Month = `${Math.floor(monthIndex / 12)}-${String((monthIndex % 12) + 1).padStart(2, '0')}`;
  return kind === 'oil' ? lastOilDay(month) : lastTradingDay(month);
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
    currency: contract.currency,
    issuedShares: 0,
    freeFloat: 0,
    listedOn: contract.listed,
    basePrice: 1_000,
    dailyVolatility: 0.001,
    beta: 1,
    sectorBeta: 0,
    averageDailyTurnover: KINDS[contract.kind].turnover,
    dividends: [],
    splits: [],
    future: { underlying: contract.underlying, contractSize: contract.contractSize, expiry: contract.expiry },
    ...(KINDS[contract.kind].tick && { tick: KINDS[contract.kind].tick }),
  }));
}

/** The invented settlement price of a barrel for oil contracts: it is published once a day and not traded. */
export function oilReference(): Instrument {
  return {
    symbol: OIL_ROOT.underlying,
    isin: '',
    name: OIL_ROOT.name,
    kind: 'future',
    board: '602',
    sector: null,
    sharia: false,
    currency: KINDS.oil.currency,
    issuedShares: 0,
    freeFloat: 0,
    listedOn: '2016-01-04',
    basePrice: 108_000,
    dailyVolatility: 0.013,
    beta: 0,
    sectorBeta: 0,
    // The reference price moves every day; a security that trades seldom keeps its price.
    averageDailyTurnover: 100_000_000,
    dividends: [],
    splits: [],
    tick: OIL_TICK,
  };
}
