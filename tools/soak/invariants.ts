import { boardOf } from '#tests/support/figures.ts';
import { statusOf } from '#tests/support/site-status.ts';
import { takenBy, type Taken } from './curve.ts';
import type { SoakedNode, World } from './world.ts';

const PATHS = ['/en', '/ar', '/en/market-watch', '/ar/market-watch', '/healthz', '/status.json'];
/** A reader has given up by then. */
const ANSWER_LIMIT_MS = 15_000;
const MAIN_BOARD = '510';
/** The limit of a container (docs/operating.md, Containers). */
const MEMORY_MOST_MIB = 2_048;
/** The number of connections varies with the requests; a continuous rise is a leak. */
const HANDLES_MOST = 600;
const MARKET_AGE_MOST_SECONDS = 5;

export interface Sample extends Taken {
  answers: Record<string, number>;
  problems: string[];
}

/** Requests pages from a node as readers do. A page must be answered, or refused with a time to retry. */
export async function sampleOf(node: SoakedNode): Promise<Sample> {
  const results = await Promise.all(PATHS.map((path) => ask(node, path)));
  // The node was stopped while it answered.
  if (!node.isThere()) return { answers: {}, memoryMib: 0, handles: 0, problems: [] };
  const { memoryMib, handles } = takenBy(node);
  const answers: Record<string, number> = {};
  for (const { outcome } of results) answers[outcome] = (answers[outcome] ?? 0) + 1;
  return {
    answers,
    memoryMib,
    handles,
    problems: [
      ...results.filter(({ isMeant }) => !isMeant).map(({ path, outcome }) => `${node.name}${path}: ${outcome}`),
      ...(memoryMib > MEMORY_MOST_MIB ? [`${node.name} takes ${memoryMib} MiB`] : []),
      ...(handles > HANDLES_MOST ? [`${node.name} holds ${handles} handles`] : []),
    ],
  };
}

async function ask({ url }: SoakedNode, path: string): Promise<{ path: string; outcome: string; isMeant: boolean }> {
  try {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    await answer.arrayBuffer();
    const isRefusal = answer.status === 503 && answer.headers.has('retry-after');
    return { path, outcome: String(answer.status), isMeant: answer.status === 200 || isRefusal };
  } catch (error) {
    return { path, outcome: (error as Error).name, isMeant: false };
  }
}

/**
 * What has not recovered from a fault yet: every node ready, the market received, and no trade missing compared with
 * the exchange.
 */
export async function unrecovered({ nodes, exchangeUrl }: World): Promise<string[]> {
  const before = await tradesOfExchange(exchangeUrl);
  const problems = await Promise.all(
    nodes.map(async ({ name, url }) => {
      const isReady = (await fetch(`${url}/readyz`)).ok;
      const { market, store } = await statusOf(url);
      const trades = new Map((await boardOf(url)).map((quote) => [quote.symbol, quote.trades]));
      const late = [...before].filter(([symbol, count]) => (trades.get(symbol) ?? 0) < count).map(([symbol]) => symbol);
      return [
        ...(isReady ? [] : [`${name} is not ready`]),
        ...(store.isAway ? [`${name} has no store`] : []),
        ...(market.ageSeconds > MARKET_AGE_MOST_SECONDS ? [`${name} heard the market ${market.ageSeconds} s ago`] : []),
        ...(late.length > 0 ? [`${name} lacks trades of ${late.slice(0, 3).join(', ')}`] : []),
      ];
    }),
  ).catch((error: Error) => [[error.message]]);
  return problems.flat();
}

async function tradesOfExchange(url: string): Promise<Map<string, number>> {
  const answer = await fetch(`${url}/mw/v1/stocks`);
  const rows = (await answer.json()) as { id: string; market: string; totaltrades: number }[];
  const onBoard = rows.filter(({ market }) => String(market) === MAIN_BOARD);
  return new Map(onBoard.map(({ id, totaltrades }) => [id, totaltrades]));
}
