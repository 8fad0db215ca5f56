import {
  averageTrueRange,
  bollinger,
  exponentialAverage,
  macd,
  relativeStrength,
  simpleAverage,
  type Study,
} from '#domain/indicators.ts';
import type { ChartBar } from './chart-data.ts';
import type { StudyName } from './chart-view.ts';

/** Days and factors of the studies: the values of their authors, which readers expect. */
const DAYS = { sma20: 20, sma50: 50, sma200: 200, ema20: 20, ema50: 50, bollinger: 20, rsi: 14, atr: 14 } as const;
const BOLLINGER_DEVIATIONS = 2;
const MACD = { fast: 12, slow: 26, signal: 9 } as const;

/** Days needed before the first in view, so that all studies have a value on it. */
export const LOOK_BACK_DAYS = 300;

/** A line over the prices. */
export interface Overlay {
  name: StudyName;
  lines: Study[];
}

/** A study with a scale of its own, below the prices. */
export interface Panel {
  name: StudyName;
  lines: { values: Study; isSecond: boolean }[];
  /** Values drawn as columns from zero. */
  columns: Study | null;
  /** Values at which a horizontal line is drawn. */
  levels: number[];
  /** Ends of the panel's scale; null where its values set them. */
  bounds: { low: number; high: number } | null;
}

/** The overlays that do not depend on the view. */
export function overlaysOf(names: readonly StudyName[], bars: readonly ChartBar[]): Overlay[] {
  const closes = bars.map(({ close }) => close);
  return names.flatMap((name): Overlay[] => {
    switch (name) {
      case 'sma20':
      case 'sma50':
      case 'sma200':
        return [{ name, lines: [simpleAverage(closes, DAYS[name])] }];
      case 'ema20':
      case 'ema50':
        return [{ name, lines: [exponentialAverage(closes, DAYS[name])] }];
      case 'bollinger': {
        const { upper, middle, lower } = bollinger(closes, DAYS.bollinger, BOLLINGER_DEVIATIONS);
        return [{ name, lines: [upper, middle, lower] }];
      }
      default:
        return [];
    }
  });
}

export function panelsOf(names: readonly StudyName[], bars: readonly ChartBar[]): Panel[] {
  const closes = bars.map(({ close }) => close);
  return names.flatMap((name): Panel[] => {
    switch (name) {
      case 'rsi': {
        const lines = [{ values: relativeStrength(closes, DAYS.rsi), isSecond: false }];
        return [{ name, lines, columns: null, levels: [30_000, 70_000], bounds: { low: 0, high: 100_000 } }];
      }
      case 'macd': {
        const { line, signal, histogram } = macd(closes, MACD.fast, MACD.slow, MACD.signal);
        const lines = [
          { values: line, isSecond: false },
          { values: signal, isSecond: true },
        ];
        return [{ name, lines, columns: histogram, levels: [0], bounds: null }];
      }
      case 'atr': {
        const lines = [{ values: averageTrueRange(bars, DAYS.atr), isSecond: false }];
        return [{ name, lines, columns: null, levels: [], bounds: null }];
      }
      default:
        return [];
    }
  });
}
