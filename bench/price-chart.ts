import type { Figure } from '#tools/bench/figure.ts';
import { packBars, type PaidBar, type ChartData } from '#app/blocks/chart/chart-data.ts';
import { parseChart } from '#app/blocks/chart/chart-view.ts';
import { drawnOf, prepared } from '#app/blocks/chart/drawn.ts';
import { panelPlot } from '#app/blocks/chart/panel-plot.ts';
import { pricePlot } from '#app/blocks/chart/plot.ts';
import { marksIn } from '#app/blocks/chart/marks.ts';

/**
 * The computation of one step of panning over ten years of days, before React draws it: groups, three studies over the
 * prices and two below, a compared line, and the places of 200 marks.
 */

const YEARS = 10;
const DAYS = YEARS * 250;
const MARKS = 200;
const STEPS = 300;
const WARM_UP = 60;
const DAY_MS = 86_400_000;

export async function run(): Promise<Figure[]> {
  const whole = chart('range=All');
  const near = chart('range=All&study=sma50&study=bollinger&study=vwap&study=rsi&study=macd');
  return [
    { name: 'price chart: a step of panning, ten years in 130 marks', value: milliseconds(whole), unit: 'ms' },
    { name: 'price chart: the same with five studies', value: milliseconds(near), unit: 'ms' },
    { name: 'price chart: a frame', value: 16.67, unit: 'ms' },
  ];
}

function milliseconds(data: ChartData): number {
  const base = prepared(data);
  let from = 0;
  for (let step = 0; step < STEPS + WARM_UP; step += 1) {
    if (step === WARM_UP) from = performance.now();
    const drawn = drawnOf(base, { from: step, to: DAYS - STEPS - WARM_UP + step }, 130);
    pricePlot(
      drawn.bars,
      data.view,
      drawn.lines.flatMap(({ values }) => values).filter((value) => value !== null),
    );
    for (const panel of drawn.panels) panelPlot(panel, drawn.groups);
    marksIn(data.marks, drawn.groups);
  }
  return Math.round(((performance.now() - from) / STEPS) * 100) / 100;
}

function chart(query: string): ChartData {
  let close = 5_000;
  const bars = Array.from({ length: DAYS }, (_, day): PaidBar => {
    const open = close;
    close = Math.max(500, close + ((day * 7_919) % 211) - 105);
    const date = new Date(Date.UTC(2016, 0, 1) + day * DAY_MS).toISOString().slice(0, 10);
    return {
      date,
      open,
      close,
      high: Math.max(open, close) + 20,
      low: Math.min(open, close) - 20,
      volume: 1e6,
      value: null,
    };
  });
  return {
    ...parseChart(new URLSearchParams(query), '6M'),
    runningDay: null,
    runningAt: null,
    bars: packBars(bars.map((bar) => ({ ...bar, symbol: 'SOME', trades: null }))),
    seen: { from: 0, to: DAYS - 1 },
    compared: [{ code: 'OTHER', name: { en: 'Other', ar: null }, closes: bars.map((bar) => bar.close + 100) }],
    marks: Array.from({ length: MARKS }, (_, i) => {
      const at = Math.floor((i * DAYS) / MARKS);
      return { at, date: bars[at]!.date, kind: 'cash-dividend' as const, amount: 180, currency: 'AED', ratio: null };
    }),
    basis: 'noSplit',
  };
}
