import { fileURLToPath } from 'node:url';
import { DEFAULT_CALENDAR } from '#domain/calendar.ts';
import { Closings } from '#exchange/market/closings.ts';
import { History } from '#exchange/market/history.ts';
import { sampleRoster } from '#exchange/market/sample-instruments.ts';
import { TradingDay } from '#exchange/market/trading-day.ts';
import type { Figure } from '#tools/bench/figure.ts';

const SECURITIES = 110;
const DATE = '2026-11-20';
const SEED = 1;
const ROUNDS = 3;

/** Processor seconds of this process; other programs on the machine do not count. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function timed<T>(action: () => T): { result: T; seconds: number } {
  const before = processorSeconds();
  const result = action();
  return { result, seconds: processorSeconds() - before };
}

/** One whole market day, from the first entry of the opening call to the end of trading at last. */
function wholeDay() {
  const opened = timed(() => {
    const world = {
      instruments: sampleRoster(SECURITIES),
      indices: [{ code: 'GENERAL', kind: 'general' as const }],
      calendar: DEFAULT_CALENDAR,
      seed: SEED,
    };
    const history = new History(world, new Closings(0, undefined, () => {}));
    return new TradingDay(history, history.days.from(DATE), DEFAULT_CALENDAR);
  });
  const day = opened.result;
  const ran = timed(() => day.advance(day.ends));
  const securities = [...day.securities.values()];
  const orders = securities.reduce((sum, security) => sum + security.orderEvents, 0);
  const trades = securities.reduce((sum, security) => sum + security.trades.length, 0);
  return { openSeconds: opened.seconds, daySeconds: ran.seconds, orders, trades };
}

/** Throughput of the exchange's engine on one core: the best of several days; the first warms up. */
export function run(): Figure[] {
  const days = Array.from({ length: ROUNDS }, wholeDay);
  const best = days.reduce((a, b) => (b.daySeconds < a.daySeconds ? b : a));
  const first = days[0]!;
  return [
    { name: 'exchange: order events', value: Math.round(best.orders / best.daySeconds), unit: '1/core-second' },
    { name: 'exchange: trades', value: Math.round(best.trades / best.daySeconds), unit: '1/core-second' },
    { name: 'exchange: order events a day', value: best.orders, unit: 'events' },
    { name: 'exchange: trades a day', value: best.trades, unit: 'trades' },
    { name: 'exchange: whole day, cold', value: Number(first.daySeconds.toFixed(3)), unit: 'core-seconds' },
    {
      name: 'exchange: opening with its history, cold',
      value: Number(first.openSeconds.toFixed(3)),
      unit: 'core-seconds',
    },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const figure of run()) {
    console.log(JSON.stringify(figure));
    console.log(`${figure.name}: ${figure.value.toLocaleString('en')} ${figure.unit}`);
  }
}
