import { isPlainDate, type PlainDate } from '#domain/time.ts';
import { RANGES, type Range } from '#app/blocks/plot/ranges.ts';

export const SHAPES = ['candles', 'bars', 'line', 'area', 'baseline'] as const;
export const SCALES = ['linear', 'log'] as const;
export const PRICES = ['adjusted', 'total', 'raw'] as const;
/** Studies drawn over the prices, then those with a scale of their own. */
export const OVERLAYS = ['sma20', 'sma50', 'sma200', 'ema20', 'ema50', 'bollinger', 'vwap'] as const;
export const OSCILLATORS = ['rsi', 'macd', 'atr'] as const;
export const STUDIES = [...OVERLAYS, ...OSCILLATORS] as const;
export type StudyName = (typeof STUDIES)[number];

/** More lines than this cannot be told apart. */
export const COMPARED_MAX = 4;

/** The settings of a price chart; all of them are in the address. */
export interface ChartView {
  /** Null where the reader chose two days. */
  range: Range | null;
  from: PlainDate | null;
  to: PlainDate | null;
  shape: (typeof SHAPES)[number];
  scale: (typeof SCALES)[number];
  prices: (typeof PRICES)[number];
  studies: readonly StudyName[];
  /** Symbols and index codes. */
  compare: readonly string[];
}

export interface IgnoredInChart {
  parameter: 'range' | 'days' | 'shape' | 'scale' | 'prices' | 'study' | 'compare' | 'tooMany';
  value: string;
}

const VALUE_MAX = 40;

/** The chart settings of an address. Invalid ones are named in `ignored` and replaced by their defaults. */
export function parseChart(
  query: URLSearchParams,
  opensOn: Range,
  ranges: readonly Range[] = RANGES,
): { view: ChartView; ignored: IgnoredInChart[] } {
  const ignored: IgnoredInChart[] = [];
  const ignore = (parameter: IgnoredInChart['parameter'], value: string) =>
    void ignored.push({ parameter, value: value.slice(0, VALUE_MAX) });
  const oneOf = <T extends string>(
    parameter: 'range' | 'shape' | 'scale' | 'prices',
    known: readonly T[],
  ): T | null => {
    const asked = (query.get(parameter) ?? '').trim();
    const found = known.find((each) => each.toLowerCase() === asked.toLowerCase()) ?? null;
    if (asked && !found) ignore(parameter, asked);
    return found;
  };
  const days = daysOf(query);
  if (days === 'senseless') ignore('days', `${query.get('from') ?? ''} – ${query.get('to') ?? ''}`);
  const own = days && days !== 'senseless' ? days : null;
  const range = oneOf('range', ranges);
  const studies = query.getAll('study').map((value) => value.trim().toLowerCase());
  for (const value of studies) if (value && !isStudy(value)) ignore('study', value);
  const compare = [
    ...new Set(
      query
        .getAll('compare')
        .map((value) => value.trim().toUpperCase())
        .filter(Boolean),
    ),
  ];
  for (const value of compare.slice(COMPARED_MAX)) ignore('tooMany', value);
  return {
    view: {
      range: own ? null : (range ?? opensOn),
      from: own?.from ?? null,
      to: own?.to ?? null,
      shape: oneOf('shape', SHAPES) ?? 'candles',
      scale: oneOf('scale', SCALES) ?? 'linear',
      prices: oneOf('prices', PRICES) ?? 'adjusted',
      studies: STUDIES.filter((name) => studies.includes(name)),
      compare: compare.slice(0, COMPARED_MAX),
    },
    ignored,
  };
}

function isStudy(value: string): value is StudyName {
  return (STUDIES as readonly string[]).includes(value);
}

function daysOf(query: URLSearchParams): { from: PlainDate; to: PlainDate } | 'senseless' | null {
  const [from, to] = [query.get('from')?.trim() ?? '', query.get('to')?.trim() ?? ''];
  if (!from && !to) return null;
  return isPlainDate(from) && isPlainDate(to) && from < to ? { from, to } : 'senseless';
}

/** The query of a view on a page that opens on a range: only what differs from the defaults. */
export function chartQuery(view: ChartView, opensOn: Range): string {
  const { range, from, to, shape, scale, prices, studies, compare } = view;
  const query = new URLSearchParams();
  if (range && range !== opensOn) query.set('range', range);
  if (!range && from && to) {
    query.set('from', from);
    query.set('to', to);
  }
  if (shape !== 'candles') query.set('shape', shape);
  if (scale !== 'linear') query.set('scale', scale);
  if (prices !== 'adjusted') query.set('prices', prices);
  for (const study of studies) query.append('study', study);
  for (const symbol of compare) query.append('compare', symbol);
  const text = String(query);
  return text && `?${text}`;
}
