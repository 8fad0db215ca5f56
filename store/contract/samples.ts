import type { Circular } from '#domain/circular.ts';
import { UNDATED, type CorporateAction } from '#domain/corporate-action.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import type { DailyBar, IndexPoint, Quote } from '#domain/quote.ts';
import type { CompanyProfile, Security } from '#domain/security.ts';

/** Records of invented issuers for the contract; each test changes the fields it is about. */

export const NOON = Date.UTC(2026, 6, 2, 8);
export const HOUR_MS = 3_600_000;

export function security(change: Partial<Security> = {}): Security {
  return {
    symbol: 'LULUA',
    isin: 'AEE000000019',
    name: { en: 'Lulua Marine Holding PJSC', ar: 'لؤلؤة البحرية القابضة ش.م.ع' },
    kind: 'equity',
    board: '510',
    sector: { en: 'Industrials', ar: 'الصناعة' },
    exchange: 'home',
    currency: 'AED',
    active: true,
    listedOn: '2011-03-06',
    sourceId: null,
    ...change,
  };
}

export function profile(change: Partial<CompanyProfile> = {}): CompanyProfile {
  return {
    symbol: 'LULUA',
    name: { en: 'Lulua Marine Holding PJSC', ar: 'لؤلؤة البحرية القابضة ش.م.ع' },
    isin: 'AEE000000019',
    sector: null,
    kindCaption: null,
    establishedOn: '1998-01-01',
    listedOn: '2011-03-06',
    auditor: { en: 'Sidra Auditors', ar: 'سدرة لتدقيق الحسابات' },
    registrar: null,
    fiscalYearEndMonth: 12,
    authorizedCapital: 9_007_199_254_740_991,
    issuedShares: 1_200_000_000,
    parValue: 1_000,
    marketCap: null,
    brief: { en: 'Ships and harbours.', ar: 'سفن وموانئ.' },
    contact: { address: null, phone: null, fax: null, website: null, email: null },
    board: [{ name: { en: 'Salma Al Nuaimi', ar: 'سلمى النعيمي' }, title: { en: 'Chair', ar: 'رئيسة مجلس الإدارة' } }],
    management: [],
    ...change,
  };
}

export function quote(change: Partial<Quote> = {}): Quote {
  return {
    symbol: 'LULUA',
    board: '510',
    last: 2_310,
    lastVolume: 500,
    lastAt: NOON,
    open: 2_300,
    high: 2_350,
    low: 2_290,
    close: null,
    previousClose: 2_300,
    vwap: 2_312,
    high52: null,
    low52: null,
    bid: 2_300,
    bidVolume: 10_000,
    offer: 2_310,
    offerVolume: 8_000,
    volume: 0,
    value: 0,
    trades: 0,
    change: 10,
    changePercent: 435,
    reference: 2_300,
    suspended: false,
    indicativePrice: null,
    indicativeVolume: null,
    openInterest: null,
    settlementPrice: null,
    at: NOON,
    ...change,
  };
}

export function bar(change: Partial<DailyBar> = {}): DailyBar {
  return {
    symbol: 'LULUA',
    date: '2026-07-02',
    open: 2_300,
    high: 2_350,
    low: 2_290,
    close: 2_310,
    volume: 1_000_000,
    value: 2_310_000_000,
    trades: null,
    ...change,
  };
}

export function indexPoint(change: Partial<IndexPoint> = {}): IndexPoint {
  return { index: 'DSXGI', at: NOON, value: 5_400_120, change: -20, changePercent: -1, volume: 3_000_000, ...change };
}

export function disclosure(change: Partial<Disclosure> = {}): Disclosure {
  const id = change.id ?? '8c8a918b-f0d8-410e-b774-e8bf68e20001';
  return {
    id,
    lang: 'en',
    symbol: 'LULUA',
    issuer: { en: 'Lulua Marine Holding PJSC', ar: 'لؤلؤة البحرية القابضة ش.م.ع' },
    headline: 'Board meeting results',
    publishedAt: NOON,
    announcementType: 'Disclosure',
    reportInterval: null,
    integrated: null,
    dividendsPaymentDate: null,
    files: [
      {
        id: `${id}-file`,
        title: 'Results.Pdf',
        createdAt: NOON - 10_000,
        path: `/2026/Jul/2/${id}/Results of the board.Pdf.pdf`,
        language: 'en',
        type: 'news',
      },
    ],
    ...change,
  };
}

export function circular(change: Partial<Circular> = {}): Circular {
  return {
    id: 'fb1411f9-f602-6339-b0d9-ff00009be001',
    number: '12/2026',
    slug: 'trading-holiday',
    headline: { en: 'Trading holiday', ar: 'عطلة التداول' },
    date: '2026-07-02',
    publishedAt: NOON,
    modifiedAt: NOON,
    files: [],
    ...change,
  };
}

export function corporateAction(change: Partial<CorporateAction> = {}): CorporateAction {
  return {
    id: 'action-1',
    symbol: 'LULUA',
    issuer: { en: 'Lulua Marine Holding PJSC', ar: null },
    kind: 'cash-dividend',
    marker: 'proposed',
    fiscalYear: 2025,
    amountPerShare: 50,
    percentOfPar: 5_000,
    ratio: null,
    ...UNDATED,
    meetingDate: '2026-04-10',
    exDate: '2026-04-19',
    recordDate: '2026-04-20',
    ...change,
  };
}
