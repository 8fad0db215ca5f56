import type { InvestorTrade } from '#domain/investor-trades.ts';
import { daysOfMonth, type Month } from '#domain/month.ts';
import type { RejectedRow } from '#upstream/batch.ts';
import { defineJob, type JobContext } from '../job.ts';
import { eachMonth } from './each-month.ts';

const HALF_HOUR_MS = 1_800_000;
const KIND = 'investor-trades';
/** Allowed difference between the sums of both sides when each row was rounded: AED 1. */
const ROUNDING = 1_000;

/**
 * Purchases and sales of investors, by nationality and type: documents 'investor-trades' by month ('2026-10'), each a
 * list of rows, oldest day first. A day whose sides differ in a kind of security is left out with all its kinds: a share
 * of it would be wrong.
 */
export const investorTradesJob = defineJob({
  name: 'investor-trades',
  title: 'Trades by investor',
  everyMs: HALF_HOUR_MS,
  run: (context, signal) => eachMonth(context, KIND, (month) => readMonth(context, signal, month)),
});

async function readMonth({ upstream, store, clock, reject }: JobContext, signal: AbortSignal, month: Month) {
  const days = daysOfMonth(month);
  const { records, rejected } = await upstream.market.investorTrades(days[0]!, days.at(-1)!, { signal });
  const { good, bad } = byBothSides(records);
  await reject('investor-trades', [...rejected, ...bad]);
  if (good.length > 0) await store.documents.save(KIND, [{ key: month, value: good }], clock.now());
}

/** Accepts days on which purchases equal sales in each kind of security. */
function byBothSides(trades: readonly InvestorTrade[]): { good: InvestorTrade[]; bad: RejectedRow[] } {
  const good: InvestorTrade[] = [];
  const bad: RejectedRow[] = [];
  for (const rows of Map.groupBy(trades, ({ date }) => date).values()) {
    const faults = differingKinds(rows);
    if (faults.length === 0) good.push(...rows);
    bad.push(...faults);
  }
  return { good: good.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))), bad };
}

/** The kinds of security whose sides differ on a day. */
function differingKinds(ofDay: readonly InvestorTrade[]): RejectedRow[] {
  return [...Map.groupBy(ofDay, ({ date, kind }) => `${date} ${kind}`)].flatMap(([day, rows]) => {
    const sum = (side: 'buyValue' | 'sellValue') => rows.reduce((all, row) => all + row[side], 0);
    const [bought, sold] = [sum('buyValue'), sum('sellValue')];
    if (Math.abs(bought - sold) <= ROUNDING) return [];
    return [{ record: { day, bought, sold }, reason: 'what was bought is not what was sold' }];
  });
}
