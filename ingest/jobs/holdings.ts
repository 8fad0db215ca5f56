import { sumOfCells, type Holding, type HoldingsMonth, type HoldingSize } from '#domain/holding.ts';
import type { Month } from '#domain/month.ts';
import type { RejectedRow } from '#upstream/batch.ts';
import { defineJob, type JobContext } from '../job.ts';
import { eachMonth } from './each-month.ts';

const SIX_HOURS_MS = 21_600_000;
const MARKET = 'holdings';
const SECURITIES = 'security-holdings';
/** Allowed difference of sums when each row was rounded: AED 1. */
const ROUNDING = 1_000;

/**
 * Holders of the market and of each security at the end of each month: documents 'holdings' by month ('2026-10') for
 * the market, and 'security-holdings' for its securities. Size bands whose sum differs from the market's are left out.
 */
export const holdingsJob = defineJob({
  name: 'holdings',
  title: 'Holdings by month',
  everyMs: SIX_HOURS_MS,
  run: (context, signal) => eachMonth(context, MARKET, (month) => readMonth(context, signal, month)),
});

async function readMonth({ upstream, store, clock, reject }: JobContext, signal: AbortSignal, month: Month) {
  const response = await upstream.market.holdings(month, { signal });
  const cells = response.holdings.flatMap(({ symbol, ...cell }) => (symbol === null ? [cell] : []));
  const { sizes, bad } = validatedSizes(response.sizes, cells);
  await reject('holdings', [...response.rejected, ...bad]);
  if (cells.length === 0) return;
  const now = clock.now();
  const own = response.holdings.filter(({ symbol }) => symbol !== null);
  await store.documents.save(SECURITIES, [{ key: month, value: own }], now);
  const market: HoldingsMonth = { month, cells, sizes, newInvestors: response.newInvestors };
  await store.documents.save(MARKET, [{ key: month, value: market }], now);
}

/** Returns the size bands only when they contain every investor of the market once, and all holdings. */
function validatedSizes(
  sizes: readonly HoldingSize[],
  cells: readonly Omit<Holding, 'symbol'>[],
): { sizes: readonly HoldingSize[]; bad: RejectedRow[] } {
  if (sizes.length === 0) return { sizes, bad: [] };
  const market = sumOfCells(cells);
  const investors = sizes.reduce((sum, size) => sum + size.investors, 0);
  const value = sizes.reduce((sum, size) => sum + size.value, 0);
  if (investors === market.investors && Math.abs(value - market.value) <= ROUNDING) return { sizes, bad: [] };
  const reason = 'sizes of holdings that do not come to the market';
  return { sizes: [], bad: [{ record: { investors, value, market: market.investors }, reason }] };
}
