import { addDays, isTradingDay, nextTradingDay, previousTradingDay } from '#domain/calendar.ts';
import { baseMargin } from '#domain/future-margin.ts';
import { monthOf } from '#domain/month.ts';
import type { PlainDate } from '#domain/time.ts';
import type { MwFutureDay, MwMarginParameter } from '#upstream/wire/future.ts';
import { firstFullDay, futureContracts, isOpen, rootsOf, type FutureContract } from '../issuers/futures.ts';
import type { World } from '../world.ts';
import { fault, json } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Ask } from './ask.ts';
import { decimal } from './wire.ts';

const DAYS_MOST = 400;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Margin of a spread (one contract bought, another month's sold), per cent of the base margin. */
const SPREAD_PERCENT = 40;
const UNIT = 1_000;

/** Ours: finished days of all contracts of a root, from the first day on which all its months exist. */
export function futureDaysOf(world: World, { query }: Ask): Answer {
  const [root, from, to] = ['root', 'from', 'to'].map((name) => query.get(name) ?? '') as [string, string, string];
  if (!DAY.test(from) || !DAY.test(to) || from > to || addDays(from, DAYS_MOST) <= to)
    return fault(400, `Give two days such as 2026-10-01, no more than ${DAYS_MOST} days apart.`);
  const contracts = contractsOf(world, root);
  if (contracts.length === 0) return fault(400, 'Give the root of a contract.');
  const first = firstFullDay(contracts);
  const days = contracts.flatMap((contract) => daysOf(world, contract, from < first ? first : from, to));
  return json(days.sort((a, b) => compare(a.date, b.date) || compare(a.expiry, b.expiry)));
}

function daysOf(world: World, { symbol, root, expiry }: FutureContract, from: PlainDate, to: PlainDate): MwFutureDay[] {
  return world.market.futureDays(symbol, from, to).map(({ bar, settlement, openInterest, underlying }) => {
    const traded = (price: number) => (bar.trades ? decimal(price) : null);
    return {
      date: bar.date,
      symbol,
      root,
      expiry,
      open: traded(bar.open),
      high: traded(bar.high),
      low: traded(bar.low),
      close: traded(bar.close),
      settlement: decimal(settlement),
      volume: bar.volume ?? 0,
      value: decimal(bar.value ?? 0),
      trades: bar.trades ?? 0,
      openinterest: openInterest,
      underlying: decimal(underlying),
    };
  });
}

/**
 * Ours: the margins in force on a day. They are set on the first trading day of a month, from the settlement price
 * before it.
 */
export function marginParametersOf(world: World, { query }: Ask): Answer {
  const on = query.get('on') ?? '';
  if (!DAY.test(on)) return fault(400, 'Give a day such as 2026-10-01.');
  const from = setOn(on < world.today() ? on : world.today());
  return json(rootsOf(world.identity).flatMap(({ root }) => marginOf(world, root, from) ?? []));
}

function marginOf(world: World, root: string, from: PlainDate): MwMarginParameter | null {
  const percent = rootsOf(world.identity)
    .find((one) => one.root === root)
    ?.margins.findLast(([since]) => since <= from)?.[1];
  const before = previousTradingDay(from);
  const contracts = contractsOf(world, root);
  const front = contracts.find((contract) => isOpen(contract, before));
  if (percent === undefined || !front || before < firstFullDay(contracts)) return null;
  const settlement = world.market.futureDays(front.symbol, before, before)[0]?.settlement;
  if (settlement === undefined) return null;
  const contract = baseMargin(settlement, front.contractSize, percent);
  const spread = Math.ceil((contract * SPREAD_PERCENT) / (100 * UNIT)) * UNIT;
  return {
    root,
    percent: decimal(percent),
    contract: decimal(contract),
    spread: decimal(spread),
    currency: front.currency,
    from,
  };
}

/** The first trading day of the day's month; of the month before when `day` is earlier than that. */
function setOn(day: PlainDate): PlainDate {
  const first = firstTradingDay(`${monthOf(day)}-01`);
  return first <= day ? first : firstTradingDay(`${monthOf(addDays(`${monthOf(day)}-01`, -1))}-01`);
}

function firstTradingDay(day: PlainDate): PlainDate {
  return isTradingDay(day) ? day : nextTradingDay(day);
}

function contractsOf({ identity, today }: World, root: string): FutureContract[] {
  return futureContracts(identity, today()).filter((contract) => contract.root === root);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
