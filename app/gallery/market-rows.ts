import { pick, type Bilingual } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import { untradedQuote, type Quote } from '#domain/quote.ts';
import { percentOf, times } from '#domain/thousandths.ts';
import type { HeatItem } from '#app/blocks/heat-map/heat-map-layout.ts';
import { sparklineShape } from '#app/blocks/ledger-row/sparkline-shape.ts';
import type { ValuedRow } from '#app/blocks/market-rows/valued-row.ts';
import type { WatchRow } from '#app/blocks/watch/watch-row.ts';
import { at, NOW, walk } from './moments.ts';

const SECTORS = {
  financials: { en: 'Financials', ar: 'القطاع المالي' },
  'real-estate': { en: 'Real estate', ar: 'العقارات' },
  industrials: { en: 'Industrials', ar: 'الصناعة' },
  utilities: { en: 'Utilities', ar: 'المرافق العامة' },
} satisfies Record<string, Bilingual>;

/** Symbol, names, sector, last and previous close in thousandths, shares traded, trades, millions of shares in issue. */
type Line = readonly [string, string, string, keyof typeof SECTORS, number, number, number, number, number];

/** Fictional issuers of the embedded exchange. */
const BOARD: readonly Line[] = [
  ['JIWAN', 'Jiwan Bank', 'بنك الجيوان', 'financials', 8_420, 8_190, 6_214_380, 918, 6_316],
  ['SUHAILI', 'Suhaili Islamic Bank', 'مصرف السهيلي الإسلامي', 'financials', 5_960, 6_080, 9_831_004, 1_204, 7_240],
  ['KHORBANK', 'Khor National Bank', 'بنك الخور الوطني', 'financials', 14_650, 14_650, 812_411, 301, 2_110],
  ['TAWASH', 'Tawash Capital', 'طوّاش كابيتال', 'financials', 612, 588, 21_420_118, 640, 1_850],
  ['RAWZANA', 'Rawzana Properties', 'روزنة العقارية', 'real-estate', 11_350, 11_100, 4_118_902, 1_012, 8_838],
  ['ARISH', 'Arish Developments', 'عريش للتطوير', 'real-estate', 2_070, 2_180, 15_240_777, 733, 4_000],
  ['DARWAZA', 'Darwaza Homes', 'دروازة للمساكن', 'real-estate', 739, 742, 3_004_115, 188, 2_400],
  ['KARAWAN', 'Karawan Airways', 'طيران الكروان', 'industrials', 3_840, 3_790, 2_771_903, 412, 4_667],
  ['MITHQAB', 'Mithqab Drilling', 'مثقاب للحفر', 'industrials', 1_214, 1_302, 7_118_240, 377, 900],
  ['DIMAK', 'Dimak Building Materials', 'دماك لمواد البناء', 'industrials', 486, 486, 96_400, 21, 610],
  ['SAQIYA', 'Saqiya Water', 'ساقية للمياه', 'utilities', 2_690, 2_650, 1_902_338, 266, 10_000],
  ['NABAA', 'Nabaa District Cooling', 'نبع لتبريد المناطق', 'utilities', 1_730, 1_738, 644_190, 94, 3_000],
];

function figuresOf([symbol, , , , last, previousClose, volume, trades]: Line): Quote {
  const change = last - previousClose;
  return {
    ...untraded(symbol, previousClose),
    last,
    lastVolume: 1_250,
    lastAt: at('11:29:42'),
    open: previousClose,
    high: Math.max(last, previousClose) + 20,
    low: Math.min(last, previousClose) - 20,
    vwap: Math.round((last + previousClose) / 2),
    volume,
    value: times(last, volume),
    trades,
    change,
    changePercent: percentOf(change, previousClose),
  };
}

/** A quote of a security before its first trade of the day. */
export function untraded(symbol: string, previousClose: number | null): Quote {
  return {
    ...untradedQuote(symbol, NOW),
    previousClose,
    high52: previousClose === null ? null : previousClose + 1_100,
    low52: previousClose === null ? null : previousClose - 950,
    reference: previousClose,
  };
}

/** The quote used in the company's states. */
export const QUOTE: Quote = figuresOf(BOARD[0]!);

/** The quotes of the gallery's day, in the page's language. */
export function quotedRows(locale: Locale): ValuedRow[] {
  return BOARD.map((line, place) => {
    const [, en, ar, , last, previousClose, , , shares] = line;
    const day = walk(previousClose, last, 36, Math.max(4, Math.round(previousClose / 120)), place + 3);
    return {
      ...figuresOf(line),
      name: pick({ en, ar }, locale),
      line: sparklineShape(day, previousClose),
      shares: shares * 1_000_000,
    };
  });
}

/** The same quotes as rows for lists of securities: one of them halted, one not traded yet. */
export function listedRows(): WatchRow[] {
  const names = quotedRows('en');
  return BOARD.map((line, place) => {
    const [symbol, en, ar, sector, , previousClose, , , shares] = line;
    const quote = { ...figuresOf(line), bid: line[4] - 10, bidVolume: 42_100, offer: line[4], offerVolume: 18_750 };
    return {
      symbol,
      isin: `AEJ0001000${18 + place}`,
      name: { en, ar },
      sector: SECTORS[sector],
      board: '510',
      quote: symbol === 'DIMAK' ? untraded(symbol, previousClose) : { ...quote, suspended: symbol === 'ARISH' },
      issuedShares: shares * 1_000_000,
      kind: 'equity',
      exchange: 'home',
      unit: null,
      line: symbol === 'DIMAK' ? null : (names[place]?.line ?? null),
    };
  });
}

export function heatItems(locale: Locale): HeatItem[] {
  return BOARD.map(([symbol, , , sector, , previousClose, , , shares]) => ({
    symbol,
    sector: { slug: sector, text: pick(SECTORS[sector], locale) },
    size: previousClose * shares,
  }));
}

const LONG_NAME: Bilingual = {
  en: 'Rawzana International Holding for Integrated Real Estate and Hospitality Investments',
  ar: 'روزنة العالمية القابضة للاستثمارات العقارية المتكاملة والضيافة والخدمات الفندقية',
};

/** Rows that strain the ledger: a name too long, an unchanged price, no trade yet, halted. */
export function strainedRows(locale: Locale): Record<'long' | 'unchanged' | 'untraded' | 'suspended', ValuedRow> {
  const [jiwan, , khor, , , arish, , , , dimak] = quotedRows(locale) as [ValuedRow, ...ValuedRow[]];
  return {
    long: { ...jiwan, name: pick(LONG_NAME, locale) },
    unchanged: { ...(khor ?? jiwan) },
    untraded: { ...(dimak ?? jiwan), ...untraded('DIMAK', 486), line: null },
    suspended: { ...(arish ?? jiwan), suspended: true },
  };
}
