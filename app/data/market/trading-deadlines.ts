import { marketDate } from '#domain/date.ts';
import { continuousHours, sessionDay, type Hours } from '#domain/session.ts';
import { hasPriceLimits } from '#domain/price-terms.ts';
import type { SecurityKind } from '#domain/security.ts';
import type { PriceRule } from '#domain/tick.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { parseQuestion, type Fault, type Question } from '#app/blocks/trading-deadlines/question.ts';
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
import { loadIsOver } from '#app/data/company/expiry.ts';
import { loadPrices } from '#app/data/securities/prices.ts';
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';

export interface TradingDeadlines {
  stale: StaleData | null;
  now: Instant;
  simulated: boolean;
  question: Question;
  /** Each answer is null when its input could not be read, or was not requested. */
  moment: MomentAnswer | null;
  price: PriceAnswer | null;
  trade: SettlementAnswer | null;
  entitlement: EntitlementAnswer | null;
  /**
   * The requested future; with its hours when it trades without auctions, so that the phases of the session do not
   * apply to it.
   */
  contract: { symbol: string; hours: Hours | null } | null;
}

/** The answers of the market's rules to the fields of the address. */
export async function loadTradingDeadlines(site: Site, query: URLSearchParams): Promise<TradingDeadlines> {
  const now = site.now();
  const { question, rule, kind, isFree } = await withKnownSymbol(site, parseQuestion(query, now));
  const { date, at, ex, symbol, faults } = question;
  const isOil = rule === 'oil-future';
  return {
    stale: symbol === null ? null : staleData(site, 'reference'),
    now,
    simulated: site.live.clock().simulated,
    question,
    moment: at === null || isOil ? null : momentAnswer(at),
    price:
      date === null || faults.price
        ? null
        : priceAnswer(
            date,
            question.price,
            limitsOf(site, question, { date, today: begunToday(now), rule, isFree }),
            rule,
          ),
    trade: date === null || kind === 'future' ? null : settlementAnswer(date),
    entitlement: ex === null ? null : entitlementAnswer(ex),
    contract:
      symbol === null || kind !== 'future'
        ? null
        : { symbol, hours: isOil ? continuousHours(date ?? marketDate(now)) : null },
  };
}

interface KnownQuestion {
  question: Question;
  rule: PriceRule;
  /** Kind of the security; null when none is requested, or none that can be answered for. */
  kind: SecurityKind | null;
  /** True when the security's prices have no limits on the day. */
  isFree?: boolean;
}

/**
 * The question with the price rule of its security; the rule of shares when no security is requested, or none that has
 * a rule.
 */
async function withKnownSymbol(site: Site, question: Question): Promise<KnownQuestion> {
  const { symbol, date } = question;
  if (symbol === null) return { question, rule: 'share', kind: null };
  const security = await site.store.securities.find(symbol);
  if (security?.exchange !== 'home') return withoutSymbol(question, 'symbol');
  const [{ rule }, isOver] = await Promise.all([loadPrices(site, security), loadIsOver(site, symbol)]);
  if (isOver || !security.active) return withoutSymbol(question, 'over');
  if (!rule) return withoutSymbol(question, 'unruled');
  return { question, rule, kind: security.kind, isFree: date !== null && !hasPriceLimits(security, date) };
}

function withoutSymbol(question: Question, fault: Fault): KnownQuestion {
  const faults = { ...question.faults, symbol: fault };
  return { question: { ...question, symbol: null, faults }, rule: 'share', kind: null };
}

function limitsOf(
  { live }: Site,
  { symbol, price }: Question,
  on: Parameters<typeof securityLimits>[3],
): SecurityLimits | null {
  return symbol === null ? null : securityLimits(symbol, live.quote(symbol), price, on);
}

/** The market's current day, from the start of its session; null before that and on a day without trading. */
function begunToday(now: Instant): PlainDate | null {
  const today = marketDate(now);
  return sessionDay(now) === today ? today : null;
}
