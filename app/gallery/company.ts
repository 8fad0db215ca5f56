import type { Depth, Quote, Trade } from '#domain/quote.ts';
import type { CompanyProfile } from '#domain/security.ts';
import type { CompanyHeadData } from '#app/blocks/company/company-head-data.ts';
import { QUOTE, untraded } from './market-rows.ts';
import { at, NOW } from './moments.ts';

const BEST_BID = 8_410;
const BEST_OFFER = 8_420;
const TICK = 10;
const LEVELS = [42_100, 18_750, 96_000, 5_400, 130_250];

/** Five levels on each side, on the bid side only, or none. */
export function depth(sides: 'both' | 'bids' | 'none'): Depth {
  const level = (price: number, place: number) => ({ price, quantity: LEVELS[place] ?? 0, orders: 3 + place * 2 });
  return {
    symbol: 'JIWAN',
    bids: sides === 'none' ? [] : LEVELS.map((_, place) => level(BEST_BID - place * TICK, place)),
    offers:
      sides === 'both' ? LEVELS.map((_, place) => level(BEST_OFFER + place * TICK, LEVELS.length - 1 - place)) : [],
    at: NOW,
  };
}

const SIDES: readonly Trade['side'][] = ['buy', 'buy', 'sell', 'buy', 'sell', 'auction'];

export const TRADES: Trade[] = SIDES.map((side, place) => ({
  id: 900 - place,
  symbol: 'JIWAN',
  at: side === 'auction' ? at('10:00') : NOW - place * 17_000,
  price: side === 'sell' ? BEST_BID : BEST_OFFER,
  quantity: 1_250 * (place + 1),
  side,
}));

function headOf(quote: Quote): CompanyHeadData {
  return {
    stale: null,
    trail: [],
    security: {
      symbol: 'JIWAN',
      isin: 'AEJ000100018',
      name: { en: 'Jiwan Bank', ar: 'بنك الجيوان' },
      kind: 'equity',
      board: '510',
      sector: { en: 'Financials', ar: 'القطاع المالي' },
      exchange: 'home',
      currency: 'AED',
      active: true,
      listedOn: '2007-03-26',
      sourceId: null,
    },
    suspension: null,
    quote,
    untraded: 'No trades in this session',
    limits: { lower: 7_380, upper: 9_410 },
    tick: TICK,
    changes: [],
    prices: { unit: 'currency', currency: 'AED', rule: 'share', worth: 1_000 },
    units: {
      price: 'AED',
      money: 'AED',
      pricesIn: 'Prices in AED',
      sentence: 'Prices and values in AED.',
      tag: null,
      inAed: true,
    },
    continuous: null,
    settlesOn: '2026-11-20',
    hasEnded: false,
    days: { previousClose: '2026-11-17', profile: '2026-11-18', terms: '2026-11-18' },
    expiry: null,
    now: NOW,
  };
}

/** Profile of an issuer with almost every field filled in. */
export const PROFILE: CompanyProfile = {
  symbol: 'JIWAN',
  name: { en: 'Jiwan Bank', ar: 'بنك الجيوان' },
  isin: 'AEJ000100018',
  sector: { en: 'Financials', ar: 'القطاع المالي' },
  kindCaption: null,
  establishedOn: '1998-05-10',
  listedOn: '2007-03-26',
  auditor: null,
  registrar: { en: 'Clearing company', ar: 'شركة التقاص' },
  fiscalYearEndMonth: 12,
  authorizedCapital: 6_500_000_000_000,
  issuedShares: 6_316_000_000,
  parValue: 1_000,
  marketCap: null,
  brief: null,
  contact: { address: null, phone: null, fax: null, website: null, email: null },
  board: [],
  management: [],
};

/** A company on an ordinary morning, suspended from trading, and before its first trade. */
export const HEADS: Record<'trading' | 'suspended' | 'untraded', CompanyHeadData> = {
  trading: headOf(QUOTE),
  suspended: { ...headOf({ ...QUOTE, suspended: true, lastAt: at('10:41:07') }), settlesOn: null },
  untraded: headOf(untraded('JIWAN', QUOTE.previousClose)),
};
