import { marketDate } from '#domain/date.ts';
import { sessionDay } from '#domain/session.ts';
import type { PriceRule } from '#domain/tick.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { parseQuestion, type Question } from '#app/blocks/trading-deadlines/question.ts';
import { momentAnswer, type MomentAnswer } from '#app/blocks/trading-deadlines/moment-answer.ts';
import {
  priceAnswer,
  securityLimits,
  type PriceAnswer,
  type SecurityLimits,
} from '#app/blocks/trading-deadlines/price-answer.ts';
import {
  entitlementAnswer,
  settlementAnswer,
  type EntitlementAnswer,
  type SettlementAnswer,
} from '#app/blocks/trading-deadlines/settlement-answer.ts';
import { loadPrices } from '#app/data/securities/prices.ts';
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';

export interface TradingDeadlines {
  stale: StaleData | null;
  now: Instant;
  simulated: boolean;
  question: Question;
  /** Each null where what it rests on could not be read, or was not asked. */
  moment: MomentAnswer | null;
  price: PriceAnswer | null;
  trade: SettlementAnswer | null;
  entitlement: EntitlementAnswer | null;
}

/** What the market's rules answer to the fields of the address. */
export async function loadTradingDeadlines(site: Site, query: URLSearchParams): Promise<TradingDeadlines> {
  const now = site.now();
  const { question, rule } = await withKnownSymbol(site, parseQuestion(query, now));
  const { date, at, ex, faults } = question;
  return {
    stale: question.symbol === null ? null : staleData(site, 'reference'),
    now,
    simulated: site.live.clock().simulated,
    question,
    moment: at === null ? null : momentAnswer(at),
    price:
      date === null || faults.price
        ? null
        : priceAnswer(date, question.price, limitsOf(site, question, { date, today: begunToday(now), rule }), rule),
    trade: date === null ? null : settlementAnswer(date),
    entitlement: ex === null ? null : entitlementAnswer(ex),
  };
}

/** The question with the rule that its security's prices follow: shares' where none is asked for, or none that a rule is about. */
async function withKnownSymbol(site: Site, question: Question): Promise<{ question: Question; rule: PriceRule }> {
  if (question.symbol === null) return { question, rule: 'share' };
  const security = await site.store.securities.find(question.symbol);
  const isListed = security?.exchange === 'home' && security.active;
  const { rule } = isListed ? await loadPrices(site, security) : { rule: null };
  if (rule) return { question, rule };
  const faults = { ...question.faults, symbol: isListed ? ('unruled' as const) : ('symbol' as const) };
  return { question: { ...question, symbol: null, faults }, rule: 'share' };
}

function limitsOf(
  { live }: Site,
  { symbol, price }: Question,
  on: { date: PlainDate; today: PlainDate | null; rule: PriceRule },
): SecurityLimits | null {
  return symbol === null ? null : securityLimits(symbol, live.quote(symbol), price, on);
}

/** The market's day, from the beginning of its session on; null before that and on a day without trading. */
function begunToday(now: Instant): PlainDate | null {
  const today = marketDate(now);
  return sessionDay(now) === today ? today : null;
}
