import { dubaiDate } from '#domain/date.ts';
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
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/stale-data.ts';

export interface StillData {
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
export async function loadStill(site: Site, query: URLSearchParams): Promise<StillData> {
  const now = site.now();
  const question = await withKnownSymbol(site, parseQuestion(query, now));
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
        : priceAnswer(date, question.price, limitsOf(site, question, date, dubaiDate(now))),
    trade: date === null ? null : settlementAnswer(date),
    entitlement: ex === null ? null : entitlementAnswer(ex),
  };
}

/** A symbol of this exchange, whose prices follow the rules that are known here. */
async function withKnownSymbol({ store }: Site, question: Question): Promise<Question> {
  if (question.symbol === null) return question;
  const security = await store.securities.find(question.symbol);
  const isListed = security?.exchange === 'home' && security.active;
  if (isListed && security.kind !== 'future') return question;
  return { ...question, symbol: null, faults: { ...question.faults, symbol: isListed ? 'future' : 'symbol' } };
}

function limitsOf(
  { live }: Site,
  { symbol, price }: Question,
  date: PlainDate,
  today: PlainDate,
): SecurityLimits | null {
  return symbol === null ? null : securityLimits(symbol, live.quote(symbol), price, { date, today });
}
